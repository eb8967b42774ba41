import { t } from '../../i18n/index.js';
import type { Runnable } from '../contract.js';
import { refused, tell } from '../replies.js';
import { tableHere } from '../table.js';
import { awaitedLines, ruleLines } from '../../present/posts/lines.js';

/** `/match status`: how the match stands and who is awaited, in the reader's language. */
export const status: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(house, request) {
    const found = await tableHere(house, request);
    if (!found.ok) return refused(found.error, request.locale);
    const table = found.value;
    const view = house.referee.view(table, house.referee.viewerOf(table, request.player));
    if (!view) return tell(t(request.locale, 'post.status.lobby'));
    const words = house.presenter(table.header.ruleset);
    const { locale } = request;
    const lines = view.outcome
      ? [words.outcome(view.outcome, view, locale)]
      : awaitedLines(table.header, view, words, locale);
    return tell([words.standing(view, locale), ...lines].join('\n'));
  },
};

/** `/match options`: the rules chosen for this match. */
export const options: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(house, request) {
    const found = await tableHere(house, request);
    if (!found.ok) return refused(found.error, request.locale);
    const { header } = found.value;
    const lines = ruleLines(header, house.ruleset(header.ruleset).options, request.locale);
    return tell([t(request.locale, 'reply.options'), ...lines].join('\n'));
  },
};
