import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import type { Report } from '../../present/contract.js';
import type { Block } from '../../present/message.js';
import { chapterName, reportMessage, underHeading, type ReportPost } from '../../present/posts/report.js';
import { spectator } from '../../rules/kernel/seats.js';
import type { Services, Press, PressRequest, Reply } from '../contract.js';
import { turnPages } from '../match/turn-pages.js';
import { refused, show, tell } from '../replies.js';
import { stretchOf } from '../../queries/stretch.js';
import { seenMatch, spokenAt, type Seen } from '../table.js';
import { turning } from '../pages.js';

/**
 * *My language*, *Details* and *Why?*: the report of a phase in the reader's language, all that it tells, and the terms of its
 * numbers. What takes more than a message has room for stands on several pages; the buttons name the page, counted from 0.
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
    return tellPage(
      services,
      spokenAt(services, request, found.value.table),
      told,
      /^\d{1,3}$/u.test(page) ? Number(page) : 0,
    );
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

const tellReport: Tell = (services, { locale }, told) =>
  show(reportMessage({ ...told, locale, presenter: services.presenter(told.header) }));

/** Lines under the heading of a report, a page of them. */
function tellLines(
  request: PressRequest,
  told: ReportPost,
  { heading }: Report,
  lines: readonly string[],
  verb: 'details-page' | 'why-page',
  wanted: number,
): Reply {
  const pages = turnPages([{ heading, lines }]);
  const page = Math.min(wanted, pages.length - 1);
  const text = underHeading(heading, pages[page]?.[0]?.lines ?? []);
  return pages.length < 2 ? tell(text) : paged(request, told, verb, pages.length, page, [{ kind: 'text', text }]);
}

const tellDetails: Tell = (services, request, told, wanted) => {
  const presenter = services.presenter(told.header);
  const report = presenter.report(told.stretch, request.locale);
  const { details } = presenter.story(told.stretch, request.locale);
  return tellLines(request, told, report, details, 'details-page', wanted);
};

const tellWhy: Tell = (services, request, told, wanted) => {
  const report = services.presenter(told.header).report(told.stretch, request.locale);
  return tellLines(request, told, report, report.why, 'why-page', wanted);
};

/** The newest report, or that of the phase which the button names, as everybody knows it. */
export const language = telling(tellReport, () => spectator);

/** All that a report tells, by unit, as the reader may know it. */
export const details = telling(tellDetails, ({ viewer }) => viewer);
export const turnDetails: Press = { ...details, acknowledge: 'update' };

/** The terms of each number of a report, as the reader may know them. */
export const why = telling(tellWhy, ({ viewer }) => viewer);
export const turnWhy: Press = { ...why, acknowledge: 'update' };
