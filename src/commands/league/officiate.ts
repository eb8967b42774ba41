import { t } from '../../i18n/index.js';
import { playerId } from '../../match/header.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { ok } from '../../rules/kernel/result.js';
import type { OfficialCommand } from '../../rules/league/commands.js';
import { appealNamed, pairingNamed } from '../../rules/league/ids.js';
import { nextMate } from '../../rules/league/mates.js';
import type { State, Winner } from '../../rules/league/state.js';
import type { LeagueStanding } from '../../streams/league.js';
import { OFFICIAL, type Member } from '../../streams/ports.js';
import type { OptionDefinition, Runnable, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import {
  came,
  entrantMeant,
  entrantOffers,
  give,
  inNames,
  leagueHere,
  matching,
  ofLeague,
  pairingOffers,
  scoreFrom,
  type Here,
} from './here.js';
import { taken } from './team.js';

/** What the officials of a league do. */

const DAY = 24 * 3600 * 1000;
const WINNERS = ['first', 'second', 'draw', 'none', 'open'] as const;

const ENTRANT = {
  name: 'entrant',
  required: true,
  autocomplete: true,
  maxLength: 40,
} as const satisfies OptionDefinition;
const PAIRING = {
  name: 'pairing',
  required: true,
  autocomplete: true,
  maxLength: 10,
} as const satisfies OptionDefinition;
const REASON = {
  name: 'reason',
  words: 'league-reason',
  required: true,
  maxLength: 200,
} as const satisfies OptionDefinition;
const WINNER = { name: 'winner', words: 'league-verdict', values: WINNERS } as const satisfies OptionDefinition;

/** How an order changes who takes part, and why it cannot. */
interface Seating {
  readonly seats: (request: SlashRequest, before: LeagueStanding) => readonly Member[];
  readonly refuses: (request: SlashRequest, here: Here) => Refusal | null;
}

/** An order of an official's. */
const ofOfficial = (
  options: Runnable['options'],
  command: (request: SlashRequest, state: State) => OfficialCommand | Refusal,
  seating?: Seating,
): Runnable => ({
  options,
  acknowledge: 'private',
  run: ofLeague(async (services, request: SlashRequest, here) => {
    const { key, player, at, tongue } = request;
    if (!here.official) return refused(refuse('league/not-official'), tongue);
    const { state } = here.standing;
    const ordered = command(request, state);
    if ('code' in ordered) return refused(ordered, tongue);
    if (!seating) return give(services, request, here, 'official', ordered);
    const refusal = seating.refuses(request, here);
    if (refusal) return refused(refusal, tongue);
    const act = { key, player, at, stream: here.standing.header.id };
    const done = await services.leagues.submit({ ...act, seats: (before) => seating.seats(request, before) }, () =>
      ok({ by: 'official', at, command: ordered }),
    );
    return done.ok ? tell(came(request, done.value)) : refused(inNames(done.error, state), tongue);
  }),
  async complete(services, request, option) {
    const here = await leagueHere(services, request);
    return here.ok ? matching(offersFor(here.value, option), request.options[option]) : [];
  },
});

function offersFor(here: Here, option: string) {
  const { appeals } = here.standing.state;
  if (option === 'entrant') return entrantOffers(here);
  if (option === 'pairing') return pairingOffers(here, () => true);
  return appeals
    .filter(({ ruling }) => ruling === null)
    .map(({ id, pairing, text }) => ({ name: `${id}, ${pairing}: ${text}`.slice(0, 100), value: id }));
}

const winnerIn = ({ options }: SlashRequest): Winner | null => {
  const named = WINNERS.find((one) => one === options['winner']);
  return named === undefined || named === 'open' ? null : named;
};
const pairingFrom = ({ options }: SlashRequest) => pairingNamed(options['pairing'] ?? '');
const reasonFrom = ({ options }: SlashRequest): string => options['reason'] ?? '';

export const begin = ofOfficial([], () => ({ type: 'begin' }));
export const end = ofOfficial([], () => ({ type: 'end' }));

const VERDICT_SCORE = { name: 'score', words: 'verdict-score', maxLength: 15 } as const satisfies OptionDefinition;

export const correct = ofOfficial([PAIRING, { ...WINNER, required: true }, REASON, VERDICT_SCORE], (request) => {
  const score = scoreFrom(request);
  if (!score.ok) return score.error;
  return {
    type: 'correct',
    pairing: pairingFrom(request),
    winner: winnerIn(request),
    ...(score.value ? { score: score.value } : {}),
    reason: reasonFrom(request),
  };
});

export const rule = ofOfficial(
  [
    { name: 'appeal', required: true, autocomplete: true, maxLength: 10 },
    { name: 'ruling', required: true, values: ['upheld', 'rejected'] },
    REASON,
    WINNER,
  ],
  (request) => ({
    type: 'rule',
    appeal: appealNamed(request.options['appeal'] ?? ''),
    upheld: request.options['ruling'] === 'upheld',
    winner: winnerIn(request),
    reason: reasonFrom(request),
  }),
);

export const seed = ofOfficial(
  [ENTRANT, { name: 'place', words: 'draw-place', required: true, maxLength: 3 }],
  (request, state) => {
    const place = Number(request.options['place']);
    return { type: 'seed', entrant: entrantMeant(state, request), seed: place === 0 ? null : place };
  },
);

export const expel = ofOfficial([ENTRANT, REASON], (request, state) => ({
  type: 'expel',
  entrant: entrantMeant(state, request),
  reason: reasonFrom(request),
}));

export const time = ofOfficial(
  [PAIRING, { name: 'days', words: 'league-until', required: true, maxLength: 2 }, REASON],
  (request) => ({
    type: 'give-time',
    pairing: pairingFrom(request),
    until: request.at + Math.round(Number(request.options['days'] ?? '') * DAY),
    reason: reasonFrom(request),
  }),
);

const PLAYER = {
  name: 'player',
  words: 'league-player',
  required: true,
  picks: 'player',
} as const satisfies OptionDefinition;

/** Somebody else plays for an entrant from now on. */
export const substitute = ofOfficial(
  [ENTRANT, PLAYER, REASON],
  (request, state) => ({ type: 'substitute', entrant: entrantMeant(state, request), reason: reasonFrom(request) }),
  {
    seats(request, { members, state }) {
      const part = entrantMeant(state, request);
      const one = { player: playerId(request.options['player'] ?? ''), since: request.at };
      // To a team they come beside the others.
      return state.setup.team === undefined
        ? [...members.filter((other) => other.part !== part), { ...one, part }]
        : [...members, { ...one, part }, { ...one, part: nextMate(state, part) }];
    },
    refuses: ({ options }, { standing }) => taken(standing, playerId(options['player'] ?? '')),
  },
);

export const official: Runnable = {
  options: [PLAYER],
  acknowledge: 'private',
  run: ofLeague(async (services, { key, player, at, tongue, locale, options }: SlashRequest, here) => {
    if (!here.official) return refused(refuse('league/not-official'), tongue);
    const appointed = { player: playerId(options['player'] ?? ''), part: OFFICIAL, since: at };
    const act = { key, player, at, stream: here.standing.header.id, word: 'appoint' };
    const done = await services.leagues.seat(act, ({ members }) =>
      ok([...members.filter((one) => one.player !== appointed.player || one.part !== OFFICIAL), appointed]),
    );
    return done.ok
      ? tell(t(locale, 'league.reply.appointed', { player: `<@${appointed.player}>` }))
      : refused(done.error, tongue);
  }),
};
