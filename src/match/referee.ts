import { bring } from '../library/brought.js';
import type { Brought, Library, Scenario } from '../library/contract.js';
import type { PatientExplain, PatientOpponent } from '../opponent/contract.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { seated, spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { createApply, type Broken, type Planning } from './apply.js';
import type { Referee } from './contract.js';
import type { Act, Applied, NewMatch, Table } from './acts.js';
import { createClockOrders } from './clock-orders.js';
import { createCredits } from './credits.js';
import { commitmentOf, newSeed } from './dice.js';
import { configure, enlist, join, leave, matchIdOf, newHeader, placeOn, start } from './lobby.js';
import { createMotions } from './motions.js';
import { createOwnChoices } from './choices.js';
import { createOwnSeats } from './own-seats.js';
import { createPlaces } from './places.js';
import { play, seatsHeld } from './play.js';
import type { HeaderChange, Store, StoredOrder } from './ports.js';
import type { Instant, MatchHeader, MatchId } from './header.js';
import { createQueue } from './queue.js';
import { recordOf, wentBackAlone } from './record.js';
import { refuseMatch } from './refusals.js';
import { KEY_BYTES } from './signature.js';
import { createRulings } from './rulings.js';
import type { StandingReader } from './standing.js';
import { createGiveKept, createStandingOrders } from './standing-orders.js';
import { createTables } from './tables.js';
import { waited } from './waits.js';
import { writeTranscript } from './transcript.js';
import { createUnattended } from './unattended.js';
import { versionsOf } from './up-to-date.js';

export interface RefereeNeeds {
  readonly store: Store;
  readonly library: Library;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
  readonly opponentOf: (id: RulesetId) => PatientOpponent<AnyGame>;
  /** Why the opponent would order what it would; without it nothing is explained. */
  readonly explainOf?: (id: RulesetId) => PatientExplain<AnyGame>;
  /** Reads the orders that players keep for later. */
  readonly reader: StandingReader;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  /** The salt of a player who names none; without it the key of their act, which Discord gives. */
  readonly saltOf?: (act: Act) => string;
  /** Told of faults that no player can be told of. */
  readonly log: (message: string, error?: unknown) => void;
  /** A rest between Arbitre's own orders in a match that people only watch; none when left out. Rejects when the program ends. */
  readonly rest?: () => Promise<void>;
  /** Called after each commit: the outbox has something new. */
  readonly committed?: (match: MatchId) => void;
  /** Told when the rules throw. */
  readonly broken?: Broken;
  /** Told when a person's order has gone through. */
  readonly mended?: (match: MatchId) => void;
}

/** The referee: every order of every match goes through it, those of one match one at a time in the order of arrival. */
export function createReferee(needs: RefereeNeeds): Referee {
  const { store, library, rulesetOf, now } = needs;
  const committed = (match: MatchId): void => needs.committed?.(match);
  const tables = createTables(store, rulesetOf, now);
  const queue = createQueue();
  const apply = createApply(store, tables, rulesetOf, committed, needs.broken);
  const kept = { ...needs, apply, tables, queue };
  const credits = createCredits();
  const follow = createOwnSeats({ ...kept, giveKept: createGiveKept(kept) });

  const saltOf = needs.saltOf ?? (({ key }: Act): string => key);

  const scenarioOf = (id: string, brought: Brought): Result<Scenario, Refusal> => {
    const scenario = library.scenario(id);
    if (scenario) return bring(scenario, brought);
    return fail(refuseMatch('match/unknown-scenario', { scenario: id, known: library.scenarios.map((one) => one.id) }));
  };

  /** Applies a person's order in its turn, then lets Arbitre's own seats act. */
  async function order(act: Act & { readonly match: MatchId }, plan: Planning): Promise<Result<Applied, Refusal>> {
    const { match, key, at, player } = act;
    credits.hasten(match);
    const applied = await queue.run(match, () => apply({ match, key, at, player, actor: player, plan }));
    if (applied.ok && !applied.value.duplicate) {
      needs.mended?.(match);
      follow(match, player);
    }
    return applied;
  }

  /** A change of the lobby, which needs the match's scenario. */
  const lobbyOrder = (
    act: Act & { readonly match: MatchId },
    word: string,
    change: (header: MatchHeader, scenario: Scenario) => Result<HeaderChange, Refusal>,
    brought: (header: MatchHeader) => Brought = (header) => header,
  ): Promise<Result<Applied, Refusal>> =>
    order(act, ({ header }) => {
      const scenario = scenarioOf(header.scenario, brought(header));
      if (!scenario.ok) return scenario;
      const changed = change(header, scenario.value);
      return changed.ok ? ok({ word, header: changed.value }) : changed;
    });

  async function create(act: NewMatch): Promise<Result<Applied, Refusal>> {
    const earlier = await tables.get(matchIdOf(act.key));
    if (earlier) return ok({ table: earlier.table, events: [], duplicate: true });
    const scenario = scenarioOf(act.scenario, act);
    if (!scenario.ok) return scenario;
    const seed = newSeed(needs.randomBytes);
    const header = newHeader(act, scenario.value, commitmentOf(seed), saltOf(act));
    if (!header.ok) return header;
    const first: StoredOrder = {
      key: act.key,
      at: act.at,
      by: 'seat',
      seat: null,
      question: null,
      player: act.player,
      command: { type: 'new' },
      ...versionsOf(rulesetOf(header.value.ruleset)),
    };
    const made = await store.create(header.value, seed, first, [{ post: 'lobby', action: 'put', seq: 0 }]);
    switch (made) {
      case 'created':
        committed(header.value.id);
        return ok({ table: { header: header.value, state: null }, events: [], duplicate: false });
      case 'duplicate':
        return create(act);
      case 'taken': {
        const other = await store.liveIn(act.channel);
        return other ? fail(refuseMatch('match/channel-taken', { match: other })) : create(act);
      }
    }
  }

  /** The header of a match that must be there: only ids that the house itself has handed out come here. */
  async function headerOf(match: MatchId): Promise<MatchHeader> {
    const header = (await tables.get(match))?.table.header;
    if (!header) throw new Error(`there is no match ${match}`);
    return header;
  }

  const tableOf = async (match: MatchId): Promise<Table | null> => (await tables.get(match))?.table ?? null;

  return {
    ...createClockOrders({ ...needs, queue, credits, apply, follow, committed }),
    ...createStandingOrders({ ...kept, follow }),
    ...createMotions({ tables, store, rulesetOf, headerOf, order }),
    ...createOwnChoices({ tables, store, rulesetOf, headerOf, explainOf: needs.explainOf ?? (() => () => []) }),
    ...createPlaces({ store, queue, apply, now }),
    ...createUnattended({ ...kept, follow }),
    ...createRulings({ tables, store, order, randomBytes: needs.randomBytes, saltOf }),
    create: (act) => queue.run(matchIdOf(act.key), () => create(act)),
    join: (act) => lobbyOrder(act, 'join', (header, scenario) => join(header, scenario, act, saltOf(act))),
    leave: (act) => lobbyOrder(act, 'leave', (header) => leave(header, act)),
    configure: (act) => lobbyOrder(act, 'configure', (header, scenario) => configure(header, scenario, act)),
    enlist: (act) => lobbyOrder(act, 'enlist', (header, scenario) => enlist(header, scenario, act)),
    placeOn: (act) =>
      lobbyOrder(
        act,
        'map',
        (header, own) => placeOn(header, own, act),
        () => ({}),
      ),
    start: (act) =>
      order(act, ({ header }) => {
        const scenario = scenarioOf(header.scenario, header);
        return scenario.ok ? start(header, scenario.value, act) : scenario;
      }),
    submit: (act) => order(act, (table) => play(table, act, rulesetOf(table.header.ruleset))),
    async tableIn(channel) {
      const match = await store.matchIn(channel);
      return match ? tableOf(match) : null;
    },
    table: tableOf,
    view: ({ header, state }, viewer) => (state ? rulesetOf(header.ruleset).view(state, viewer) : null),
    viewerOf({ header }, player) {
      const [seat] = seatsHeld(header, player);
      if (seat !== undefined) return seated(seat);
      const joined = header.holders.find((holder) => holder.player === player);
      return joined ? { as: 'side', side: joined.side } : spectator;
    },
    stateAt: async (match, seq) => tables.stateAt(await headerOf(match), seq),
    async span(match, chapter) {
      const table = await tableOf(match);
      const span = table && (await tables.span(table.header, chapter));
      if (!span || !table.state) return null;
      const current = rulesetOf(table.header.ruleset).chapter(table.state);
      const here = current.turn === chapter.turn && current.phase === chapter.phase;
      return { ...span, over: !here || table.header.status === 'ended' };
    },
    async history(match, from, to, viewer) {
      const header = await headerOf(match);
      const ruleset = rulesetOf(header.ruleset);
      const now = (await tableOf(match))?.state ?? null;
      return (await tables.story(header, from, to)).flatMap(({ stored, before }) => {
        const event = ruleset.tell(stored.event, before, viewer, now);
        return event && event.type !== 'Redacted' ? [{ ...stored, event }] : [];
      });
    },
    async record(match, viewer) {
      const header = await headerOf(match);
      const [events, numbers] = [await tables.events(header, 1, header.version), await store.orderNumbers(match)];
      return recordOf(rulesetOf(header.ruleset), events, numbers, viewer);
    },
    async wentBackAlone(match) {
      const header = await headerOf(match);
      return wentBackAlone(rulesetOf(header.ruleset), await tables.events(header, 1, header.version));
    },
    async waited(match, until) {
      const header = await headerOf(match);
      return waited(rulesetOf(header.ruleset), await tables.events(header, 1, header.version), until);
    },
    async export(match) {
      const header = await headerOf(match);
      const events = await store.events(match, 1, header.version);
      const orders = await store.orders(match);
      const key = await store.signingKey(Buffer.from(needs.randomBytes(KEY_BYTES)).toString('hex'));
      const seeds = [await store.seed(match), ...(await store.laterSeeds(match))];
      return writeTranscript(header, seeds, rulesetOf(header.ruleset), events, orders, key);
    },
    async resume() {
      for (const match of await store.owed()) follow(match, null);
    },
    idle: () => queue.idle(),
  };
}
