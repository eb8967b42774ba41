import { channelId, playerId } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../../src/rules/registry.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { Aimed, PhysicalAttack } from '../../src/rules/battletech/standard/types.js';
import type { Onward } from '../../src/rules/battletech/commands.js';
import type { KernelCommand } from '../../src/rules/kernel/contract.js';
import { isKernelCommand } from '../../src/rules/kernel/decide.js';
import type { Tactic148 } from '../../src/rules/tactic148/tactic148.js';
import type { Outcome, PageMessage } from 'discord-sandbox';
import { controlsOf, wordsOf, type Control, type Stage } from './bot.js';
import { awaited, type Awaited } from './play.js';
import { blanksTo } from './press-any.js';
import { blanksNear, type Flight } from './press-hour.js';
import { nearestPlace, wantedTactic } from './press-tactic.js';
import { versionOf } from './tapping.js';

/** Plays by buttons and menus alone: what a player taps to give the order that they have in mind. */

/** Gives the order of whoever is awaited by pressing; false when nobody is. `taps` counts. */
export async function orderByPress(stage: Stage, channel: string, taps: { count: number }): Promise<boolean> {
  const next = await awaited(stage, channel);
  if (!next) return false;
  await press(stage, channel, next, taps);
  return true;
}

/** Gives an order of a player's by pressing, from the panel to its confirmation. A refusal is thrown. */
export async function press(
  stage: Stage,
  channel: string,
  { user, command }: Pick<Awaited, 'user' | 'command'>,
  taps: { count: number },
): Promise<void> {
  const player = stage.sandbox.as(user);
  const panel = stage.sandbox
    .messages(channel, user)
    .findLast((message) => !message.ephemeral && controlsOf(message).some(({ id }) => id.startsWith('my|')));
  const my = controlsOf(panel).find(({ id }) => id.startsWith('my|'));
  if (!panel || !my) throw new Error(`no panel to press: ${stage.logged.join('\n')}`);
  const from = await versionOf(stage, channel);
  const opened = await player.press(panel, my.id);
  taps.count++;
  let draft = await opened.answered();
  const wish = await wishOf(stage, channel, user, command);
  for (let steps = 0; draft; steps++) {
    if (steps > 40) throw new Error(`no end of pressing: ${wordsOf(draft)}`);
    const tap = nextTap(controlsOf(draft), wish);
    const id = draft.id;
    const outcome: Outcome =
      tap.values === null
        ? await player.press(draft, tap.control.id)
        : await player.select(draft, tap.control.id, tap.values);
    taps.count++;
    await stage.bot.idle();
    // What came of an order may follow on it at once: only what left the match as it was is a refusal.
    if (GIVES.test(tap.control.id) && (await versionOf(stage, channel)) > from) return;
    const told = outcome.followUps.map((message) => wordsOf(message)).join('\n');
    if (told) throw new Error(`refused: ${told}`);
    if (GIVES.test(tap.control.id)) return;
    draft = stage.sandbox.messages(channel, user).find((message: PageMessage) => message.id === id);
  }
}

/** Plays on by pressing until nobody is awaited; more than `most` orders are too many. */
export async function playOutByPress(
  stage: Stage,
  channel: string,
  most = 400,
): Promise<{ readonly orders: number; readonly taps: number }> {
  const taps = { count: 0 };
  let orders = 0;
  while (await orderByPress(stage, channel, taps)) {
    await stage.settled();
    if (++orders >= most) throw new Error(`no end after ${orders} orders`);
  }
  return { orders, taps: taps.count };
}

interface Tap {
  readonly control: Control;
  readonly values: readonly string[] | null;
}

/** Verbs of presses that give the order. */
const GIVES = /^(?:confirm|give|pass)\|/u;

/** What a press fills: `unit=HBK-4G`. */
const fillingsOf = (args: readonly string[]): readonly (readonly [string, string])[] =>
  args.flatMap((arg) => {
    const at = arg.indexOf('=');
    return at > 0 ? [[arg.slice(0, at), arg.slice(at + 1)] as const] : [];
  });

const partsOf = ({ id }: Control): readonly string[] => id.replace(/#.*$/, '').split('|');

/** The button or menu entry that leads towards a command: of several the one that fills most. */
function nextTap(controls: readonly Control[], { command, slots, place }: Wish): Tap {
  const usable = controls.filter(({ disabled }) => !disabled);
  const buttons = usable.filter(({ options }) => options.length === 0);
  const press = (fits: (id: readonly string[]) => boolean): Tap | null => {
    const control = buttons.find((one) => fits(partsOf(one)));
    return control ? { control, values: null } : null;
  };
  const confirm = press(([verb]) => verb === 'confirm');
  if (confirm) return confirm;
  const filling = fillingTap(usable, slots);
  if (filling) return filling;
  for (const [slot, values] of Object.entries(slots)) {
    const button = press(([verb, , , at, value]) => verb === 'set' && at === slot && values.includes(value ?? ''));
    if (button) return button;
    const isMenu = (one: Control): boolean => one.options.length > 0 && partsOf(one)[0] === 'set';
    const menu = slot !== 'path' && usable.find((one) => isMenu(one) && partsOf(one)[3] === slot);
    const picked = menu ? menu.options.map(({ value }) => value).filter((value) => values.includes(value)) : [];
    if (menu && picked.length > 0) return { control: menu, values: picked };
  }
  const spot = place ? nearestPlace(usable, place) : null;
  if (spot) return { control: spot.control, values: [spot.value] };
  if (command.type === 'pass') {
    const pass = press(([verb]) => verb === 'pass');
    if (pass) return pass;
    // Where another button does what passing would, there is none to pass.
    const [give, ...others] = buttons.filter((one) => partsOf(one)[0] === 'give');
    if (give && others.length === 0) return { control: give, values: null };
  }
  // Of several pages on: back was left because nothing there fits.
  const pages = buttons.filter((one) => partsOf(one)[0] === 'page' && partsOf(one)[3] !== '-1');
  const onward = pages.at(-1);
  const turn: Tap | null = onward ? { control: onward, values: null } : null;
  const drive = press(([verb, , , fills]) => verb === 'fill' && fills === 'path=');
  const found = (command.type === 'move' || command.type === 'stand-up' ? drive : null) ?? turn;
  if (!found) throw new Error(`nothing to press for ${JSON.stringify(command)}: ${JSON.stringify(usable)}`);
  return found;
}

/** The button or entry that fills the most of what is wanted, and nothing else. */
function fillingTap(usable: readonly Control[], slots: Wish['slots']): Tap | null {
  const meets = (blank: string, value: string): boolean => {
    const wanted = slots[blank] ?? [];
    const values = value.split(' ');
    return wanted.includes(value) || (values.length === wanted.length && values.every((one) => wanted.includes(one)));
  };
  const [most] = usable
    .filter((one) => ['give', 'fill'].includes(partsOf(one)[0] ?? ''))
    .flatMap((control): readonly (Tap & { readonly fills: ReturnType<typeof fillingsOf> })[] => {
      const own = partsOf(control).slice(3);
      if (control.options.length === 0) return [{ control, values: null, fills: fillingsOf(own) }];
      return control.options.map(({ value }) => ({
        control,
        values: [value],
        fills: fillingsOf([...own, ...value.split('|')]),
      }));
    })
    .filter(({ fills }) => fills.length > 0 && fills.every(([blank, value]) => meets(blank, value)))
    .filter(({ fills }) => fills.some(([blank, value]) => blank !== 'path' || value !== ''))
    .sort((a, b) => b.fills.length - a.fills.length);
  return most ?? null;
}

/** What is to be pressed: the values that lead to a command, by slot, and the command whose place is looked for on a measured table. */
interface Wish {
  readonly command: AnyGame['command'] | KernelCommand;
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly place: Tactic148['command'] | null;
}

/** What leads to a player's command; a game that asks for paths or places has a table of its own. */
async function wishOf(
  { services: { referee, ruleset } }: Stage,
  channel: string,
  user: string,
  command: Awaited['command'],
): Promise<Wish> {
  const table = await referee.tableIn(channelId(channel));
  if (!table) throw new Error('no match');
  const { ruleset: game, holders } = table.header;
  if (hasTable(game, command)) {
    return { command, slots: wanted(command), place: isTactic(command) ? command : null };
  }
  for (const { seat, player } of holders) {
    if (seat === null || player !== playerId(user)) continue;
    const view = referee.view(table, seated(seat));
    if (!view) continue;
    const slots = isFlight(command)
      ? blanksNear(ruleset(game), view, seat, command)
      : blanksTo(ruleset(game), view, seat, command);
    return { command, slots, place: null };
  }
  throw new Error(`${user} has no seat`);
}

type Known = BattleTech['command'] | Tactic148['command'] | KernelCommand;
const hasTable = (game: RulesetId, command: Awaited['command']): command is Known =>
  game === 'battletech' || game === 'tactic148' || isKernelCommand(command);

const isFlight = (command: Awaited['command']): command is Flight =>
  command.type === 'fly' || command.type === 'fly-on';

type QuickStart = Exclude<BattleTech['command'], Tactic148['command']>;

/** Orders are told apart by what they name: both games move and deploy, over hexes or over a measured table. */
const isTactic = (command: Known): command is Tactic148['command'] =>
  !isQuickStart(command) && !isKernelCommand(command);
const isQuickStart = (command: Known): command is QuickStart =>
  [
    'name',
    'declare',
    'choose-hex',
    'fire-anyway',
    'fire',
    'stand-up',
    'careful-stand',
    'eject',
    'self-destruct',
    'lay-mines',
    'attack',
    'strike',
  ].includes(command.type) ||
  'hex' in command ||
  'steps' in command;

/** The values that lead to a command, by slot. */
function wanted(command: Known): Readonly<Record<string, readonly string[]>> {
  if (isKernelCommand(command)) return {};
  if (isTactic(command)) return wantedTactic(command);
  switch (command.type) {
    case 'deploy':
      return {
        unit: [command.unit],
        hex: [command.hex],
        facing: [FACINGS[command.facing] ?? ''],
        hides: ['hidden' in command ? 'hidden' : 'seen'],
      };
    case 'lay-mines':
      return Object.fromEntries([...command.hexes, 'none'].map((hex, i) => [`mines${i + 1}`, [hex]]));
    case 'name':
      return { unit: [command.unit] };
    case 'move':
      return {
        aside: [command.steps || 'stay'],
        unit: [command.unit],
        mode: [command.pace ?? command.mode],
        path: paths(command),
      };
    case 'stand-up':
      return {
        unit: [command.unit],
        mode: [`stand-up-${command.mode}`],
        path: paths(command.then ?? { steps: '', exit: false }),
      };
    case 'eject':
      return { unit: [command.unit], mode: ['eject'] };
    case 'self-destruct':
      return { unit: [command.unit], mode: [command.ejects ? 'self-destruct-ejecting' : 'self-destruct'] };
    case 'careful-stand':
      return { unit: [command.unit], mode: ['careful-stand'], facing: [FACINGS[command.facing] ?? ''] };
    case 'attack':
      return {
        unit: [command.unit],
        at: ['more'],
        spot: [command.spots ?? 'none'],
        twist: [TWISTS[command.twist]],
        ...volleys(command),
      };
    case 'strike':
      return {
        unit: [command.unit],
        target: [command.takes ? `take-${command.takes}` : (command.blows[0]?.target ?? 'none')],
        blow: [physicalName(command.blows)],
      };
    case 'declare':
      return { unit: [command.unit], target: [command.target ?? 'none'], weapons: command.mounts };
    case 'choose-hex':
      return Object.fromEntries(command.hexes.map((hex, i) => [`hex${i + 1}`, [hex]]));
    case 'fire-anyway':
    case 'fire':
      return { weapons: command.mounts.length > 0 ? command.mounts : [''] };
    default:
      return {};
  }
}

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const TWISTS = {
  '-2': 'left2',
  '-1': 'left',
  '0': 'ahead',
  '1': 'right',
  '2': 'right2',
  '3': 'rear',
  flip: 'flip',
} as const;

type Orders = BattleTech['command'];

/** All presses on the drive pad along a path, the last first. */
function paths({ steps, exit, prone, charge, unload }: Onward): readonly string[] {
  const end = prone ? 'D' : charge ? 'C' : unload ? 'S' : '.';
  return [
    ...(exit ? [`${steps.slice(0, -1)}X`] : [`${steps}${end}`]),
    ...Array.from({ length: steps.length }, (_, i) => steps.slice(0, steps.length - i)),
  ];
}

/** Target by target the weapons as they are fired; `none` where there are no more. */
function volleys({ shots, unjam }: Extract<Orders, { type: 'attack' }>): Readonly<Record<string, readonly string[]>> {
  const targets = [...new Set(shots.map(({ target }) => target))];
  const slot = (name: string, i: number): string => (i === 0 ? name : `${name}${i + 1}`);
  const found = targets.flatMap((target, i): readonly (readonly [string, readonly string[]])[] => [
    [slot('target', i), [target]],
    [slot('weapons', i), shots.filter((shot) => shot.target === target).map(wayOf)],
    [slot('aim', i), [shots.find((shot) => shot.target === target)?.aim ?? 'none']],
    [slot('shift', i), [shots.find((shot) => shot.target === target)?.shift ?? 'none']],
  ]);
  return {
    ...Object.fromEntries(found),
    [slot('target', targets.length)]: [unjam === null ? 'none' : `unjam:${unjam}`],
  };
}

const wayOf = ({ mount, mode, bin }: Aimed): string =>
  mode === 'normal' ? (bin === null ? mount : `${mount}/${bin}`) : `${mount}/${mode}`;

const physicalName = (attacks: readonly PhysicalAttack[]): string =>
  attacks.length > 1
    ? `${attacks[0]?.kind}-both`
    : attacks.map(({ kind, limb }) => (limb ? `${kind}-${limb}` : kind)).join('');
