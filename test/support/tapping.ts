import { channelId, playerId } from '../../src/match/header.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';
import type { PageMessage } from 'discord-sandbox';
import { controlsOf, wordsOf, type Control, type Stage } from './bot.js';

/** Orders as a player taps them: by what stands on the buttons and in the menus, and counted. */

/** A button, or an entry of a menu, by its words; several entries of one menu in a list. */
export type Label = string | RegExp;
/** `ifAsked`: tapped only where it stands. */
export type Tapped = Label | readonly Label[] | { readonly ifAsked: Label };

/** What an order cost. `taps`: opening a menu and choosing in it are one; `strict`: opening is one, and each choice is another. */
export interface Cost {
  readonly taps: number;
  readonly strict: number;
  /** What was answered to the last tap. */
  readonly told: string;
  /** What the player has ordered by it: one command, if it counts once. */
  readonly orders: readonly AnyGame['command'][];
}

const fits = (label: string, wanted: Label): boolean =>
  typeof wanted === 'string' ? label === wanted : wanted.test(label);

/** The panel: the newest public message with the button of whoever is awaited. */
export const panelOf = (stage: Stage, table: string, user: string): PageMessage | undefined =>
  stage.sandbox
    .messages(table, user)
    .findLast((message) => !message.ephemeral && controlsOf(message).some(({ id }) => id.startsWith('my|')));

const isOptional = (wanted: Tapped): wanted is { readonly ifAsked: Label } =>
  typeof wanted === 'object' && 'ifAsked' in wanted;
const isList = (wanted: Tapped): wanted is readonly Label[] => Array.isArray(wanted);

/** Taps through an order: the first on the panel, or on the player's own message where the order before has led to the next. */
export async function tap(stage: Stage, table: string, user: string, wanted: readonly Tapped[]): Promise<Cost> {
  const player = stage.sandbox.as(user);
  const from = await versionOf(stage, table);
  let message = panelOf(stage, table, user);
  let [taps, strict] = [0, 0];
  for (const one of wanted) {
    const labels = isList(one) ? one : [isOptional(one) ? one.ifAsked : one];
    const found = message && controlFor(message, labels);
    if (isOptional(one) && !found) continue;
    if (!message || !found)
      throw new Error(`nothing says ${JSON.stringify(labels.map(String))} on:\n${wordsOf(message)}`);
    const { control, values } = found;
    const outcome = await (values ? player.select(message, control.id, values) : player.press(message, control.id));
    taps++;
    strict += values ? 1 + values.length : 1;
    const answered = await outcome.answered();
    await stage.bot.idle();
    const refused = outcome.followUps.map((answer) => wordsOf(answer)).join('\n');
    if (refused) throw new Error(`refused: ${refused}`);
    message = stage.sandbox.messages(table, user).find((shown) => shown.id === answered?.id);
  }
  await stage.settled();
  const here = await stage.services.referee.tableIn(channelId(table));
  const events = here
    ? await stage.services.referee.history(here.header.id, from + 1, here.header.version, spectator)
    : [];
  const isTheirs = (seat: string): boolean =>
    here?.header.holders.some((holder) => holder.seat === seat && holder.player === playerId(player.id)) ?? false;
  const orders = events.flatMap(({ event }) =>
    event.type === 'Answered' && event.answer.by === 'seat' && isTheirs(event.answer.seat)
      ? [event.answer.command]
      : [],
  );
  return { taps, strict, told: wordsOf(message), orders };
}

/** How far the match in a channel has come. */
export const versionOf = async ({ services: { referee } }: Stage, table: string): Promise<number> =>
  (await referee.tableIn(channelId(table)))?.header.version ?? 0;

function controlFor(
  message: PageMessage,
  labels: readonly Label[],
): { readonly control: Control; readonly values: readonly string[] | null } | null {
  const usable = controlsOf(message).filter(({ disabled }) => !disabled);
  const [first = ''] = labels;
  const button = labels.length === 1 && usable.find(({ label, options }) => options.length === 0 && fits(label, first));
  if (button) return { control: button, values: null };
  for (const control of usable) {
    const values = labels.flatMap((label) => control.options.find((option) => fits(option.label, label))?.value ?? []);
    if (values.length === labels.length) return { control, values };
  }
  return null;
}
