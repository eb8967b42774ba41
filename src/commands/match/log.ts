import { t } from '../../i18n/index.js';
import { transcriptText } from '../../match/transcript.js';
import type { Message } from '../../present/message.js';
import { logLines, playersLine } from '../../present/log.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, show, tell } from '../replies.js';
import { ofChannel, ofMatch, viewerOf } from '../table.js';
import type { Table } from '../../match/acts.js';

/** `/match log` and `/match export`: what has been ordered, as a text; and the whole match as a file. */

async function logOf(services: Services, request: Request, table: Table): Promise<Reply> {
  const { locale } = request;
  const { header, state } = table;
  if (!state) return tell(t(locale, 'reply.log-empty'));
  const presenter = services.presenter(header);
  const record = await services.referee.record(header.id, await viewerOf(services, request, table));
  const lines = logLines(record, header, presenter, locale);
  if (lines.length === 0) return tell(t(locale, 'reply.log-empty'));
  const words = `${t(locale, 'reply.log')}\n${playersLine(header, presenter, locale)}`;
  return show(withFile(words, `match-${header.id}.txt`, lines.join('\n')));
}

async function exportOf(services: Services, { locale, tongue }: Request, table: Table, format = ''): Promise<Reply> {
  if (table.header.status === 'lobby') return refused(refuse('match/not-started'), tongue);
  const { id } = table.header;
  const transcript = await services.referee.export(id);
  if (format === 'html') {
    const title = services.library.scenario(table.header.scenario)?.title[locale] ?? table.header.scenario;
    const page = await services.replays.page({ ...transcript, locale }, title).catch(() => null);
    if (page === null) return refused(refuse('match/no-replay-page'), tongue);
    return show(withFile(t(locale, 'post.end.replay'), `replay-${id}.html`, page));
  }
  const words = t(locale, table.header.status === 'ended' ? 'reply.export' : 'reply.export-so-far');
  return show(withFile(words, `match-${id}.json`, transcriptText(transcript)));
}

const withFile = (words: string, name: string, content: string): Message => ({
  kind: 'blocks',
  accent: null,
  blocks: [
    { kind: 'text', text: words },
    { kind: 'file', name, content },
  ],
});

type Telling = (services: Services, request: Request, table: Table, format?: string) => Promise<Reply>;

/** As what a match is given away: the transcript that can be verified, or the page to step through. */
const FORMATS = ['json', 'html'] as const;

const bySlash = (telling: Telling): Runnable => ({
  options: telling === exportOf ? [{ name: 'format', values: FORMATS }] : [],
  acknowledge: 'private',
  run: ofChannel((services, request, table) => telling(services, request, table, request.options['format'])),
});

const byPress = (telling: Telling): Press => ({
  acknowledge: 'private',
  run: ofMatch((services, request, table) => telling(services, request, table)),
});

export const log = bySlash(logOf);
export const exportMatch = bySlash(exportOf);
export const logPresses = { log: byPress(logOf), export: byPress(exportOf) } as const satisfies Readonly<
  Record<string, Press>
>;
