import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Table } from '../match/acts.js';
import type { Visit } from '../match/people.js';
import type { StoredEvent } from '../match/ports.js';
import type { Block, Message } from '../present/message.js';
import { READABLE_SHEETS, type Shows } from '../present/picture.js';
import { fit } from '../present/posts/fit.js';
import { chapterName, reportMessage } from '../present/posts/report.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { Services, Reply, Request } from './contract.js';
import { show, tell, withButtons } from './replies.js';
import { stretchOf, viewAt } from '../queries/stretch.js';
import type { Seen } from './table.js';

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
  return told && show(reportMessage({ ...told, locale, presenter: services.presenter(table.header.ruleset) }));
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
  const presenter = services.presenter(header.ruleset);
  const events = await services.referee.history(header.id, last.seq + 1, header.version, viewer);
  const then = await viewAt(services.referee, table, last.seq, viewer);
  const lines: string[] = [];
  let before = then;
  for (const chapter of byChapter(events)) {
    const after = await viewAt(services.referee, table, chapter.at(-1)?.seq ?? header.version, viewer);
    if (!after) continue;
    const report = presenter.report({ before, after, events: chapter.map(({ event }) => event) }, locale);
    if (report.lines.length > 0) lines.push(`**${report.heading}**`, ...report.lines);
    before = after;
  }
  if (lines.length === 0) return null;
  const stretch = { before: then, after: view, events: events.map(({ event }) => event) };
  const { changed } = presenter.report(stretch, locale);
  const picture = (of: MatchView<AnyGame>, compared: boolean, shows: Shows): Block => ({
    kind: 'picture',
    picture: {
      game: header.ruleset,
      view: of,
      before: compared ? then : null,
      events: compared ? stretch.events : [],
      shows,
      locale,
    },
    alt: presenter.alt(shows, compared ? stretch : { before: null, after: of, events: [] }, locale),
  });
  const map: Shows = { kind: 'map', crop: 'whole', overlay: null };
  const blocks: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: fit([t(locale, 'news.title', { since: stamp(last) }), ...lines], 3_200, locale) },
      ...(then ? ([{ kind: 'text', text: t(locale, 'news.then') }, picture(then, false, map)] as const) : []),
      { kind: 'text', text: t(locale, 'news.now') },
      picture(view, true, map),
      ...(changed.length > 0
        ? [picture(view, true, { kind: 'sheets', units: changed.slice(0, READABLE_SHEETS) })]
        : []),
    ],
  };
  return show(blocks);
}

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
