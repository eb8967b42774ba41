import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import { LEAGUE_PICTURES, stageFor } from '../../present/league-picture.js';
import { calendar } from '../../present/files/calendar.js';
import { duesOfLeague, resultsTable } from '../../present/league/files.js';
import { leagueMessage, pictureBlock, swapped } from '../../present/league/posts.js';
import { leagueShown } from '../../queries/league.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { ok, type Result } from '../../rules/kernel/result.js';
import type { EntrantCommand } from '../../rules/league/commands.js';
import { entrantId, mateId, type EntrantId } from '../../rules/league/ids.js';
import { challengeable } from '../../rules/league/ladder.js';
import { MOST_NAME } from '../../rules/league/sign-up.js';
import { entrantIn, isOf, isOpen, type Pairing } from '../../rules/league/state.js';
import { mateOf, titleOf } from '../../streams/league.js';
import type { OptionDefinition, Runnable, SlashRequest } from '../contract.js';
import { refused, show, tell } from '../replies.js';
import { leaguePage } from '../season-page.js';
import { streamNews } from '../stream-news.js';
import {
  came,
  entrantMeant,
  give,
  leagueHere,
  matching,
  ofLeague,
  pairingMeant,
  pairingOffers,
  scoreFrom,
  type Here,
} from './here.js';

/** What those do who take part: sign up, say that they are ready, what came of a match; and what anybody may look at. */

export const join: Runnable = {
  options: [{ name: 'name', words: 'league-name', required: true, maxLength: MOST_NAME }],
  acknowledge: 'private',
  run: ofLeague(async (services, request: SlashRequest, here) => {
    const { key, player, at, tongue, options } = request;
    const { standing, entrant } = here;
    const name = (options['name'] ?? '').trim();
    if (entrant !== null) {
      const own = entrantIn(standing.state, entrant);
      return refused(refuse('league/entrant-already', { name: own?.name ?? '' }), tongue);
    }
    const act = { key, player, at, stream: standing.header.id };
    const done = await services.leagues.submit(
      {
        ...act,
        seats({ members, state }) {
          const part = entrantId(state.entrants.length + 1);
          const mate = state.setup.team === undefined ? [] : [{ player, part: mateId(part, 1), since: at }];
          return [...members, { player, part, since: at }, ...mate];
        },
      },
      () => ok({ by: 'house', at, command: { type: 'enter', name } }),
    );
    if (!done.ok) return refused(done.error, tongue);
    const joined = t(request.locale, 'league.reply.joined', { name: quoted(name) });
    return tell([joined, ...came(request, done.value).split('\n').slice(1)].join('\n'));
  }),
};

export const status: Runnable = {
  options: [{ name: 'shows', words: 'stream-shows', values: ['news', 'page'] }],
  acknowledge: 'private',
  run: ofLeague((services, request: SlashRequest, { standing }) => {
    switch (request.options['shows']) {
      case 'news':
        return streamNews(services, request, standing.header.id);
      case 'page':
        return leaguePage(services, request, standing);
      default:
        return show(leagueMessage(leagueShown(standing, request.locale)));
    }
  }),
};

export const table: Runnable = {
  options: [
    { name: 'shows', values: LEAGUE_PICTURES },
    { name: 'division', maxLength: 1 },
  ],
  acknowledge: 'private',
  run: ofLeague((_services, { locale, options, tongue }: SlashRequest, { standing }) => {
    const kind = LEAGUE_PICTURES.find((one) => one === options['shows']);
    const stage = stageFor(standing.state, kind);
    const division = Number(options['division'] ?? '1') - 1;
    if (!standing.state.stages[stage]?.divisions[division]) return refused(refuse('league/no-picture'), tongue);
    const block = pictureBlock(leagueShown(standing, locale), stage, division, kind);
    return show({ kind: 'blocks', accent: null, blocks: [block] });
  }),
};

/** The league for other programs: results as a table, dates as a calendar. */
export const exported: Runnable = {
  options: [{ name: 'format', words: 'league-file', required: true, values: ['results', 'calendar'] }],
  acknowledge: 'private',
  run: ofLeague((_services, { at, options }: SlashRequest, { standing: { header, state } }) => {
    const file =
      options['format'] === 'calendar'
        ? { name: 'league.ics', content: calendar(duesOfLeague(header.id, titleOf(header), state), at) }
        : { name: 'league.csv', content: resultsTable(state) };
    return show({ kind: 'blocks', accent: null, blocks: [{ kind: 'file', ...file }] });
  }),
};

const PAIRING = { name: 'pairing', autocomplete: true, maxLength: 10 } as const satisfies OptionDefinition;

/** An order of whoever takes part about one of their pairings; left out, the one that they have to play. */
const about = (
  options: Runnable['options'],
  fits: (pairing: Pairing) => boolean,
  command: (pairing: Pairing, by: EntrantId, request: SlashRequest, here: Here) => Result<EntrantCommand, Refusal>,
): Runnable => ({
  options: [...options, PAIRING],
  acknowledge: 'private',
  run: ofLeague((services, request: SlashRequest, here) => {
    const { entrant } = here;
    if (entrant === null) return refused(refuse('league/not-entrant'), request.tongue);
    const pairing = pairingMeant(here, request);
    if (!pairing.ok) return refused(pairing.error, request.tongue);
    const ordered = command(pairing.value, entrant, request, here);
    return ordered.ok ? give(services, request, here, entrant, ordered.value) : refused(ordered.error, request.tongue);
  }),
  async complete(services, request) {
    const here = await leagueHere(services, request);
    if (!here.ok) return [];
    const { entrant } = here.value;
    const own = pairingOffers(here.value, (one) => entrant !== null && isOf(one, entrant) && fits(one));
    return matching(own, request.options['pairing']);
  },
});

export const ready = about([], isOpen, ({ id }, _, { player }, { standing }) => {
  const mate = mateOf(standing, player);
  return ok({ type: 'ready', pairing: id, ...(mate === null ? {} : { mate }) });
});
export const extend = about([], isOpen, ({ id }) => ok({ type: 'extend', pairing: id }));
export const concede = about([], isOpen, ({ id }) => ok({ type: 'concede', pairing: id }));

export const result = about(
  [
    { name: 'result', words: 'own-result', required: true, values: ['won', 'lost', 'drawn'] },
    { name: 'score', words: 'league-score', maxLength: 15 },
  ],
  isOpen,
  ({ id, sides }, by, request) => {
    const said = request.options['result'];
    const isFirst = (sides[0] === by) === (said === 'won');
    const score = scoreFrom(request);
    if (!score.ok) return score;
    const counted = score.value && (sides[0] === by ? score.value : swapped(score.value));
    return ok({
      type: 'claim',
      pairing: id,
      winner: said === 'drawn' ? 'draw' : isFirst ? 'first' : 'second',
      ...(counted ? { score: counted } : {}),
    });
  },
);

export const appeal = about(
  [{ name: 'text', words: 'appeal-text', required: true, maxLength: 500 }],
  (pairing) => !isOpen(pairing),
  ({ id }, _, { options }) => ok({ type: 'appeal', pairing: id, text: options['text'] ?? '' }),
);

/** An order of whoever takes part. */
const own = (
  options: Runnable['options'],
  command: (request: SlashRequest, here: Here) => EntrantCommand,
  complete?: (here: Here, typed?: string) => ReturnType<typeof matching>,
): Runnable => ({
  options,
  acknowledge: 'private',
  run: ofLeague((services, request: SlashRequest, here) =>
    here.entrant === null
      ? refused(refuse('league/not-entrant'), request.tongue)
      : give(services, request, here, here.entrant, command(request, here)),
  ),
  ...(complete
    ? {
        complete: async (services, request, option) => {
          const here = await leagueHere(services, request);
          return here.ok ? complete(here.value, request.options[option]) : [];
        },
      }
    : {}),
});

export const challenge = own(
  [{ name: 'entrant', required: true, autocomplete: true, maxLength: 40 }],
  (request, { standing }) => ({ type: 'challenge', entrant: entrantMeant(standing.state, request) }),
  ({ standing: { state }, entrant }, typed) =>
    matching(
      (entrant === null || state.status !== 'playing' ? [] : challengeable(state, entrant)).map((id) => ({
        name: entrantIn(state, id)?.name ?? id,
        value: id,
      })),
      typed,
    ),
);
