import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { seededChance, type Chance } from '../../../src/opponent/chance.js';
import { randomOpponent } from '../../../src/opponent/random.js';
import { contains, gap, disc, polygon, sidesOf, toStretch } from '../../../src/rules/geometry/plane/shape.js';
import { diceFrom, type Dice } from '../../../src/rules/kernel/dice.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { isAction } from '../../../src/rules/tactic148/actions.js';
import type { Setup } from '../../../src/rules/tactic148/types.js';
import type { Tactic148, TacticState } from '../../../src/rules/tactic148/tactic148.js';
import type { Command } from '../../../src/rules/tactic148/commands.js';
import type { KernelCommand, MatchEvent } from '../../../src/rules/kernel/contract.js';
import { piece, place, round, setupOf, wall, type Figure } from '../../support/tactic148.js';
import { decideOrder, startMatch } from '../../support/deciding.js';

/**
 * The random player, without the rest of the house: whole matches with random options on a table with everything on it.
 * `T48_GAMES` sets how many and `T48_FROM` the first of them, `T48_SEED` plays the one match of that seed again.
 */
const GAMES = Number(process.env['T48_GAMES'] ?? 3);
const FROM = Number(process.env['T48_FROM'] ?? 0);
const ONE = process.env['T48_SEED'];
const MOST_ORDERS = 400;

const PIECES = [
  piece('house', 'obstruction', wall(10, 10, 14, 13), { look: 'house' }),
  piece('low-wall', 'obstruction', wall(4, 12, 9, 12.4), { climb: true }),
  piece('roof', 'obstruction', wall(16, 9, 20, 12), { look: 'house', climb: true }),
  piece('hedge', 'cover', wall(3, 6, 12, 6.6)),
  piece('wood', 'cover', round(18, 17, 2.5), { look: 'wood' }),
  piece('hill', 'low', wall(2, 16, 8, 20), { look: 'hill', climb: true }),
  piece('well', 'low', round(12, 2, 0.7), { look: 'rubble' }),
  piece('cart', 'low', wall(11, 21, 13, 22), { look: 'cart' }),
  piece('nest', 'cover', round(6, 9, 1.2), { look: 'scenic-base' }),
];
const FIGURES: readonly Figure[] = [
  ...['sergeant', 'rifleman', 'scout', 'gunner'].map((card, i): Figure => ({ unit: `US${i}`, card, at: [0, 0] })),
  ...['officer', 'grenadier', 'assault', 'mg'].map((card, i): Figure => ({ unit: `VG${i}`, card, at: [0, 0] })),
];

type Order = Command | KernelCommand;

interface Match {
  readonly log: MatchEvent<Tactic148>[];
  state: TacticState;
}

function setupFor(chance: Chance): Setup {
  const options = Object.fromEntries(
    tactic148.options
      .filter(() => chance(3) === 0)
      .map(({ id, values }) => [id, values[chance(values.length)] ?? values[0]]),
  );
  const two = chance(3) === 0;
  const figures = two
    ? FIGURES.map((figure, i) => ({ ...figure, seat: `${figure.unit.startsWith('US') ? 'us' : 'vg'}-${(i % 2) + 1}` }))
    : FIGURES;
  return setupOf({
    figures,
    pieces: PIECES,
    options,
    size: [24, 24],
    mode: chance(2) === 0 ? 'skirmish' : 'mission',
    agreed: 27,
  });
}

function take(match: Match, events: readonly MatchEvent<Tactic148>[]): void {
  for (const event of events) {
    for (const viewer of [spectator, seated(seatId('us'))]) tactic148.tell(event, match.state, viewer);
    match.state = tactic148.evolve(match.state, event);
    match.log.push(event);
  }
}

const diceOf = (chance: Chance, state: TacticState): Dice =>
  diceFrom(state.diceRolled, (_i, sides) => 1 + chance(sides));

/** Plays a match, and holds it to the contract at every step. */
function playOut(seed: string): {
  readonly orders: number;
  readonly ended: boolean;
  readonly kinds: ReadonlySet<string>;
  /** Of the straight moves tried: those that were accepted, and those of them that lie outside of the outline. */
  readonly accepted: number;
  readonly outside: number;
} {
  const chance = seededChance(seed);
  const setup = setupFor(chance);
  const began = startMatch(
    tactic148,
    setup,
    diceFrom(0, (_i, sides) => 1 + chance(sides)),
    0,
  );
  if (!began.ok) throw new Error(JSON.stringify(began.error));
  const [first, ...others] = began.value;
  if (!first) throw new Error('nothing began');
  const match: Match = { log: [first], state: tactic148.evolve(null, first) };
  take(match, others);
  const player = randomOpponent(tactic148, chance);
  const kinds = new Set<string>();
  let [orders, accepted, outside] = [0, 0, 0];
  for (; orders < MOST_ORDERS && !match.state.outcome; orders++) {
    const open = tactic148.open(match.state);
    if (open.length === 0) throw new Error('nobody is awaited');
    for (const question of open) {
      const choice = tactic148.choices(tactic148.view(match.state, seated(question.seat)), question.seat, {});
      if (choice.kind === 'nothing') throw new Error(`${question.seat} is awaited without a choice`);
    }
    const question = open[chance(open.length)];
    if (!question) throw new Error('no question');
    const { seat } = question;
    if (chance(8) === 0) {
      alsoHolds(match, chance, seat);
      for (const near of acceptedMoves(match, chance)) {
        accepted++;
        if (near > OUTLINE) outside++;
      }
    }
    const command: Order =
      chance(12) === 0
        ? { type: 'pass' }
        : (player(tactic148.view(match.state, seated(seat)), seat) ?? { type: 'pass' });
    kinds.add(command.type);
    const order = { by: 'seat', seat, command, at: orders } as const;
    const decided = decideOrder(tactic148, match.state, order, diceOf(chance, match.state));
    if (!decided.ok) throw new Error(`listed but refused: ${JSON.stringify({ command, refusal: decided.error })}`);
    if (decided.value.length > 200) throw new Error(`${decided.value.length} events of one order`);
    take(match, decided.value);
    invariants(match.state);
  }
  const folded = replay<Tactic148>(
    (at, event) => tactic148.evolve(at, event),
    JSON.parse(JSON.stringify(match.log)) as MatchEvent<Tactic148>[],
  );
  if (!isDeepStrictEqual(folded, JSON.parse(JSON.stringify(match.state)))) throw new Error('replay differs from live');
  return { orders, ended: match.state.outcome !== null, kinds, accepted, outside };
}

/** What must hold on any table: nobody overlaps, tokens and limits hold, zones have their initiator. */
function invariants({ game }: TacticState): void {
  const r = Number(game.options.baseDiameterU) * 500;
  const active = game.characters.filter(({ status }) => status === 'active');
  active.forEach((one, i) => {
    for (const other of active.slice(i + 1)) {
      if (one.at && other.at && gap(disc(one.at, r), disc(other.at, r)) < -1e-6)
        throw new Error(`${one.id} and ${other.id} overlap`);
    }
    if (one.doings.movement > 3) throw new Error(`${one.id} spent ${one.doings.movement} on movement (T48-32)`);
    if (one.shocked && !one.wounded) throw new Error(`${one.id} is shocked but not wounded`);
  });
  if (Object.values(game.tokens).some((tokens) => tokens < 0)) throw new Error('tokens below none');
  for (const zone of game.zones) {
    const initiator = game.characters.find(({ id }) => id === zone.initiator);
    if (initiator?.suppressing?.zone !== zone.id) throw new Error(`${zone.id} without its initiator (AMB-T48-17)`);
  }
}

/** Outlines are felt out in 48 directions, and drawn in where their corner would end on a friend: so much may be outside. */
const OUTLINE = 1500;

/** Straight moves that are accepted, each by how far it lies from the outline that is offered for it; 0 within. */
function acceptedMoves({ state }: Match, chance: Chance): readonly number[] {
  const question = tactic148.open(state).find(({ topic }) => topic.ask === 'act');
  if (question?.topic.ask !== 'act') return [];
  const view = tactic148.view(state, seated(question.seat));
  const unit = question.topic.units[chance(question.topic.units.length)];
  const one = state.game.characters.find(({ id }) => id === unit);
  if (!one?.at || unit === undefined) return [];
  const choice = tactic148.choices(view, question.seat, { unit, action: 'move', where: 'place' });
  if (choice.kind !== 'point') return [];
  const corners = choice.region.map(([x, y]) => ({ x, y }));
  const from = one.at;
  const slices = sidesOf(polygon(corners)).map(([a, b]) => polygon([from, a, b]));
  return Array.from({ length: 8 }, () => ({ x: from.x + chance(12_001) - 6000, y: from.y + chance(12_001) - 6000 }))
    .filter((to) => {
      const order = { by: 'seat', seat: question.seat, command: { type: 'move', unit, path: [to] }, at: 0 } as const;
      return decideOrder(tactic148, state, order, diceOf(chance, state)).ok;
    })
    .map((to) =>
      slices.some((slice) => contains(slice, to))
        ? 0
        : Math.min(...sidesOf(polygon([...corners, from])).map(([a, b]) => toStretch(to, a, b))),
    );
}

/** Other properties, looked at now and then: the state survives JSON, nonsense is refused, a refusal uses no die. */
function alsoHolds(match: Match, chance: Chance, seat: ReturnType<typeof seatId>): void {
  const { state } = match;
  const copy = JSON.parse(JSON.stringify(state)) as TacticState;
  expect(isDeepStrictEqual(copy, state)).toBe(true);
  const thrown = diceFrom(state.diceRolled, () => {
    throw new Error('a refused order rolled a die');
  });
  const nobody = unitId('NOBODY');
  const wild: readonly Command[] = [
    { type: 'move', unit: nobody, path: [place(1, 1)] },
    { type: 'move', unit: unitId('US0'), path: [] },
    { type: 'move', unit: unitId('US0'), path: [{ x: 0.5, y: 3 }] },
    { type: 'shoot', unit: unitId('US0'), target: unitId('US1'), weapon: 'rifle' as never, aim: true },
    { type: 'grenade', unit: unitId('VG3'), at: { x: -5, y: 0 } },
    { type: 'deploy', unit: nobody, at: place(1, 1) },
    { type: 'scatter', at: place(99, 99) },
    { type: 'wound', unit: nobody },
    { type: 'plan', actions: [] },
  ];
  for (const command of wild) {
    const result = decideOrder(tactic148, state, { by: 'seat', seat, command, at: 0 }, thrown);
    if (result.ok) throw new Error(`nonsense accepted: ${JSON.stringify(command)}`);
    expect(result.error.code).toMatch(/^(match|tactic148)\//);
  }
  const [unit] = state.game.characters.filter(({ status }) => status === 'active');
  if (unit) {
    const view = tactic148.view(state, spectator);
    const inquiries = [
      { about: 'odds', unit: unit.id, target: null, aim: chance(2) === 0, from: null },
      { about: 'reach', unit: unit.id, by: 'move' },
      { about: 'sheet', unit: unit.id },
      { about: 'los', from: place(1 + chance(20), 2), to: place(1 + chance(20), 20) },
    ] as const;
    for (const inquiry of inquiries) expect(tactic148.inspect(view, inquiry).ok).toBe(true);
  }
  expect(isDeepStrictEqual(copy, state)).toBe(true);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('random matches hold every property at each step', () => {
  const seeds = ONE === undefined ? Array.from({ length: GAMES }, (_, i) => `t48-${FROM + i}`) : [ONE];
  test(
    'listed is accepted, awaited seats have choices, replay is live',
    () => {
      const played = seeds.map((seed) => {
        try {
          return playOut(seed);
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      });
      const kinds = new Set(played.flatMap((each) => [...each.kinds].filter((type) => isAction({ type }))));
      if (ONE === undefined) expect(kinds.size).toBeGreaterThanOrEqual(7);
      // Through a gap between two directions a way may lead far beyond the outline: seldom.
      const [accepted, outside] = [sum(played.map((each) => each.accepted)), sum(played.map((each) => each.outside))];
      if (ONE === undefined) expect(accepted).toBeGreaterThan(0);
      expect(outside).toBeLessThanOrEqual(Math.max(1, accepted / 500));
    },
    Math.max(120_000, GAMES * 10_000),
  );
});
