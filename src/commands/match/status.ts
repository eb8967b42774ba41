import { t } from '../../i18n/index.js';
import type { Table } from '../../match/acts.js';
import type { Services, Reply, Request, Runnable } from '../contract.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { refused, tell, withButtons } from '../replies.js';
import { ofChannel, viewerOf } from '../table.js';
import { turnLines } from './history.js';
import { awaitedLines, seatName } from '../../present/posts/lines.js';

/** The turns to whose reports it leads. */
const LAST_TURNS = 5;

/** `/match status`: how the match stands and who is awaited, in the reader's language. */
export const status: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel(statusOf),
};

/** How a match stands, as the asking player sees it. */
export async function statusOf(services: Services, request: Request, table: Table): Promise<Reply> {
  const view = services.referee.view(table, await viewerOf(services, request, table));
  // A lobby that was given up has ended without a view.
  if (!view && table.header.status === 'ended') return refused(refuse('match/over'), request.tongue);
  if (!view) return tell(t(request.locale, 'post.status.lobby'));
  const words = services.presenter(table.header);
  const { locale, tongue } = request;
  const lines = view.outcome
    ? [words.outcome(view.outcome, view, locale)]
    : awaitedLines(table.header, view, words, locale);
  const waits = (await services.referee.waited(table.header.id, request.at)).map(({ seat, ms, times }) =>
    t(locale, 'standing.waited', { player: seatName(table.header, seat, tongue), ms, times }),
  );
  const turns = (await turnLines(services, table, locale)).slice(-LAST_TURNS).map(({ line }) => line);
  const text = [words.standing(view, locale), ...lines, '', t(locale, 'standing.waits'), ...waits, '', ...turns];
  return withButtons(tell(text.join('\n')), [
    { action: { verb: 'history', args: [table.header.id] }, label: t(locale, 'button.history'), style: 'secondary' },
  ]);
}
