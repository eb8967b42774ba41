import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Table } from '../match/acts.js';
import type { Visit } from '../match/people.js';
import type { StoredEvent } from '../match/ports.js';
import type { Report } from '../present/contract.js';
import type { Block, Message } from '../present/message.js';
import { READABLE_SHEETS, type Shows } from '../present/picture.js';
import { fit } from '../present/posts/fit.js';
import { chapterFrom, chapterName, reportMessage, underHeading } from '../present/posts/report.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import { matchId, type MatchId } from '../match/header.js';
import type { Services, Press, Reply, Request } from './contract.js';
import { turnPages } from './match/turn-pages.js';
import { turning } from './pages.js';
import { refused, show, tell, withButtons } from './replies.js';
import { stretchOf, viewAt } from '../queries/stretch.js';
import { seenMatch, type Seen } from './table.js';

/** *My news*: what happened in a match since its reader was last here, as they may know it, with the map then and now. */

/** The news, and from now on they are known. Whoever was never here gets the newest report. */
export async function newsFor(services: Services, request: Request, seen: Seen): Promise<Reply> {
  const { header } = seen.table;
  const { player, at, locale } = request;
  const last = await lastHere(services, request, seen.table);
  const reply = last ? await since(services, request, seen, last) : await newest(services, request, seen);
  await services.people.putVisit(header.id, player, { seq: header.version, at });
  return reply ?? nothingNew(seen.table, last, locale);
}

/** When they were last here: when they last looked at the news, or gave an order. */
async function lastHere({ people }: Services, { player }: Request, { header }: Table): Promise<Visit | null> {
  const visit = await people.visit(header.id, player);
  const act = await people.lastAct(header.id, player);
  if (!visit || !act || act.seq === 0) return visit ?? (act?.seq ? act : null);
  return visit.seq >= act.seq ? visit : act;
}

async function newest(services: Services, { locale }: Request, { table, viewer }: Seen): Promise<Reply | null> {
  const told = await stretchOf(services, table, viewer, undefined);
  return told && show(reportMessage({ ...told, locale, presenter: services.presenter(table.header) }));
}

function nothingNew({ header }: Table, last: Visit | null, locale: Locale): Reply {
  if (!last) return tell(t(locale, 'reply.news-none'));
  return withButtons(tell(t(locale, 'news.none', { since: stamp(last) })), [
    { action: { verb: 'language', args: [header.id] }, label: t(locale, 'button.last-report'), style: 'secondary' },
  ]);
}

const stamp = ({ at }: Visit): string => `<t:${Math.floor(at / 1000)}:R>`;

/** What happened after a visit; `null`: nothing that is told. */
async function since(
  services: Services,
  { locale }: Request,
  { table, viewer, view }: Seen,
  last: Visit,
): Promise<Reply | null> {
  const { header } = table;
  const presenter = services.presenter(header);
  const events = await services.referee.history(header.id, last.seq + 1, header.version, viewer);
  const chapters = await chaptersOf(services, table, viewer, events, last.seq, locale);
  const all = chapters.flatMap(({ lines }) => lines);
  if (all.length === 0) return null;
  const then = await viewAt(services.referee, table, last.seq, viewer);
  const stretch = { before: then, after: view, events: events.map(({ event }) => event) };
  const { changed } = presenter.report(stretch, locale);
  const { lines } = presenter.story(stretch, locale);
  const first = lines.length > 0 ? lines : all.slice(0, FIRST);
  const picture = (of: MatchView<AnyGame>, compared: boolean, shows: Shows): Block => ({
    kind: 'picture',
    picture: {
      game: header.ruleset,
      view: of,
      before: compared ? then : null,
      events: compared ? stretch.events : [],
      shows,
      locale,
      sides: presenter.tongue(locale).sides,
    },
    alt: presenter.alt(shows, compared ? stretch : { before: null, after: of, events: [] }, locale),
  });
  const map: Shows = { kind: 'map', crop: 'whole', overlay: null };
  const blocks: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: fit([t(locale, 'news.title', { since: stamp(last) }), ...first], 3_200, locale) },
      ...(all.length > first.length ? ([detailsButton(header.id, events, locale)] as const) : []),
      ...(then ? ([{ kind: 'text', text: t(locale, 'news.then') }, picture(then, false, map)] as const) : []),
      { kind: 'text', text: t(locale, 'news.now') },
      picture(view, true, map),
      ...(changed.length > 0
        ? [picture(view, true, { kind: 'sheets', short: true, units: changed.slice(0, READABLE_SHEETS) })]
        : []),
    ],
  };
  return show(blocks);
}

/** What matters comes first, in so many lines. */
const FIRST = 3;

/** All that happened since the phase of the first of some events, behind a button: how many events there were it does not tell (S-03). */
const detailsButton = (match: MatchId, events: readonly StoredEvent[], locale: Locale): Block => ({
  kind: 'buttons',
  buttons: events.slice(0, 1).map(({ chapter }) => ({
    action: { verb: 'news-details', args: [match, chapterName(chapter)] },
    label: t(locale, 'button.details'),
    style: 'secondary',
  })),
});

/** A phase in words. */
type Section = Pick<Report, 'heading' | 'lines'>;

/** Each phase of some events in words, as its reader knows it. `since`: the event before the first. */
async function chaptersOf(
  services: Services,
  table: Table,
  viewer: Viewer,
  events: readonly StoredEvent[],
  since: number,
  locale: Locale,
): Promise<readonly Section[]> {
  const presenter = services.presenter(table.header);
  const told: Section[] = [];
  let before = await viewAt(services.referee, table, since, viewer);
  for (const chapter of byChapter(events)) {
    const after = await viewAt(services.referee, table, chapter.at(-1)?.seq ?? table.header.version, viewer);
    if (!after) continue;
    const { heading, lines } = presenter.report({ before, after, events: chapter.map(({ event }) => event) }, locale);
    if (lines.length > 0) told.push({ heading, lines });
    before = after;
  }
  return told;
}

/** *Details* under the news: all of it, phase by phase, on as many pages as it takes. */
const newsDetails: Press = {
  acknowledge: 'private',
  async run(services, request) {
    const [match = '', since = '', wanted = ''] = request.args;
    const found = await seenMatch(services, request, matchId(match));
    if (!found.ok) return refused(found.error, request.tongue);
    const { table, viewer } = found.value;
    const { id, version } = table.header;
    const chapter = chapterFrom(since);
    const span = chapter && (await services.referee.span(id, chapter));
    if (!span) return tell(t(request.locale, 'reply.news-none'));
    const events = await services.referee.history(id, span.from, version, viewer);
    const chapters = await chaptersOf(services, table, viewer, events, span.from - 1, request.locale);
    const pages = turnPages(chapters);
    const page = Math.min(/^\d{1,3}$/u.test(wanted) ? Number(wanted) : 0, Math.max(0, pages.length - 1));
    const text = (pages[page] ?? []).map(({ phase, lines }) => underHeading(chapters[phase]?.heading ?? '', lines));
    if (text.length === 0) return tell(t(request.locale, 'reply.news-none'));
    if (pages.length < 2) return tell(text.join('\n'));
    const count = `-# ${t(request.locale, 'history.page', { page: page + 1, pages: pages.length })}`;
    const to = (at: number) => ({ verb: 'news-page', args: [match, since, String(at)] });
    return withButtons(tell([...text, count].join('\n')), turning(page, pages.length, request.locale, to));
  },
};

export const newsPresses = {
  'news-details': newsDetails,
  'news-page': { ...newsDetails, acknowledge: 'update' },
} as const satisfies Readonly<Record<string, Press>>;

/** Events in groups of one chapter each, in their order. */
function byChapter(events: readonly StoredEvent[]): readonly (readonly StoredEvent[])[] {
  const groups: StoredEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0] && chapterName(last[0].chapter) === chapterName(event.chapter)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
