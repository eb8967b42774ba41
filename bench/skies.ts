import { OfflineMatch } from '../src/cli/offline.js';
import { scenarioCalled } from '../src/cli/scenario.js';
import { seededDice } from '../src/match/dice.js';
import { seededChance } from '../src/opponent/chance.js';
import { randomOpponent } from '../src/opponent/random.js';
import { drawNow } from '../src/render/index.js';
import { seated, spectator } from '../src/rules/kernel/seats.js';
import type { RulesetId } from '../src/rules/registry.js';
import { compare, timedInTurn, type Measured } from './measure.js';

/** An order and a picture of a dogfight take at most so many times what those of a skirmish on the ground do. */
const MOST = 1.5;
const TURNS = 6;
const MATCHES = 4;

/** A match at random up to a turn, with how long the rules took for each order. */
interface Played {
  readonly game: RulesetId;
  readonly match: OfflineMatch;
  readonly orders: readonly number[];
}

function played(name: string, seed = name): Played {
  const scenario = scenarioCalled(name);
  if (!scenario.ok) throw new Error(scenario.error);
  const dice = (first: number) => seededDice(seed, first);
  const begun = OfflineMatch.begin({
    id: seed,
    scenario: scenario.value,
    players: {},
    options: {},
    at: 0,
    seed,
    dice,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match } = begun.value;
  const player = randomOpponent(match.rules, seededChance(seed));
  const orders: number[] = [];
  while (!match.state.outcome && match.rules.chapter(match.state).turn <= TURNS) {
    const seat = match.rules.open(match.state)[0]?.seat;
    if (seat === undefined) throw new Error('the match goes on, but nobody is awaited');
    const command = player(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' };
    const from = performance.now();
    const done = match.submit({ by: 'seat', seat, command, at: 0 });
    orders.push(performance.now() - from);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return { game: scenario.value.ruleset, match, orders };
}

const pictureOf = ({ game, match: { rules, state } }: Played) => ({
  game,
  view: rules.view(state, spectator),
  before: null,
  events: [],
  shows: { kind: 'map', crop: 'action', overlay: null } as const,
  locale: 'en' as const,
});

/** How long orders of some matches took, in milliseconds. */
const ordersOf = (name: string): readonly number[] =>
  Array.from({ length: MATCHES }, (_, i) => played(name, `${name} ${i}`)).flatMap(({ orders }) => orders);

/** An order and a picture in the air against those of a skirmish: both games are measured, and neither is to wait for the other. */
export async function benchSkies(): Promise<readonly Measured[]> {
  played('finest-hour/dogfight');
  const [air, ground] = [played('finest-hour/dogfight'), played('tactic148/skirmish')];
  const [sky, table] = [pictureOf(air), pictureOf(ground)];
  const [drawn = [], against = []] = await timedInTurn([() => drawNow(sky), () => drawNow(table)]);
  const names = { what: 'dogfight', against: 'in a skirmish', mostRatio: MOST };
  return [
    compare({ ...names, name: 'order' }, ordersOf('finest-hour/dogfight'), ordersOf('tactic148/skirmish')),
    compare({ ...names, name: 'picture' }, drawn, against),
  ];
}
