import { done, namesIn, pick, type Choice, type Option, type Blanks } from '../kernel/choices.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import { FACING_NAMES, parseFacing } from '../geometry/hex/facing.js';
import { distance, hexesOf, type Hex } from '../geometry/hex/hex.js';
import { freeHexes, hideoutProblem } from './deployment.js';
import { ammoShort, possibleShots, possibleTargets, type PossibleShot } from './fire.js';
import { atStandard } from './levels.js';
import { FACING_CHOICE, moveChoice } from './move-choices.js';
import { placeOf } from './movement.js';
import { isInfantry } from './stacking.js';
import { selections } from './sight.js';
import { ALL, volleyChoice } from './standard/volley-choices.js';
import { salvoToHit } from './standard/artillery.js';
import { ROUNDS } from './standard/gun-tables.js';
import { mineable } from './standard/minefields.js';
import { metBy } from './standard/overwatch.js';
import { asides } from './standard/asides.js';
import { asideCommand } from './standard/step-aside.js';
import { strikeChoice } from './standard/physical-choices.js';
import { waysToHit } from './to-hit.js';
import type { StandardState, State, Unit, UnitOf, With } from './types.js';
import type { BattleTechQuestion, BattleTechView } from './battletech.js';
import type { MountId } from './vocabulary.js';
import type { Command, Topic } from './commands.js';
import { findUnit, mountOf, unitOf, woodsIn } from './units.js';
import { supposed } from './supposed.js';

type Next = Choice<Command>;
type About<Ask extends Topic['ask']> = Extract<Topic, { ask: Ask }>;

/** The next blank to fill of the order that a question asks for. */
export function choices(view: BattleTechView, question: BattleTechQuestion, partial: Blanks): Next {
  const state = supposed(view.game);
  const { topic } = question;
  switch (topic.ask) {
    case 'deploy':
      return withUnit(state, topic.units, partial, (unit) => deployChoice(state, unit, partial));
    case 'lay-mines':
      return minesChoice(state, topic, partial);
    case 'bombard':
      return salvoChoice(state, topic.side, partial);
    case 'move':
      // Under the chrono the unit is named first: its move has minutes of its own (CLN-51).
      return withUnit(state, topic.units, partial, (unit) =>
        question.chrono ? done({ type: 'name', unit: unit.id }) : moveChoice(state, unit, partial),
      );
    case 'move-named':
      return withUnit(state, topic.units, partial, (unit) => moveChoice(state, unit, partial));
    case 'declare':
      return withUnit(
        state,
        topic.units,
        partial,
        (unit) => declareChoice(state, unit, partial),
        sealedOf(view, question),
      );
    case 'move-on':
      return withUnit(state, topic.units, partial, (unit) => moveChoice(state, unit, partial, topic.mode));
    case 'step-aside':
      return asideChoice(atStandard(state), topic.units[0], partial);
    case 'attack':
      return withUnit(
        topic.at === undefined ? atStandard(state) : metBy(atStandard(state), topic.units[0] ?? topic.at, topic.at),
        topic.units,
        partial,
        (unit, full) => volleyChoice(full, unit, partial),
        sealedOf(view, question),
      );
    case 'strike':
      return withUnit(
        atStandard(state),
        topic.units,
        partial,
        (unit, full) => strikeChoice(full, unit, partial),
        sealedOf(view, question),
      );
    case 'split-hex':
      return splitChoice(state, topic, partial);
    case 'impossible-shots':
      return shotsChoice(state, topic, partial, 0, (mounts) => ({ type: 'fire-anyway', mounts }));
    case 'fire':
      return shotsChoice(state, topic, partial, 1, (mounts) => ({ type: 'fire', unit: topic.unit, mounts }));
  }
}

/** The units of a sealed question that were declared for and may still be changed, each with its target. */
function sealedOf(view: BattleTechView, question: BattleTechQuestion): ReadonlyMap<UnitId, UnitId | null> {
  const answers = view.sealed.find((one) => one.question.id === question.id)?.answers ?? [];
  return new Map(
    answers.flatMap(({ command }): readonly (readonly [UnitId, UnitId | null])[] => {
      switch (command.type) {
        case 'declare':
          return [[command.unit, command.target]];
        case 'attack':
          return [[command.unit, command.shots[0]?.target ?? null]];
        case 'strike':
          return [[command.unit, command.blows[0]?.target ?? null]];
        default:
          return [];
      }
    }),
  );
}

/** Which unit, unless there is only one: those still to be ordered first, then those whose sealed orders can be changed. */
function withUnit<S extends State>(
  state: With<S>,
  asked: readonly UnitId[],
  partial: Blanks,
  then: (unit: UnitOf<S>, state: S) => Next,
  sealed: ReadonlyMap<UnitId, UnitId | null> = new Map(),
): Next {
  const units = [...asked.filter((id) => !sealed.has(id)), ...sealed.keys()];
  const [only, ...others] = units;
  const chosen = others.length === 0 ? only : units.find((id) => id === partial['unit']);
  const unit = chosen && findUnit(state, chosen);
  if (unit) return then(unit, state);
  return pick(
    'unit',
    units.map((id) => ({
      value: id,
      facts: {
        ...unitFacts(unitOf(state, id)),
        ...(sealed.has(id) ? { sealed: sealed.get(id) ?? NO_TARGET } : {}),
      },
    })),
  );
}

const unitFacts = (unit: Unit): Option['facts'] => ({
  unit: unit.id,
  ...(unit.place ? { hex: unit.place.hex, facing: FACING_NAMES[unit.place.facing] } : {}),
});

function deployChoice(state: State, unit: Unit, partial: Blanks): Next {
  const hex = freeHexes(state, unit).find((one) => one === partial['hex']);
  if (!hex) {
    return pick(
      'hex',
      freeHexes(state, unit).map((one) => ({
        value: one,
        facts: { unit: unit.id, hex: one, woods: woodsIn(state.board, one) },
      })),
    );
  }
  const facing = isInfantry(unit) ? 0 : parseFacing(partial['facing'] ?? '');
  if (facing === null) return FACING_CHOICE;
  const deploy = { type: 'deploy', unit: unit.id, hex, facing } as const;
  if (partial['hides'] === 'seen' || hideoutProblem(state, unit, hex)) return done(deploy);
  switch (partial['hides']) {
    case 'hidden':
      return done({ ...deploy, hidden: true });
    default:
      return pick(
        'hides',
        ['seen', 'hidden'].map((value) => ({ value, facts: { unit: unit.id, hex } })),
      );
  }
}

/** Of a blank for the next field: no more. */
export const NO_MORE = 'none';

/** Where the fields of a side lie, one after the other, until it has laid all or wants no more. */
function minesChoice(state: State, { side, most }: About<'lay-mines'>, partial: Blanks): Next {
  const free = mineable(state, side);
  const hexes: Hex[] = [];
  for (let i = 1; i <= most; i++) {
    const left = free.filter((hex) => !hexes.includes(hex));
    const given = partial[`mines${i}`];
    const hex = left.find((one) => one === given);
    if (given === NO_MORE) break;
    if (!hex)
      return pick(`mines${i}`, [
        ...left.map((value) => ({ value, facts: { hex: value, woods: woodsIn(state.board, value) } })),
        { value: NO_MORE, facts: {} },
      ]);
    hexes.push(hex);
  }
  return done({ type: 'lay-mines', hexes });
}

/** What a salvo is made of and where it is to land, with the number that it needs there; or none. */
function salvoChoice(state: State, side: SideId, partial: Blanks): Next {
  const round = ROUNDS.find((one) => one === partial['round']);
  if (partial['round'] === NO_MORE) return done({ type: 'bombard', hex: null, round: 'high-explosive' });
  if (!round)
    return pick(
      'round',
      [...ROUNDS, NO_MORE].map((value) => ({ value, facts: {} })),
    );
  const hexes = hexesOf(state.board);
  const hex = hexes.find((one) => one === partial['salvo-hex']);
  if (hex) return done({ type: 'bombard', hex, round });
  return pick(
    'salvo-hex',
    hexes.map((value) => {
      const { number, sure } = salvoToHit(state, side, value);
      return { value, facts: { hex: value, ...(round === 'homing' ? {} : { number, sure: sure ? 'yes' : 'no' }) } };
    }),
  );
}

/** The value of the option for "no fire". */
export const NO_TARGET = 'none';

function declareChoice(state: State, unit: Unit, partial: Blanks): Next {
  const targets = possibleTargets(state, unit);
  if (partial['target'] === NO_TARGET) return done({ type: 'declare', unit: unit.id, target: null, mounts: [] });
  const target = targets.find((one) => one.id === partial['target']);
  if (!target) {
    return pick('target', [
      ...targets.map((one) => ({ value: one.id, facts: targetFacts(state, unit, one) })),
      { value: NO_TARGET, facts: {} },
    ]);
  }
  const shots = possibleShots(state, unit, target);
  const options = shots.map((one) => ({ value: one.mount.id, facts: shotFacts(one) }));
  const all = worthFiring(unit, shots);
  const mounts = all.length > 0 && partial['weapons'] === ALL ? all : chosenOf(options, partial['weapons'], 1);
  const short = mounts && ammoShort(unit, mounts);
  if (mounts && !short) return done({ type: 'declare', unit: unit.id, target: target.id, mounts });
  return {
    ...pick('weapons', options, 1, options.length),
    ...(all.length > 1 ? { every: { value: ALL, facts: { mounts: all, target: target.id } } } : {}),
    ...(short ? { refusal: short } : {}),
  };
}

/** The weapons that can hit, as far as there are rounds for them together (P-09). */
const worthFiring = (unit: Unit, shots: readonly PossibleShot[]): readonly MountId[] =>
  shots
    .filter(({ toHit }) => waysToHit(toHit.number) > 0)
    .reduce<readonly MountId[]>((all, { mount: { id } }) => (ammoShort(unit, [...all, id]) ? all : [...all, id]), []);

/** A target with how many weapons can be declared at it, and the best number among them. */
function targetFacts(state: State, unit: Unit, target: Unit): Option['facts'] {
  const shots = possibleShots(state, unit, target);
  const best = Math.min(...shots.map(({ toHit }) => toHit.number));
  return {
    unit: target.id,
    hex: placeOf(target).hex,
    distance: distance(placeOf(unit).hex, placeOf(target).hex),
    number: best,
    chance: waysToHit(best),
    weapons: shots.length,
  };
}

/** A weapon with its number. */
function shotFacts({ mount: { id, weapon, location }, toHit: { number } }: PossibleShot): Option['facts'] {
  return { mount: id, weapon: weapon.id, location, damage: weapon.damage, number, chance: waysToHit(number) };
}

function splitChoice(state: State, topic: About<'split-hex'>, partial: Blanks): Next {
  if (state.options.splitLine === 'side') return sideChoice(state, topic, partial);
  const hexes = topic.pairs.map((pair, i) => pair.find((hex) => hex === partial[`hex${i + 1}`]) ?? null);
  const open = hexes.indexOf(null);
  const pair = topic.pairs[open];
  if (!pair) return done({ type: 'choose-hex', hexes: hexes.filter((hex) => hex !== null) });
  return pick(
    `hex${open + 1}`,
    pair.map((hex) => ({ value: hex, facts: { hex, woods: woodsIn(state.board, hex) } })),
  );
}

/** One side for the whole line: all left hexes, or all right ones (AMB-QSR-15). */
function sideChoice(state: State, topic: About<'split-hex'>, partial: Blanks): Next {
  const sides = selections(state.options, topic.pairs);
  const chosen = sides.find((hexes) => hexes.join('+') === partial['hexes']);
  if (chosen) return done({ type: 'choose-hex', hexes: chosen });
  return pick(
    'hexes',
    sides.map((hexes) => ({
      value: hexes.join('+'),
      facts: { hexes, woods: hexes.reduce((sum, hex) => sum + woodsIn(state.board, hex), 0) },
    })),
  );
}

/** Of the blank `aside`: not to step at all. */
const STAY = 'stay';

/** Where to step aside to, or to stay (FIN-41). */
function asideChoice(state: StandardState, id: UnitId, partial: Blanks): Next {
  const ways = asides(state, unitOf(state, id));
  const options = [
    ...ways.map(({ step, at }) => ({ value: step, facts: { hex: at.place.hex, mp: at.mp } })),
    { value: STAY, facts: {} },
  ];
  const chosen = options.find(({ value }) => value === partial['aside']);
  return chosen
    ? done(asideCommand(id, ways.find(({ step }) => step === chosen.value) ?? null))
    : pick('aside', options);
}

function shotsChoice(
  state: State,
  topic: About<'impossible-shots' | 'fire'>,
  partial: Blanks,
  min: number,
  command: (mounts: readonly MountId[]) => Command,
): Next {
  const unit = unitOf(state, topic.unit);
  const options = topic.mounts.map((mount) => ({
    value: mount,
    facts: { mount, weapon: mountOf(unit, mount).weapon.id },
  }));
  const mounts = chosenOf(options, partial['weapons'], min);
  return mounts ? done(command(mounts)) : pick('weapons', options, min, options.length);
}

/** The options named in a blank, in its order; `null` while the blank is empty, or names what is not among them or too few. */
function chosenOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  blank: string | undefined,
  min: number,
): readonly Value[] | null {
  if (blank === undefined) return null;
  const names = [...new Set(namesIn(blank))];
  const chosen = names.flatMap((name) => options.filter(({ value }) => value === name).map(({ value }) => value));
  return chosen.length === names.length && chosen.length >= min ? chosen : null;
}
