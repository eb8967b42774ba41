import type { Scenario } from '../../src/library/contract.js';
import type { Applied } from '../../src/match/acts.js';
import { seededDice } from '../../src/match/dice.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { hashOf } from '../../src/match/hash.js';
import { channelId, instant, playerId, type MatchId, type PlayerId } from '../../src/match/header.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { Shows } from '../../src/present/picture.js';
import { presenterOf } from '../../src/present/registry.js';
import { sceneOf } from '../../src/render/index.js';
import type { KernelCommand, MatchEvent, MatchState, MatchView, Ruleset } from '../../src/rules/kernel/contract.js';
import type { SeatId, UnitId } from '../../src/rules/kernel/ids.js';
import type { Fact } from '../../src/rules/kernel/proposal.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import type { Result } from '../../src/rules/kernel/result.js';
import { seated, spectator, type Viewer } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { wildOf } from '../fuzz/wild.js';
import { accepted, toyLibrary } from '../support/counting.js';
import { openHouse, type House } from '../support/table.js';
import { motionIn } from './contested.js';
import { firstDifference, shown } from './differences.js';

/**
 * One match, played at random in two worlds at once: in both the same orders, but for what a secret hides. Whoever is not told
 * the secret is to find the worlds the same, whatever they ask the referee for.
 */

export type Command = AnyGame['command'] | KernelCommand;

/** A game with its secrets. */
export interface Secrets {
  readonly scenario: Scenario;
  readonly players: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, string>>;
  /** While answers wait sealed orders are handed in twice, the clock is changed, the match goes back, and not everybody agrees. */
  readonly isContested?: true;
  readonly rules: Ruleset<AnyGame>;
  /** Whose secrets they are. */
  readonly keeper: SeatId;
  /** What the keeper orders in the other world where this is a secret: any order that others cannot tell from it; else `null`. */
  readonly like: (command: Command, view: MatchView<AnyGame>) => ((other: Command) => boolean) | null;
  /** What the keeper orders in each world instead of an answer, of others drawn at random; `null`: the answer itself. */
  readonly apart?: (topic: string, command: Command, draw: () => Command) => readonly [Command, Command] | null;
  /** What the keeper answers in each world in place of an answer that waits sealed; `null`: nothing, in that world. */
  readonly again?: (view: MatchView<AnyGame>, chance: Chance) => readonly [Command | null, Command | null] | null;
  /** What the keeper answers first, in one world alone, and thinks better of while others are still to answer. */
  readonly wavers?: (command: Command) => Command | null;
  /** Something that the keeper says beside the questions, in one world alone. */
  readonly aside?: (view: MatchView<AnyGame>, chance: Chance) => Command | null;
  /** What the keeper may not order, lest all comes to light at once. */
  readonly shuns?: (command: Command, view: MatchView<AnyGame>) => boolean;
  /** A fact that somebody may propose to set right, of what they see. */
  readonly fact: (view: MatchView<AnyGame>, chance: Chance) => Fact | null;
  /** A fact that nobody else sees, which an arbiter sets in each world as it comes. */
  readonly secretFact?: (chance: Chance) => Fact;
  /** Events that may bring a secret to light, among those of one order: from then on the worlds may differ. */
  readonly reveals: (event: MatchEvent<AnyGame>, i: number, events: readonly MatchEvent<AnyGame>[]) => boolean;
}

/** What a pair of worlds came to. */
export interface Told {
  readonly orders: number;
  /** Orders that were not the same in both worlds. */
  readonly secret: number;
  readonly revealed: boolean;
}

const CHANNEL = channelId('2001');
/** An arbiter of the server, who does not play. */
const UMPIRE = playerId('1999');
const START = Date.UTC(2026, 0, 1, 10);
/** They are compared after one order in so many. */
const LOOKS = 3;
/** So often an order is drawn anew until one fits. */
const TRIES = 40;

class World {
  private constructor(
    readonly house: House,
    readonly match: MatchId,
    private readonly players: ReadonlyMap<SeatId, PlayerId>,
    private readonly rules: Ruleset<AnyGame>,
  ) {}

  static async open({ scenario, players, options = {}, rules }: Secrets): Promise<World> {
    const library = { ...toyLibrary, scenario: () => scenario };
    const house = await openHouse({ library, rulesetOf: () => rules });
    const sides = scenario.sides.flatMap(({ id }) => Array.from({ length: players[id] ?? 1 }, () => id));
    const people = sides.map((_, i) => playerId(`100${i + 1}`));
    const by = (i: number) => house.act(people[i] ?? never('nobody'));
    const made = accepted(
      await house.referee.create({
        ...by(0),
        scenario: scenario.id,
        options,
        clock: { kind: 'correspondence', turn: 86_400_000, reaction: 86_400_000, bank: 0 },
        locale: 'en',
        guild: null,
        channel: CHANNEL,
        side: sides[0] ?? null,
        opponent: 'players',
      }),
    );
    const match = made.table.header.id;
    for (const [i, side] of sides.entries()) if (i > 0) accepted(await house.referee.join({ ...by(i), match, side }));
    const { table } = accepted(await house.referee.start({ ...by(0), match }));
    const seats = table.header.holders.flatMap(({ seat, player }) => (seat === null ? [] : [[seat, player] as const]));
    return new World(house, match, new Map(seats), rules);
  }

  async state(): Promise<MatchState<AnyGame>> {
    return (await this.house.referee.table(this.match))?.state ?? never('no state');
  }

  act(seat: SeatId, key: string, at: number) {
    return { key, player: this.players.get(seat) ?? never('nobody'), at: instant(START + at), match: this.match };
  }

  /** An order of a seat's, as it stands. */
  give(seat: SeatId, key: string, at: number, command: Command): Promise<Result<Applied, Refusal>> {
    return this.house.referee.submit({ ...this.act(seat, key, at), seat, question: null, command });
  }

  /** What is made for a viewer of what they were told lately: lines, pictures, alt texts, the board as text. */
  private async made(viewer: Viewer, at: number): Promise<Readonly<Record<string, unknown>>> {
    const { referee } = this.house;
    const table = (await referee.table(this.match)) ?? never('no table');
    const { header } = table;
    const view = referee.view(table, viewer) ?? never('no view');
    const told = await referee.history(this.match, 1, header.version, viewer);
    const events = told.slice(-LATELY).map(({ event }) => event);
    const locale = LOCALES[at % LOCALES.length] ?? 'en';
    const presenter = presenterOf(header.ruleset);
    const stretch = { before: view, after: view, events };
    const shown: readonly Shows[] = [
      { kind: 'map', crop: 'whole', overlay: null },
      { kind: 'map', crop: 'action', overlay: null },
      { kind: 'sheets', units: labelsIn(view) },
    ];
    return {
      report: presenter.report(stretch, locale),
      story: presenter.story(stretch, locale),
      standing: presenter.standing(view, locale),
      board: presenter.board(view, locale),
      questions: view.questions.map((question) => presenter.question(question, view, locale)),
      alts: shown.map((shows) => presenter.alt(shows, stretch, locale)),
      pictures: shown.map((shows) =>
        hashOf(sceneOf({ game: header.ruleset, view, before: view, events, shows, locale })),
      ),
    };
  }

  /** All that a viewer can ask the referee for. */
  async doors(
    viewer: Viewer,
    at: number,
    wild: readonly Command[],
    looks: boolean,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { referee } = this.house;
    const table = (await referee.table(this.match)) ?? never('no table');
    const state = await this.state();
    const { header } = table;
    const given = (await referee.given(this.match, 1, viewer)).map(briefly);
    const seat = viewer.as === 'seat' ? viewer.seat : null;
    const refused = (command: Command) => {
      const order = { by: 'seat', seat, question: null, at: START + at, command } as const;
      const decided = this.rules.decide(state, order, { dice: NO_DICE, past: null });
      return decided.ok ? 'accepted' : decided.error;
    };
    const undo = seat && (await referee.undoable(this.match, this.act(seat, 'looks', at)));
    return {
      // Pictures take their time: each look is another viewer's.
      made: looks ? await this.made(viewer, at) : null,
      view: referee.view(table, viewer),
      history: (await referee.history(this.match, 1, header.version, viewer)).map(({ seq: _, ...told }) => told),
      record: (await referee.record(this.match, viewer)).map(briefly),
      given,
      landings: await Promise.all(
        [1, 3, 7, 1000].map(async (order) => {
          const landing = await referee.landing(this.match, { order });
          return landing.ok ? 'there' : landing.error;
        }),
      ),
      export: await referee.export(this.match),
      waited: await referee.waited(this.match, instant(START + at)),
      undo: undo && (undo.ok ? { free: undo.value.free, seat: undo.value.seat } : undo.error),
      refusals: seat === null ? [] : wild.map(refused),
    };
  }
}

/** So many events are told again. */
const LATELY = 30;

/** The labels of all that a viewer sees on the table. */
const labelsIn = ({ game }: MatchView<AnyGame>): readonly UnitId[] =>
  ('units' in game ? game.units : 'characters' in game ? game.characters : 'pieces' in game ? game.pieces : []).map(
    ({ id }) => id,
  );

/** A line of a list, with a fingerprint of what was seen when it was made: there are many. */
const briefly = <Line extends { readonly view: object }>(line: Line) => ({
  ...line,
  view: hashOf(shown(line.view)),
});

const NO_DICE = {
  roll: (): never => {
    throw new Error('nonsense was rolled for');
  },
};

/** Plays so many orders in two worlds, and compares them again and again for everybody but the keeper. Throws where they differ. */
export async function playedTwice(secrets: Secrets, seed: string, orders: number): Promise<Told> {
  const worlds = [await World.open(secrets), await World.open(secrets)] as const;
  try {
    return await playedIn(worlds, secrets, seed, orders);
  } finally {
    for (const { house } of worlds) await house.store.close();
  }
}

async function playedIn(
  worlds: readonly [World, World],
  secrets: Secrets,
  seed: string,
  orders: number,
): Promise<Told> {
  const { rules, keeper } = secrets;
  const chance = seededChance(seed);
  const [here, there] = worlds;
  const lasts = [0, 0];
  const told = { orders: 0, secret: 0 };
  /** Whether something may have come to light: where the worlds differ from then on, that is the end. */
  let revealed = false;
  /** Whether what they were ordered last differs where that soon comes to light. */
  let isApart = false;
  /** Does the same in both worlds. Yields false when something has come to light. */
  const both = async (
    what: string,
    viewers: readonly Viewer[],
    act: (world: World, i: number) => Promise<Result<Applied, Refusal> | null>,
  ): Promise<boolean> => {
    // Looked at when all of it has been ordered.
    const at = told.orders * 60_000 + 50_000;
    // What nobody would order is the same in both, and so must be what is said of it.
    const wild = wildOf((await here.state()).game, chance).nonsense;
    const done: (Result<Applied, Refusal> | null)[] = [];
    for (const [i, world] of worlds.entries()) {
      done.push(await act(world, i));
      await world.house.referee.idle();
      const version = (await world.house.referee.table(world.match))?.header.version ?? 0;
      const news = await world.house.store.events(world.match, (lasts[i] ?? 0) + 1, version);
      const events = news.map(({ event }) => event);
      revealed ||= events.some(({ type }) => type === 'Ended') || events.some(secrets.reveals);
      lasts[i] = version;
    }
    const looker = chance(viewers.length);
    const seen: Readonly<Record<string, unknown>>[][] = [];
    // As long as nothing differs there is nothing to see.
    const looks = chance(LOOKS) === 0 || revealed || isApart;
    for (const world of looks && told.secret > 0 ? worlds : [])
      seen.push(await Promise.all(viewers.map((viewer, v) => world.doors(viewer, at, wild, v === looker))));
    const [one, other] = done;
    if (one && other && one.ok !== other.ok && revealed) return false;
    if (one && other && one.ok !== other.ok)
      throw new Error(
        `seed ${seed}, order ${told.orders}: in one world alone ${what} is refused: ${JSON.stringify([one, other].flatMap((each) => (each.ok ? [] : each.error)))}`,
      );
    for (const [v, viewer] of viewers.entries()) {
      const [one = {}, other = {}] = [seen[0]?.[v], seen[1]?.[v]];
      const different = Object.keys(one).filter((door) => shown(one[door]) !== shown(other[door]));
      if (different.length === 0) continue;
      if (revealed) return false;
      const where = different.map((door) => firstDifference(door, one[door], other[door])).join('\n');
      throw new Error(`seed ${seed}, order ${told.orders}, ${what}: ${JSON.stringify(viewer)} sees\n${where}`);
    }
    return true;
  };

  for (; told.orders < orders; told.orders++) {
    const [one, other] = [await here.state(), await there.state()];
    const untold: readonly Viewer[] = [
      spectator,
      ...one.seats.filter(({ id }) => id !== keeper).map(({ id }) => seated(id)),
    ];
    const open = rules.open(one);
    // Whose secrets they are answers first, so that others are still to answer.
    const due = open.find((each) => each.kind === 'sealed' && each.seat === keeper);
    const question = due ?? open[chance(Math.max(1, open.length))];
    if (one.outcome || !question) break;
    const { seat } = question;
    const player = (state: MatchState<AnyGame>) =>
      randomOpponent(rules, chance)(rules.view(state, seated(seat)), seat) ?? question.fallback;
    let command = player(one);
    const [view, otherView] = [rules.view(one, seated(seat)), rules.view(other, seated(seat))];
    if (seat === keeper) for (let i = 0; i < TRIES && secrets.shuns?.(command, view); i++) command = player(one);
    const like = seat === keeper ? secrets.like(command, view) : null;
    let instead = command;
    const pair = seat === keeper ? secrets.apart?.(question.topic.ask, command, () => player(one)) : null;
    isApart = !!pair;
    if (pair) {
      [command, instead] = pair;
      told.secret++;
    }
    if (like) {
      for (let i = 0; i < TRIES; i++) {
        const another = player(other);
        if (like(another) && !secrets.shuns?.(another, otherView)) {
          instead = another;
          told.secret++;
          break;
        }
      }
    }
    const isAwaited = open.some((other) => other.kind === 'sealed' && other.seat !== keeper);
    const first = question.kind === 'sealed' && seat === keeper && isAwaited ? secrets.wavers?.(command) : null;
    if (first) {
      instead = command;
      command = first;
      told.secret++;
    }
    const takes = (state: MatchState<AnyGame>, given: Command) =>
      rules.decide(
        state,
        { by: 'seat', seat, question: null, at: START + told.orders * 60_000, command: given },
        { dice: seededDice(seed, state.diceRolled), past: null },
      ).ok;
    const isGiven = seat !== keeper || (takes(one, command) && takes(other, instead));
    const pass: Command = { type: 'pass' };
    const orderIn = isGiven ? [command, instead] : [pass, pass];
    const gone = await both(`${seat} ${JSON.stringify(orderIn)}`, untold, (world, i) =>
      world.give(seat, `order ${told.orders}`, told.orders * 60_000, orderIn[i] ?? command),
    );
    if (!gone) return { ...told, revealed: true };
    if (first && isGiven) {
      const went = await both('thinks better of it', untold, async (world, i) =>
        i === 0 ? world.give(keeper, `better ${told.orders}`, told.orders * 60_000 + 500, instead) : null,
      );
      if (!went) return { ...told, revealed: true };
    }
    const aside = chance(4) === 0 ? secrets.aside?.(rules.view(await here.state(), seated(keeper)), chance) : null;
    if (aside) {
      told.secret++;
      const went = await both(`aside ${JSON.stringify(aside)}`, untold, async (world, i) =>
        i === 0 ? world.give(keeper, `aside ${told.orders}`, told.orders * 60_000, aside) : null,
      );
      if (!went) return { ...told, revealed: true };
    }
    const at = told.orders * 60_000 + 1000;
    const who = one.seats[chance(one.seats.length)]?.id ?? never('no seat');
    const undo = (world: World) => world.house.referee.undo(world.act(who, `undo ${told.orders}`, at));
    if (chance(6) === 0 && !(await agreed(one, both, untold, `${who} takes back`, undo, at)))
      return { ...told, revealed: true };
    if (secrets.isContested && open.some(({ kind }) => kind === 'sealed')) {
      const at = told.orders * 60_000;
      // The same press once more, in one world alone: it counts once.
      const twice = await both('the same press', untold, (world, i) =>
        i === 0 ? world.give(seat, `order ${told.orders}`, at, orderIn[0] ?? command) : Promise.resolve(null),
      );
      const again = chance(2) === 0 ? secrets.again?.(rules.view(await here.state(), seated(keeper)), chance) : null;
      if (again) told.secret++;
      const anew =
        !again ||
        (await both(`${keeper} anew ${JSON.stringify(again)}`, untold, async (world, i) => {
          const answer = again[i];
          return answer ? world.give(keeper, `again ${told.orders}`, at + 700, answer) : null;
        }));
      if (!twice || !anew) return { ...told, revealed: true };
      const { what, propose } = motionIn(chance);
      const move = (world: World) => propose(world, world.act(who, `motion ${told.orders}`, at + 4000));
      if (chance(3) === 0 && !(await agreed(one, both, untold, `${who}: ${what}`, move, at + 4000, chance)))
        return { ...told, revealed: true };
    }
    const others = one.seats.filter(({ id }) => id !== keeper);
    const corrector = others[chance(others.length)]?.id ?? never('no other seat');
    const fact = chance(5) === 0 ? secrets.fact(rules.view(await here.state(), seated(corrector)), chance) : null;
    const correct = (world: World, set: Fact, by: PlayerId | null) => {
      const motion = { kind: 'correct', facts: [set], reason: 'it was so' } as const;
      const act = world.act(corrector, `correct ${told.orders} ${by ?? ''}`, at + 2000);
      return world.house.referee.correct({ ...act, ...(by ? { player: by } : {}), motion, arbiter: by !== null });
    };
    const by = chance(2) === 0 ? UMPIRE : null;
    const setRight = (world: World) => (fact ? correct(world, fact, by) : Promise.resolve(null));
    if (fact && !(await agreed(one, both, untold, JSON.stringify(fact), setRight, at + 2000)))
      return { ...told, revealed: true };
    const secretly = chance(8) === 0 && secrets.secretFact ? [chance, chance].map(secrets.secretFact) : null;
    if (secretly) {
      told.secret++;
      const went = await both(`the arbiter sets ${JSON.stringify(secretly)}`, untold, (world, i) => {
        const set = secretly[i];
        return set ? correct(world, set, UMPIRE) : Promise.resolve(null);
      });
      if (!went) return { ...told, revealed: true };
    }
  }
  return { ...told, revealed: false };
}

/** Somebody does what may need consent; where it does, the others agree, or one does not. */
async function agreed(
  { seats }: MatchState<AnyGame>,
  both: (
    what: string,
    viewers: readonly Viewer[],
    act: (world: World) => Promise<Result<Applied, Refusal> | null>,
  ) => Promise<boolean>,
  untold: readonly Viewer[],
  what: string,
  act: (world: World) => Promise<Result<Applied, Refusal> | null>,
  at: number,
  chance: Chance = () => 1,
): Promise<boolean> {
  if (!(await both(what, untold, act))) return false;
  for (const { id } of seats) {
    const agrees = chance(4) > 0;
    const yes = await both(`${id} ${agrees ? 'agrees' : 'declines'}`, untold, async (world) => {
      const { proposal } = await world.state();
      if (!proposal || proposal.by === id) return null;
      return world.house.referee.vote({
        ...world.act(id, `agree ${at} ${id}`, at + 1000),
        proposal: proposal.id,
        agrees,
      });
    });
    if (!yes) return false;
  }
  return true;
}

function never(why: string): never {
  throw new Error(why);
}
