import { answerTo } from '../../present/league/answers.js';
import { leagueCalls } from '../../queries/league.js';
import { linesFor } from '../../queries/stream-calls.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Order } from '../../rules/league/commands.js';
import type { EntrantId } from '../../rules/league/ids.js';
import type { LeagueStream } from '../../rules/league/league.js';
import { entrantIn, isMeeting, isOf, isOpen, type Pairing, type Score } from '../../rules/league/state.js';
import type { Done } from '../../streams/desk.js';
import { entrantOf, isOfficial, type LeagueStanding } from '../../streams/league.js';
import type { Offer, Reply, Request, Services, SlashRequest } from '../contract.js';
import { about, submitTo, standingIn } from '../stream-here.js';

/** The league of a channel as whoever asks sees it. */

export interface Here {
  readonly standing: LeagueStanding;
  /** Theirs; `null`: they do not take part. */
  readonly entrant: EntrantId | null;
  readonly official: boolean;
}

/** The league of the channel, or of the channel that a thread belongs to. */
export async function leagueHere({ leagues }: Services, request: Request): Promise<Result<Here, Refusal>> {
  const standing = await standingIn(leagues, request);
  if (!standing) return fail(refuse('league/none'));
  const { player } = request;
  return ok({ standing, entrant: entrantOf(standing, player), official: isOfficial(standing, player) });
}

/** A command about the league of the channel. */
export const ofLeague = about(leagueHere);

/** What came of an order, what comes next, and what waits now for whoever gave it. */
export const came = ({ locale, player }: Request, { standing, events }: Done<LeagueStream>): string =>
  answerTo(events, { state: standing.state, locale }, linesFor(leagueCalls(standing, locale), player));

/** Gives an order, and says what came of it. */
export const give = (
  { leagues }: Services,
  request: Request,
  { standing }: Here,
  by: Order['by'],
  command: Order['command'],
): Promise<Reply> =>
  submitTo(leagues, request, standing.header.id, { by, at: request.at, command }, (done) => came(request, done));

const MOST = 25;

/** Those of some offers that fit what is typed. */
export const matching = (offers: readonly Offer[], typed = ''): readonly Offer[] =>
  offers.filter(({ name, value }) => `${value} ${name}`.toLowerCase().includes(typed.toLowerCase())).slice(0, MOST);

/** The pairing that is meant: the one that is named, or the only one that somebody has to play. */
export function pairingMeant({ standing, entrant }: Here, { options }: SlashRequest): Result<Pairing, Refusal> {
  const { pairings } = standing.state;
  const named = options['pairing'];
  if (named) {
    const found = pairings.find(({ id }) => id === named);
    return found ? ok(found) : fail(refuse('league/no-such-pairing', { pairing: named }));
  }
  const own = pairings.filter((one) => isOpen(one) && isMeeting(one) && entrant !== null && isOf(one, entrant));
  const [only, more] = own;
  if (!only) return fail(refuse('league/no-pairing'));
  return more ? fail(refuse('league/name-pairing', { known: own.map(({ id }) => id) })) : ok(only);
}

/** A score as it is typed, `30-12`; nothing where none is given. */
export function scoreFrom({ options }: SlashRequest): Result<Score | null, Refusal> {
  const given = options['score'];
  if (!given) return ok(null);
  const [, first, second] = /^\s*(\d{1,5})\s*[-–:]\s*(\d{1,5})\s*$/u.exec(given) ?? [];
  return first === undefined || second === undefined
    ? fail(refuse('league/bad-score', { given, most: 99_999 }, 'LGE-09'))
    : ok([Number(first), Number(second)]);
}

/** Pairings by the names of the two. */
export const pairingOffers = ({ standing: { state } }: Here, fits: (one: Pairing) => boolean): readonly Offer[] =>
  state.pairings
    .filter((one) => isMeeting(one) && fits(one))
    .toReversed()
    .map(({ id, sides }) => ({
      name: `${id}: ${sides.map((side) => (side === null ? '' : (entrantIn(state, side)?.name ?? side))).join(' – ')}`,
      value: id,
    }));

/** Entrants by their names. */
export const entrantOffers = ({ standing: { state } }: Here): readonly Offer[] =>
  state.entrants.map(({ id, name }) => ({ name, value: id }));
