import { gameName, turnName, turnsMenu, turnsTitle } from '../../present/names.js';
import { t, turnCode } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Table } from '../../match/acts.js';
import type { MatchHeader } from '../../match/header.js';
import { reportPost } from '../../match/posts.js';
import type { Block, Message } from '../../present/message.js';
import { fit } from '../../present/posts/fit.js';
import { partBlocks } from '../../present/posts/report.js';
import type { Chapter } from '../../rules/kernel/contract.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Offer, Press, Reply, Request, Runnable } from '../contract.js';
import { addressOf } from '../../queries/links.js';
import { refused, show, tell } from '../replies.js';
import { chapterStretch } from '../../queries/stretch.js';
import { ofChannel, ofMatch, tableHere, viewerOf } from '../table.js';
import { turnPages } from './turn-pages.js';

/** `/match history`: the turns of a match with the way to their reports; `turn:3` tells one again, with its pictures. */

/** More entries than these no menu takes. */
const MOST_TURNS = 25;
/** Links are long: the list leads to the reports of so many. */
const MOST_LINKED = 10;
/** Characters for the list of turns. */
const ROOM = 3_300;

/** The turns of a match, the newest last, each with its reports as links. Those whose reports do not stand are named only. */
export async function turnLines(
  services: Pick<Services, 'servers' | 'posts'>,
  { header }: Table,
  locale: Locale,
): Promise<readonly { readonly turn: number; readonly line: string }[]> {
  const chapters = await services.servers.chapters(header.id);
  const posts = await services.posts.posts(header.id);
  const named = (chapter: Chapter): string => {
    const title = gameName(locale, header.ruleset, 'phase', chapter.phase);
    const post = posts.find(({ name, message }) => name === reportPost(chapter) && message !== null);
    return post ? t(locale, 'my.link', { title, link: addressOf(header.guild, post.channel, post.message) }) : title;
  };
  return [...new Set(chapters.map(({ turn }) => turn))].map((turn) => {
    const phases = chapters.filter((chapter) => chapter.turn === turn).map(named);
    const line = t(locale, 'history.turn', {
      turn: turnName(locale, header.ruleset, turn),
      phases: phases.join(' · '),
    });
    return { turn, line };
  });
}

/** All turns, and a menu to tell one of them again. */
async function allTurns(services: Services, { locale }: Request, table: Table): Promise<Reply> {
  const turns = await turnLines(services, table, locale);
  if (turns.length === 0) return tell(t(locale, 'reply.log-empty'));
  const { ruleset } = table.header;
  const last = turns.slice(-MOST_TURNS);
  const message: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      {
        kind: 'text',
        text: fit([turnsTitle(locale, ruleset), ...last.slice(-MOST_LINKED).map(({ line }) => line)], ROOM, locale),
      },
      {
        kind: 'menu',
        menu: {
          action: { verb: 'history-turn', args: [table.header.id] },
          placeholder: turnsMenu(locale, ruleset),
          min: 1,
          max: 1,
          options: last.map(({ turn }) => ({ value: String(turn), label: turnName(locale, ruleset, turn) })),
        },
      },
    ],
  };
  return show(message);
}

/**
 * One turn again: phase after phase what happened, with its map, the sheets that changed in it, and *Why?*. What takes more than
 * a message stands on several pages; `page` counts from 0, `last` is the last one.
 */
async function oneTurn(
  services: Services,
  request: Request,
  table: Table,
  turn: number,
  page: number | 'last',
): Promise<Reply> {
  const { locale, tongue } = request;
  const { header } = table;
  const viewer = await viewerOf(services, request, table);
  const presenter = services.presenter(header);
  const all = await services.servers.chapters(header.id);
  const chapters = all.filter((chapter) => chapter.turn === turn);
  const told = (await Promise.all(chapters.map((chapter) => chapterStretch(services, table, viewer, chapter)))).flatMap(
    (one) => one ?? [],
  );
  const turns = [...new Set(all.map((one) => one.turn))];
  if (told.length === 0) {
    return refused(
      refuse('discord/no-such-turn', {
        given: turnCode(header.ruleset, turn),
        known: turns.map((one) => turnCode(header.ruleset, one)),
      }),
      tongue,
    );
  }
  const pages = turnPages(told.map(({ stretch }) => presenter.report(stretch, locale)));
  const at = page === 'last' ? pages.length - 1 : Math.min(page, pages.length - 1);
  const parts = (pages[at] ?? []).flatMap(({ phase, lines, first }) => {
    const post = told[phase];
    return post ? partBlocks({ ...post, locale, presenter }, lines, first) : [];
  });
  const count = t(locale, 'history.page', { page: at + 1, pages: pages.length });
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      ...parts,
      ...(pages.length > 1 ? [{ kind: 'text', text: `-# ${count}` } as const] : []),
      neighbours(header, turns, { turn, page: at, pages: pages.length }, locale),
    ],
  });
}

/** Where a reader is in the turns told again. */
interface Reading {
  readonly turn: number;
  readonly page: number;
  readonly pages: number;
}

/** The buttons to the page before and after, beyond the first and last page to the turns beside this one, and to all turns. */
function neighbours(
  { id }: MatchHeader,
  turns: readonly number[],
  { turn, page, pages }: Reading,
  locale: Locale,
): Block {
  const at = turns.indexOf(turn);
  const to = (label: string, other: number | undefined, on: string) =>
    ({
      action: { verb: 'history-turn', args: other === undefined ? [id, label] : [id, String(other), on] },
      label,
      style: 'secondary',
      disabled: other === undefined,
    }) as const;
  return {
    kind: 'buttons',
    buttons: [
      page > 0
        ? to(t(locale, 'button.earlier'), turn, String(page - 1))
        : to(t(locale, 'button.earlier'), turns[at - 1], 'last'),
      page < pages - 1
        ? to(t(locale, 'button.later'), turn, String(page + 1))
        : to(t(locale, 'button.later'), turns[at + 1], '0'),
      { action: { verb: 'history-turn', args: [id, ''] }, label: t(locale, 'button.history'), style: 'secondary' },
    ],
  };
}

/** What was asked for: one turn by its number, or all of them. */
function tellTurns(
  services: Services,
  request: Request,
  table: Table,
  wanted: string,
  page: string,
): Promise<Reply> | Reply {
  if (table.header.status === 'lobby') return refused(refuse('match/not-started'), request.tongue);
  if (wanted === '') return allTurns(services, request, table);
  if (!/^\d{1,4}$/.test(wanted)) {
    return refused(refuse('discord/not-a-number', { given: wanted, from: 0, to: 9999 }), request.tongue);
  }
  return oneTurn(services, request, table, Number(wanted), page === 'last' ? page : Math.max(0, Number(page) || 0));
}

export const history: Runnable = {
  options: [{ name: 'turn', autocomplete: true, maxLength: 4 }],
  acknowledge: 'private',
  run: ofChannel((services, request, table) => tellTurns(services, request, table, request.options['turn'] ?? '', '0')),
  async complete(services, request) {
    const table = await tableHere(services, request);
    if (!table.ok) return [];
    const { header } = table.value;
    const typed = request.options['turn'] ?? '';
    const turns = [...new Set((await services.servers.chapters(header.id)).map(({ turn }) => turn))].reverse();
    return turns
      .filter((turn) => String(turn).startsWith(typed))
      .map((turn): Offer => ({ name: turnName(request.locale, header.ruleset, turn), value: String(turn) }));
  },
};

const byPress = (acknowledge: 'private' | 'update'): Press => ({
  acknowledge,
  run: ofMatch((services, request, table) =>
    tellTurns(services, request, table, request.args[1] ?? '', request.args[2] ?? '0'),
  ),
});

export const historyPresses = {
  history: byPress('private'),
  'history-turn': byPress('update'),
} as const satisfies Readonly<Record<string, Press>>;
