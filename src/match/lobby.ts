import { createHash } from 'node:crypto';
import { bring } from '../library/brought.js';
import type { BroughtMap, Scenario } from '../library/contract.js';
import type { Order } from '../rules/kernel/contract.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import { settingsIn } from '../rules/kernel/clock-changed.js';
import type { SideId } from '../rules/kernel/ids.js';
import { chooseOptions } from '../rules/kernel/options.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { seatsOf } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import { clockFrom } from './clock-text.js';
import type { Act, NewMatch, Table } from './acts.js';
import { LONGEST_SALT, saltFrom } from './dice.js';
import type { HeaderChange } from './ports.js';
import { REFEREE, matchId, type Holder, type MatchHeader, type MatchId, type PlayerId } from './header.js';
import { refuseMatch } from './refusals.js';

/**
 * What an act comes to at a table: an order for the rules, with what changes in the header beside what follows from its
 * events; or a change of lobby or place, of which the rules know nothing, under a word of its own.
 */
export type Plan =
  | { readonly order: Order<AnyGame>; readonly header?: HeaderChange }
  | { readonly word: string; readonly header: HeaderChange };

/** Letters and digits that are not mistaken for each other when a match is named aloud. */
const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const ID_LENGTH = 12;

/** The id of the match that an act makes. It follows from the act's key, so that the same act never makes two. */
export function matchIdOf(key: string): MatchId {
  const bytes = createHash('sha256').update(`match ${key}`, 'utf8').digest();
  const letters = Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ID_LETTERS.charAt(byte % ID_LETTERS.length));
  return matchId(letters.join(''));
}

/** The header of a new lobby, or why there can be none. Options left out are the scenario's, else take their defaults. `ownSalt`: see `join`. */
export function newHeader(
  act: NewMatch,
  scenario: Scenario,
  commitment: string,
  ownSalt: string,
): Result<MatchHeader, Refusal> {
  const usual = chooseOptions(scenario.options, scenario.rules);
  const options = usual.ok ? chooseOptions(act.options, scenario.rules, usual.value) : usual;
  if (!options.ok) return options;
  const clock = act.clock ? ok(act.clock) : clockFrom(scenario.clock ?? 'none', 'en');
  if (!clock.ok) return clock;
  const sides = scenario.sides.map((side) => side.id);
  if (act.side !== null && !sides.includes(act.side)) {
    return fail(refuseMatch('match/no-such-side', { side: act.side, sides }));
  }
  const holder = (player: PlayerId, side: SideId, salt = ''): Holder => ({
    player,
    side,
    seat: null,
    joinedAt: act.at,
    salt,
  });
  const own = act.side === null ? [] : [holder(act.player, act.side, ownSalt.slice(0, LONGEST_SALT))];
  const others = scenario.sides.filter(
    ({ id, flown = false }) => id !== act.side && (act.opponent === 'referee' || flown),
  );
  return ok({
    id: matchIdOf(act.key),
    ruleset: scenario.ruleset,
    scenario: scenario.id,
    options: options.value,
    forces: act.forces ?? {},
    map: act.map ?? null,
    clock: clock.value,
    locale: act.locale,
    guild: act.guild,
    channel: act.channel,
    owner: act.player,
    status: 'lobby',
    holders: [
      ...own,
      ...others.flatMap((side) => Array.from({ length: side.players[0] }, () => holder(REFEREE, side.id))),
    ],
    commitment,
    createdAt: act.at,
    startedAt: null,
    endedAt: null,
    version: 0,
    revision: 1,
  });
}

const isPerson = (holder: Holder): boolean => holder.player !== REFEREE;

/** The persons on a side. */
const personsOn = (header: MatchHeader, side: SideId): readonly Holder[] =>
  header.holders.filter((holder) => holder.side === side && isPerson(holder));

/** Whether a player may speak for a lobby: its owner and everybody who has joined. */
export const belongs = (header: MatchHeader, player: PlayerId): boolean =>
  header.owner === player || header.holders.some((holder) => holder.player === player);

/** Why a lobby order comes too late, or `null`. */
function pastLobby(header: MatchHeader): Refusal | null {
  switch (header.status) {
    case 'lobby':
      return null;
    case 'playing':
      return refuseMatch('match/already-started', {});
    case 'ended':
      return refuseMatch('match/over', {});
  }
}

/**
 * A player takes a place on a side, or with `null` where places are freest. Arbitre leaves a side that a person joins. Whoever
 * has a place already may name another salt; `ownSalt` is that of a player who names none.
 */
export function join(
  header: MatchHeader,
  scenario: Scenario,
  act: Act & { readonly side: SideId | null; readonly salt?: string },
  ownSalt: string,
): Result<HeaderChange, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(late);
  const given = saltFrom(act.salt ?? '');
  if (given === null) return fail(refuseMatch('match/bad-salt', { most: LONGEST_SALT }));
  const before = header.holders.find((holder) => holder.player === act.player);
  if (before && given !== '' && (act.side === null || act.side === before.side)) {
    const holders = header.holders.map((holder) => (holder === before ? { ...holder, salt: given } : holder));
    return ok({ holders });
  }
  if (before) return fail(refuseMatch('match/already-joined', { side: before.side }));
  const side = act.side === null ? freestSide(header, scenario) : namedSide(header, scenario, act.side);
  if (!side.ok) return side;
  const others = header.holders.filter((holder) => isPerson(holder) || holder.side !== side.value);
  const salt = given === '' ? ownSalt.slice(0, LONGEST_SALT) : given;
  const holder: Holder = { player: act.player, side: side.value, seat: null, joinedAt: act.at, salt };
  return ok({ holders: [...others, holder] });
}

function namedSide(header: MatchHeader, scenario: Scenario, id: SideId): Result<SideId, Refusal> {
  const side = scenario.sides.find((one) => one.id === id);
  if (!side) return fail(refuseMatch('match/no-such-side', { side: id, sides: scenario.sides.map((one) => one.id) }));
  const players = personsOn(header, id).length;
  const most = side.players[1];
  return players < most ? ok(id) : fail(refuseMatch('match/side-full', { side: id, players, most }));
}

/** The side with the fewest persons that has room; sides that Arbitre plays come last. */
function freestSide(header: MatchHeader, scenario: Scenario): Result<SideId, Refusal> {
  const [freest] = scenario.sides
    .map((side) => ({
      id: side.id,
      room: side.players[1] - personsOn(header, side.id).length,
      persons: personsOn(header, side.id).length,
      arbitres: header.holders.some((holder) => holder.side === side.id && !isPerson(holder)) ? 1 : 0,
    }))
    .filter((side) => side.room > 0)
    .sort((a, b) => a.arbitres - b.arbitres || a.persons - b.persons);
  if (freest) return ok(freest.id);
  return fail(refuseMatch('match/full', { most: scenario.sides.reduce((sum, side) => sum + side.players[1], 0) }));
}

/** A player gives up their place. The next person owns the lobby that its owner leaves; one left by everybody ends. */
export function leave(header: MatchHeader, act: Act): Result<HeaderChange, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(header.status === 'playing' ? refuseMatch('match/leave-in-play', {}) : late);
  if (!belongs(header, act.player)) return fail(refuseMatch('match/not-a-player', {}));
  const holders = header.holders.filter((holder) => holder.player !== act.player);
  if (header.owner !== act.player) return ok({ holders });
  const next = holders.find(isPerson);
  if (next) return ok({ holders, owner: next.player });
  return ok({ holders, status: 'ended', endedAt: act.at });
}

/** The owner gives up a lobby. */
export function abandonLobby(header: MatchHeader, act: Act): Result<HeaderChange, Refusal> {
  if (header.owner !== act.player) return fail(refuseMatch('match/not-the-owner', { owner: header.owner }));
  return ok({ status: 'ended', endedAt: act.at });
}

/** The owner chooses other rules, and another clock where one is given. */
export function configure(
  header: MatchHeader,
  { rules }: Pick<Scenario, 'rules'>,
  act: Act & { readonly options: Readonly<Record<string, string>>; readonly clock?: ClockSettings },
): Result<HeaderChange, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(late);
  if (header.owner !== act.player) return fail(refuseMatch('match/not-the-owner', { owner: header.owner }));
  // A lobby of an earlier version may hold rules that do nothing in its scenario.
  const held = Object.entries(header.options).filter(([option]) => rules.some(({ id }) => id === option));
  const options = chooseOptions(act.options, rules, Object.fromEntries(held));
  if (!options.ok) return options;
  const clock = act.clock ? { clock: act.clock } : {};
  return ok({ options: options.value, ...clock });
}

/**
 * A roster takes the place of a side's force, or with `null` the scenario's own comes back. Each player brings their own; the
 * owner may for every side, so that those of Arbitre's can be changed too.
 */
export function enlist(
  header: MatchHeader,
  scenario: Scenario,
  act: Act & { readonly side: SideId; readonly roster: string | null },
): Result<HeaderChange, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(late);
  const own = header.holders.some(({ player, side }) => player === act.player && side === act.side);
  if (!own && header.owner !== act.player) return fail(refuseMatch('match/not-your-side', { side: act.side }));
  const others = Object.fromEntries(Object.entries(header.forces).filter(([side]) => side !== act.side));
  const forces = act.roster === null ? others : { ...others, [act.side]: act.roster };
  const changed = scenario.withForces(forces);
  if (!changed.ok) return changed;
  const side = namedSide({ ...header, holders: [] }, changed.value, act.side);
  if (!side.ok) return side;
  const players = header.holders.filter((holder) => holder.side === act.side).length;
  const most = changed.value.sides.find(({ id }) => id === act.side)?.players[1] ?? 0;
  if (players > most) return fail(refuseMatch('match/roster-too-small', { side: act.side, players, most }));
  return ok({ forces });
}

/**
 * The owner chooses another map, or with `null` the scenario's own comes back. `own` is the scenario with nothing brought: what
 * becomes of where the sides deploy is measured from its own map, however often another is chosen.
 */
export function placeOn(
  header: MatchHeader,
  own: Scenario,
  act: Act & { readonly map: BroughtMap | null },
): Result<HeaderChange, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(late);
  if (header.owner !== act.player) return fail(refuseMatch('match/not-the-owner', { owner: header.owner }));
  const placed = bring(own, { forces: header.forces, map: act.map });
  return placed.ok ? ok({ map: act.map }) : placed;
}

/** Deals seats and units in the order of joining and begins. */
export function start(header: MatchHeader, scenario: Scenario, act: Act): Result<Plan, Refusal> {
  const late = pastLobby(header);
  if (late) return fail(late);
  if (!belongs(header, act.player)) return fail(refuseMatch('match/not-a-player', {}));
  const players: Record<string, number> = {};
  for (const { id, players: range } of scenario.sides) {
    const count = header.holders.filter((holder) => holder.side === id).length;
    if (count < range[0]) {
      return fail(refuseMatch('match/too-few-players', { side: id, players: count, fewest: range[0] }));
    }
    players[id] = count;
  }
  const setup = timed(scenario.setup(players, header.options), header.clock);
  return ok({
    order: { by: 'seat', seat: null, question: null, at: act.at, command: { type: 'start', setup } },
    header: { status: 'playing', startedAt: act.at, holders: dealSeats(header.holders) },
  });
}

/** A set-up with its clock; without one it says nothing of it. */
export const timed = (setup: AnyGame['setup'], clock: ClockSettings): AnyGame['setup'] =>
  clock.kind === 'none' ? setup : { ...setup, clock };

/** The clock of a match: in the lobby the one that is chosen, then the one that its state goes by. */
export const clockOf = ({ header, state }: Table): ClockSettings => (state ? settingsIn(state) : header.clock);

function dealSeats(holders: readonly Holder[]): readonly Holder[] {
  return holders.map((holder) => {
    const mates = holders.filter((other) => other.side === holder.side);
    const seat = seatsOf(holder.side, mates.length)[mates.indexOf(holder)];
    if (seat === undefined) throw new Error(`no seat for a player of ${holder.side}`);
    return { ...holder, seat };
  });
}
