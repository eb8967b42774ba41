import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import type { Block } from '../../present/message.js';
import { chapterName, partBlocks, reportMessage, whyText, type ReportPost } from '../../present/posts/report.js';
import { spectator } from '../../rules/kernel/seats.js';
import type { Services, Press, PressRequest, Reply } from '../contract.js';
import { turnPages } from '../match/turn-pages.js';
import { refused, show, tell } from '../replies.js';
import { stretchOf } from '../../queries/stretch.js';
import { seenMatch, type Seen } from '../table.js';
import { turning } from '../pages.js';

/**
 * *My language* and *Why?*: the report of a phase in the reader's language, and the terms of its numbers. What takes more
 * than a message has room for stands on several pages; the buttons name the page, counted from 0.
 */

type Tell = (services: Services, request: PressRequest, told: ReportPost, page: number) => Reply;

const telling = (tellPage: Tell, viewerOf: (seen: Seen) => Seen['viewer']): Press => ({
  acknowledge: 'private',
  async run(services, request) {
    const [match = '', chapter, page = ''] = request.args;
    const found = await seenMatch(services, request, matchId(match));
    if (!found.ok) return refused(found.error, request.tongue);
    const told = await stretchOf(services, found.value.table, viewerOf(found.value), chapter);
    if (!told) return tell(t(request.locale, 'reply.news-none'));
    return tellPage(services, request, told, /^\d{1,3}$/u.test(page) ? Number(page) : 0);
  },
});

/** Some lines under a heading, a page of them, with the buttons that turn to the others. */
function paged(
  { locale }: PressRequest,
  { header, chapter }: ReportPost,
  verb: string,
  pages: number,
  page: number,
  blocks: readonly Block[],
): Reply {
  const count = t(locale, 'history.page', { page: page + 1, pages });
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      ...blocks,
      { kind: 'text', text: `-# ${count}` },
      {
        kind: 'buttons',
        buttons: turning(page, pages, locale, (to) => ({
          verb,
          args: [header.id, chapterName(chapter), String(to)],
        })),
      },
    ],
  });
}

const tellReport: Tell = (services, request, told, wanted) => {
  const { locale } = request;
  const presenter = services.presenter(told.header.ruleset);
  const pages = turnPages([presenter.report(told.stretch, locale)]);
  const page = Math.min(wanted, pages.length - 1);
  const [part] = pages[page] ?? [];
  if (pages.length < 2 || !part) return show(reportMessage({ ...told, locale, presenter }));
  const blocks = partBlocks({ ...told, locale, presenter }, part.lines, part.first);
  return paged(request, told, 'language-page', pages.length, page, blocks);
};

const tellWhy: Tell = (services, request, told, wanted) => {
  const report = services.presenter(told.header.ruleset).report(told.stretch, request.locale);
  const pages = turnPages([{ heading: report.heading, lines: report.why }]);
  const page = Math.min(wanted, pages.length - 1);
  const text = whyText(report, pages[page]?.[0]?.lines ?? []);
  return pages.length < 2 ? tell(text) : paged(request, told, 'why-page', pages.length, page, [{ kind: 'text', text }]);
};

/** The newest report, or that of the phase which the button names, as everybody knows it. */
export const language = telling(tellReport, () => spectator);
export const turnLanguage: Press = { ...language, acknowledge: 'update' };

/** The terms of each number of a report, as the reader may know them. */
export const why = telling(tellWhy, ({ viewer }) => viewer);
export const turnWhy: Press = { ...why, acknowledge: 'update' };
