import { quoted } from '../../i18n/of-people.js';
import { answerTo } from '../../present/league/answers.js';
import { leagueCalls } from '../../queries/league.js';
import { linesFor } from '../../queries/stream-calls.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Order } from '../../rules/league/commands.js';
import { entrantNamed, type EntrantId } from '../../rules/league/ids.js';
import type { LeagueStream } from '../../rules/league/league.js';
import { entrantIn, isMeeting, isOf, isOpen, type Pairing, type Score, type State } from '../../rules/league/state.js';
import type { Done } from '../../streams/desk.js';
import { entrantOf, isOfficial, type LeagueStanding } from '../../streams/league.js';
import type { Offer, Reply, Request, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { about, standingIn } from '../stream-here.js';

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
export async function give(
  { leagues }: Services,
  request: Request,
  { standing: { header, state } }: Here,
  by: Order['by'],
  command: Order['command'],
): Promise<Reply> {
  const { key, player, at, tongue } = request;
  const done = await leagues.submit({ key, player, at, stream: header.id }, () => ok({ by, at, command }));
  return done.ok ? tell(came(request, done.value)) : refused(inNames(done.error, state), tongue);
}

/** A refusal with what entrants are called in the place of their codes, which no post shows. */
export function inNames({ params, ...refusal }: Refusal, state: Pick<State, 'entrants'>): Refusal {
  const named = (code: string): string => {
    const entrant = state.entrants.find(({ id }) => id === code);
    return entrant ? quoted(entrant.name) : code;
  };
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? named(value) : typeof value === 'object' ? value.map(named) : value,
  ]);
  return { ...refusal, params: Object.fromEntries(shown) as Refusal['params'] };
}

/** Who is meant: by the name that tables show, with any capitals, or by their code. Of two of one name, whoever is still in. */
export function entrantMeant(
  { entrants }: Pick<State, 'entrants'>,
  { options }: Pick<SlashRequest, 'options'>,
): EntrantId {
  const typed = (options['entrant'] ?? '').trim().toLowerCase();
  const called = entrants.filter(({ id, name }) => id === typed || name.toLowerCase() === typed);
  const meant = called.find(({ status }) => status === 'in') ?? called[0];
  return meant ? meant.id : entrantNamed(options['entrant'] ?? '');
}

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
