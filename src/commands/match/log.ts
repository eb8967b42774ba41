import { t } from '../../i18n/index.js';
import { transcriptText } from '../../match/transcript.js';
import type { Message } from '../../present/message.js';
import { seatName } from '../../present/posts/lines.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { seatId } from '../../rules/kernel/ids.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, show, tell } from '../replies.js';
import { ofChannel, ofMatch } from '../table.js';
import type { Table } from '../../match/acts.js';

/** `/match log` and `/match export`: what has been ordered, as a text; and the whole match as a file. */

async function logOf(services: Services, { locale, tongue, player }: Request, table: Table): Promise<Reply> {
  const view = services.referee.view(table, services.referee.viewerOf(table, player));
  if (!view) return tell(t(locale, 'reply.log-empty'));
  const words = services.presenter(table.header.ruleset);
  const { viewer } = view;
  const story = await services.referee.history(table.header.id, 1, table.header.version, viewer);
  // An order is named by its first event, as `/match correct to:` does.
  const numbers = new Map([...story].reverse().map(({ order, seq }) => [order, seq]));
  const lines = story.flatMap(({ at, event, order }) => {
    if (event.type !== 'Answered') return [];
    const { seat, command } = event.answer;
    const who = seatName(table.header, seatId(seat), tongue).replaceAll(/[<@>]/g, '');
    const kept = order.startsWith('standing:') ? `  (${t(locale, 'standing.log')})` : '';
    const told = words.command(command, view, locale);
    return [
      `#${numbers.get(order) ?? 0}  ${new Date(at).toISOString().slice(0, 19)}Z  ${who} (${seat})  ${told}${kept}`,
    ];
  });
  if (lines.length === 0) return tell(t(locale, 'reply.log-empty'));
  return show(withFile(t(locale, 'reply.log'), `match-${table.header.id}.txt`, lines.join('\n')));
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
  return show(withFile(t(locale, 'reply.export'), `match-${id}.json`, transcriptText(transcript)));
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
