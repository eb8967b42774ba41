import { t } from '../../i18n/index.js';
import type { Runnable } from '../contract.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { refused, tell } from '../replies.js';
import { tableHere } from '../table.js';
import { awaitedLines, seatName } from '../../present/posts/lines.js';

/** `/match status`: how the match stands and who is awaited, in the reader's language. */
export const status: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(house, request) {
    const found = await tableHere(house, request);
    if (!found.ok) return refused(found.error, request.locale);
    const table = found.value;
    const view = house.referee.view(table, house.referee.viewerOf(table, request.player));
    // A lobby that was given up has ended without a view.
    if (!view && table.header.status === 'ended') return refused(refuse('match/over'), request.locale);
    if (!view) return tell(t(request.locale, 'post.status.lobby'));
    const words = house.presenter(table.header.ruleset);
    const { locale } = request;
    const lines = view.outcome
      ? [words.outcome(view.outcome, view, locale)]
      : awaitedLines(table.header, view, words, locale);
    const waits = (await house.referee.waited(table.header.id, request.at)).map(({ seat, ms, times }) =>
      t(locale, 'standing.waited', { player: seatName(table.header, seat, locale), ms, times }),
    );
    return tell([words.standing(view, locale), ...lines, '', t(locale, 'standing.waits'), ...waits].join('\n'));
  },
};
