import type { Locale } from '../i18n/locales.js';
import { partsOf } from '../games/index.js';
import { battlesFor, seatedIn } from '../games/own-forces.js';
import type { Battles } from '../games/contract.js';
import { atlasWith, type Atlas } from '../library/atlas.js';
import type { Library, Scenario } from '../library/contract.js';
import { clockFrom } from '../match/clock-text.js';
import { LONGEST_SALT } from '../match/dice.js';
import { REFEREE, instant, type Instant, type PlayerId } from '../match/header.js';
import { upToDate } from '../match/up-to-date.js';
import { awaitedIn, type Awaited as AwaitedInCampaign } from '../rules/campaign/awaited.js';
import { fightersOf, ownersIn } from '../rules/campaign/battle.js';
import { campaign, eraIn, type CampaignStream } from '../rules/campaign/campaign.js';
import type { Event } from '../rules/campaign/events.js';
import type { FactionId } from '../rules/campaign/ids.js';
import { hasOwnForces } from '../rules/campaign/missions.js';
import { kindOf, SIDES, type Mission, type State } from '../rules/campaign/state.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { callPost, type Awaited } from './awaited.js';
import { openKey } from './courier.js';
import { turnMark } from './marks.js';
import { reportFrom, whyRuled } from './reported.js';
import type { Kind, KeyedOrder, Matches, Standing, WantedMatch } from './kind.js';
import { OFFICIAL, type StreamHeader } from './ports.js';

/** Campaigns: the kind of stream whose missions are fought as matches, and booked by what becomes of those. */

export type CampaignStanding = Standing<CampaignStream>;

/** What a campaign keeps beside its events: the names in it, and how long a turn is, in days (`null`: until its master ends it). */
export interface CampaignAbout {
  readonly atlas: Atlas;
  readonly turnDays: number | null;
  /** So many milliseconds it has rested while it was handed over: its turns end so much later. */
  readonly rested?: number;
}

/** It was written by this house when the campaign was founded. */
const aboutOf = ({ about }: Pick<StreamHeader, 'about'>): CampaignAbout => about as CampaignAbout;

/** The names in a campaign, with those that came with replaced files. */
export const atlasOf = ({ header, state }: Pick<CampaignStanding, 'header' | 'state'>): Atlas =>
  atlasWith(aboutOf(header).atlas, state.lore);

/** Its title in all languages, as it was founded. */
export const titlesOf = (header: Pick<StreamHeader, 'about'>): Atlas['title'] => aboutOf(header).atlas.title;

/** The part of whoever leads a campaign. */
export const MASTER = OFFICIAL;

const DAY = 24 * 60 * 60_000;

/** When a turn ends; `null`: when the master says so. Turns have dates, so that nobody has to reckon. */
export function turnEnds(header: StreamHeader, turn: number): Instant | null {
  const { turnDays, rested = 0 } = aboutOf(header);
  return turnDays === null ? null : instant(header.createdAt + turn * turnDays * DAY + rested);
}

/** The end of the turn, for a calendar. */
export function dueOfCampaign(
  standing: CampaignStanding,
): readonly { readonly id: string; readonly at: number; readonly title: string }[] {
  const { header, state } = standing;
  const at = turnEnds(header, state.turn);
  const title = `${atlasOf(standing).title[header.locale]}: ${state.turn}`;
  return at === null ? [] : [{ id: `${header.id}-turn-${state.turn}`, at, title }];
}

/** The post of a battle, from which its thread starts. */
const battlePost = (mission: string): string => `battle:${mission}`;

export interface CampaignNeeds {
  readonly library: Pick<Library, 'scenario'>;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
}

export interface CampaignKind extends Kind<CampaignStream> {
  /** Why the battle of a mission cannot be set up as things are, or what it would be. */
  matchOf(standing: CampaignStanding, mission: Mission): Result<WantedMatch, Refusal>;
}

/** Makes the kind. */
export async function campaignKind({ library, rulesetOf }: CampaignNeeds): Promise<CampaignKind> {
  const battlesOf = await partsOf(async (game) => (await game.battles?.()) ?? null);

  const playedOn = (state: State, mission: Mission) => {
    const { scenario: id, sides } = kindOf(state, mission);
    const scenario = library.scenario(id);
    const battles: Battles<AnyGame> | null = scenario && battlesFor(state, mission, battlesOf(scenario.ruleset));
    if (!scenario || !battles) throw new Error(`no campaign can be fought on ${id}`);
    return { scenario, sides, battles };
  };

  /** The scenario of a mission, by the house rules that were brought for its game. */
  const byHouseRules = (state: State, { id, ruleset }: Scenario): Scenario | null => {
    const rules = state.setup.rules?.[ruleset] ?? null;
    return library.scenario(id, { rules });
  };

  function matchOf(
    { header, members, state }: CampaignStanding,
    mission: Mission,
    orders: readonly KeyedOrder<CampaignStream>[] = [],
  ): Result<WantedMatch, Refusal> {
    const { scenario: plain, sides, battles } = playedOn(state, mission);
    const scenario = byHouseRules(state, plain);
    if (!scenario) return fail(refuse('rules/unfit', { scenario: plain.id }));
    const forces = Object.fromEntries(SIDES.map((side) => [sides[side], fightersOf(state, mission, side)]));
    const owners = ownersIn(state, mission);
    const options = { ...scenario.options, ...kindOf(state, mission).options };
    const setup = battles.muster(scenario, forces, options, owners);
    if (!setup.ok) return setup;
    const clock = clockFrom(scenario.clock ?? 'none', 'en');
    if (!clock.ok) return clock;
    const units: readonly { readonly id: string; readonly seat: string }[] =
      'units' in setup.value ? setup.value.units : [];
    const seated = hasOwnForces(state, mission) ? seatedIn(state, mission) : null;
    const holders = setup.value.seats.map(({ id, side }) => {
      const label = units.find(({ seat }) => seat === id)?.id ?? '';
      const faction = seated ? seated.get(id) : owners.get(label);
      const player = members.find(({ part }) => part === faction)?.player ?? REFEREE;
      return { player, side, seat: id, salt: player === REFEREE ? '' : saltOf(mission, faction, orders) };
    });
    return ok({
      of: { stream: header.id, subject: mission.id },
      locale: header.locale,
      scenario: scenario.id,
      options,
      forces: battles.rosters(forces),
      clock: clock.value,
      setup: setup.value,
      holders,
    });
  }

  /** What a match that is over has led to; `null`: it goes on, or nothing did. */
  async function cameOf(state: State, mission: Mission, match: Parameters<Matches['table']>[0], matches: Matches) {
    const table = await matches.table(match);
    const outcome = table?.state?.outcome;
    if (!table?.state || !outcome) return null;
    const { battles } = playedOn(state, mission);
    const transcript = await matches.export(match);
    const ruleset = rulesetOf(table.header.ruleset);
    const events = transcript.events.map((stored) => upToDate(ruleset, stored));
    const identity = { match, hash: transcript.chain ?? transcript.hash };
    const report = reportFrom(state, mission, battles, { ...identity, events, end: table.state });
    return { outcome, report, reason: whyRuled(events.map(({ event }) => event)) };
  }

  return {
    kind: 'campaign',
    rules: campaign,
    mark: turnMark,
    era: eraIn,
    matchOf: (standing, mission) => matchOf(standing, mission),
    follows(before, after, events, at) {
      const { header, state } = after;
      const put = (post: string) => ({ post, action: 'put', seq: header.version }) as const;
      const turns = new Set([before?.state.turn ?? state.turn, state.turn]);
      const battles = new Set(events.flatMap((event) => battleIn(event) ?? []));
      const raised = events.flatMap((event) => (event.type === 'BattleBegan' && !event.table ? [event.mission] : []));
      return {
        outbox: [
          ...[...turns].map((turn) => put(`turn:${turn}`)),
          ...[...battles].map((mission) => put(battlePost(mission))),
          put('season'),
          ...(before && before.state.turn < state.turn ? soonPosts(before).map(withdrawn(header.version)) : []),
        ],
        mail: raised.map((subject) => ({
          to: header.id,
          key: openKey(header.id, subject),
          command: { type: 'open', stream: header.id, subject },
        })),
        deadlines: deadlinesIn(header, state.turn, at),
      };
    },
    awaits: campaignAwaits,
    matchesOn: ({ missions }) =>
      missions.filter(({ status, table }) => status === 'fighting' && !table).map(({ id }) => id),
    rested({ header }, ms) {
      const about = aboutOf(header);
      return { about: { ...about, rested: (about.rested ?? 0) + ms }, orders: [] };
    },
    reminds: (standing, { subject, what }) =>
      what === SOON_DUE && subject === String(standing.state.turn)
        ? soonPosts(standing).map((post) => ({ post, action: 'put', seq: standing.header.version }))
        : null,
    async hears({ state }, { subject, match }, matches, at) {
      const mission = state.missions.find(({ id }) => id === subject);
      const told = mission && (await cameOf(state, mission, match, matches));
      // One that goes on is booked anew when it is over again; until then what was booked stands.
      if (!mission || !told) return null;
      const { outcome, report, reason } = told;
      const isAnnulled = outcome.reason === 'annulled';
      // One that was annulled at once is booked first: its annulment is news of its own.
      if (mission.status === 'fighting') {
        return { by: 'house', at, command: { type: 'book', mission: mission.id, report } };
      }
      if (mission.status !== 'booked') return null;
      const why = reason === '' ? { reason: outcome.reason } : ({ reason, ruled: true } as const);
      return isAnnulled
        ? { by: 'master', at, command: { type: 'annul', mission: mission.id, ...why } }
        : { by: 'master', at, command: { type: 'correct', mission: mission.id, report, ...why } };
    },
    timeUp({ state }, { subject, at }) {
      return subject === String(state.turn) ? { by: 'house', at, command: { type: 'end-turn' } } : null;
    },
    matchFor(standing, subject, orders) {
      const mission = standing.state.missions.find(({ id }) => id === subject);
      if (mission?.status !== 'fighting' || mission.table) return null;
      const wanted = matchOf(standing, mission, orders);
      if (!wanted.ok) throw new Error(`mission ${subject} cannot be set up: ${JSON.stringify(wanted.error)}`);
      return wanted.value;
    },
    thread: (standing, subject) => ({
      post: battlePost(subject),
      title: missionTitle(standing, subject, standing.header.locale),
    }),
  };
}

/** What a mission is called: its kind and its province. */
export function missionTitle(
  { header, state }: Pick<CampaignStanding, 'header' | 'state'>,
  subject: string,
  locale: Locale,
): string {
  const atlas = atlasOf({ header, state });
  const mission = state.missions.find(({ id }) => id === subject);
  const kind = atlas.missions[mission?.kind ?? '']?.[locale] ?? subject;
  return `${kind} · ${atlas.provinces[mission?.province ?? '']?.title[locale] ?? ''}`;
}

/** What a faction is called for when its turn ends soon. */
const SOON = 'turn';

/** The deadline that leads to that. */
const SOON_DUE = 'turn-soon';
/** So long before its end those who lead a faction are reminded of a turn, in milliseconds: a day. */
const SOON_BEFORE = DAY;

/** The end of a turn, and the reminder of it where that is still to come. */
function deadlinesIn(header: StreamHeader, turn: number, now: Instant) {
  const end = turnEnds(header, turn);
  if (end === null) return [];
  const soon = instant(end - SOON_BEFORE);
  // In turns of a day everybody has just been told.
  const isOfUse = soon > now && soon > (turnEnds(header, turn - 1) ?? 0);
  const about = { subject: String(turn) };
  return [{ ...about, what: 'turn', at: end }, ...(isOfUse ? [{ ...about, what: SOON_DUE, at: soon }] : [])];
}

/** Every faction, as it is reminded of a turn's end. */
export const reminded = ({ header, state }: Pick<CampaignStanding, 'header' | 'state'>): readonly Awaited[] =>
  state.setup.factions.map(({ id }) => ({
    ...{ what: SOON, subject: String(state.turn), part: id, due: turnEnds(header, state.turn), mark: null },
  }));

const soonPosts = (standing: Pick<CampaignStanding, 'header' | 'state'>) => reminded(standing).map(callPost);

const withdrawn = (seq: number) => (post: string) => ({ post, action: 'delete', seq }) as const;

/** Which factions are awaited. */
const campaignAwaits = ({ header, state }: Pick<CampaignStanding, 'header' | 'state'>): readonly Awaited[] =>
  header.endedAt === null ? awaitedIn(state).map(awaitedInCampaign) : [];

/** A faction that is awaited, as whoever leads it. */
export const awaitedInCampaign = ({ who, what, subject }: AwaitedInCampaign): Awaited => ({
  ...{ part: who, what, subject, due: null, mark: null },
});

/** The mission of whose battle an event tells. */
function battleIn(event: Event): string | null {
  switch (event.type) {
    case 'BattleBegan':
    case 'BattleBooked':
    case 'BattleUnbooked':
    case 'ResultClaimed':
      return event.mission;
    default:
      return null;
  }
}

/** What a faction's player adds to the dice of a battle: the id of the interaction with which they sent their forces there. */
function saltOf(
  { id }: Mission,
  faction: FactionId | undefined,
  orders: readonly KeyedOrder<CampaignStream>[],
): string {
  const numbers = new Map<string, string>();
  let raised = 0;
  for (const { key, order } of orders) {
    const { by, command } = order;
    if (command.type === 'raise') raised++;
    const mission = command.type === 'raise' ? `b${raised}` : command.type === 'join' ? command.mission : null;
    if (mission === id) numbers.set(by, key);
  }
  return (numbers.get(faction ?? '') ?? '').slice(0, LONGEST_SALT);
}

/** The factions that a player leads. */
export const factionsOf = ({ members, state }: CampaignStanding, player: PlayerId): readonly FactionId[] =>
  state.setup.factions
    .map(({ id }) => id)
    .filter((id) => members.some((one) => one.player === player && one.part === id));

/** Whether a player leads the campaign. */
export const isMaster = ({ members }: Pick<CampaignStanding, 'members'>, player: PlayerId): boolean =>
  members.some((one) => one.player === player && one.part === MASTER);
