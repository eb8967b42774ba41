import { nameOf, t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Table } from '../../match/contract.js';
import { reportSlot } from '../../match/posts.js';
import type { Block, Message } from '../../present/message.js';
import { fit } from '../../present/posts/fit.js';
import { reportBlocks } from '../../present/posts/report.js';
import type { Chapter } from '../../rules/kernel/contract.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { House, Offer, Press, Reply, Request, Runnable } from '../contract.js';
import { addressOf } from '../my/link.js';
import { refused, show, tell } from '../replies.js';
import { chapterStretch } from '../stretch.js';
import { ofChannel, ofMatch, tableHere } from '../table.js';

/** `/match history`: the turns of a match with the way to their reports; `turn:3` tells one again, with its pictures. */

/** More entries than these no menu takes. */
const MOST_TURNS = 25;
/** Links are long: the list leads to the reports of so many. */
const MOST_LINKED = 10;
/** Characters for all lines of a turn. */
const ROOM = 3_300;

/** The turns of a match, the newest last, each with its reports as links. Those whose reports do not stand are named only. */
export async function turnLines(
  house: Pick<House, 'servers' | 'posts'>,
  { header }: Table,
  locale: Locale,
): Promise<readonly { readonly turn: number; readonly line: string }[]> {
  const chapters = await house.servers.chapters(header.id);
  const slots = await house.posts.slots(header.id);
  const named = (chapter: Chapter): string => {
    const title = nameOf(locale, `${header.ruleset}.phase`, chapter.phase);
    const post = slots.find(({ slot, message }) => slot === reportSlot(chapter) && message !== null);
    return post ? t(locale, 'my.link', { title, link: addressOf(header.guild, post.channel, post.message) }) : title;
  };
  return [...new Set(chapters.map(({ turn }) => turn))].map((turn) => {
    const phases = chapters.filter((chapter) => chapter.turn === turn).map(named);
    const line = t(locale, 'history.turn', { turn: turnName(turn, locale), phases: phases.join(' · ') });
    return { turn, line };
  });
}

const turnName = (turn: number, locale: Locale): string =>
  turn === 0 ? t(locale, 'history.before') : t(locale, 'history.name', { turn });

/** All turns, and a menu to tell one of them again. */
async function allTurns(house: House, { locale }: Request, table: Table): Promise<Reply> {
  const turns = await turnLines(house, table, locale);
  if (turns.length === 0) return tell(t(locale, 'reply.log-empty'));
  const last = turns.slice(-MOST_TURNS);
  const message: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      {
        kind: 'text',
        text: fit([t(locale, 'history.title'), ...last.slice(-MOST_LINKED).map(({ line }) => line)], ROOM, locale),
      },
      {
        kind: 'menu',
        menu: {
          action: { verb: 'history-turn', args: [table.header.id] },
          placeholder: t(locale, 'slot.turn'),
          min: 1,
          max: 1,
          options: last.map(({ turn }) => ({ value: String(turn), label: turnName(turn, locale) })),
        },
      },
    ],
  };
  return show(message);
}

/** One turn again: phase after phase what happened, with its map, and the sheets that changed in it. */
async function oneTurn(house: House, request: Request, table: Table, turn: number): Promise<Reply> {
  const { locale, player } = request;
  const { header } = table;
  const viewer = house.referee.viewerOf(table, player);
  const presenter = house.presenter(header.ruleset);
  const chapters = (await house.servers.chapters(header.id)).filter((chapter) => chapter.turn === turn);
  const told = await Promise.all(chapters.map((chapter) => chapterStretch(house, table, viewer, chapter)));
  const found = told.flatMap((one) => one ?? []);
  if (found.length === 0) {
    const turns = [...new Set((await house.servers.chapters(header.id)).map((one) => String(one.turn)))];
    return refused(refuse('discord/no-such-turn', { turn, known: turns }), locale);
  }
  const lengths = found.map(({ stretch }) => {
    const { heading, lines } = presenter.report(stretch, locale);
    return [`### ${heading}`, ...lines].join('\n').length;
  });
  const rooms = roomFor(lengths, ROOM);
  const blocks = found.flatMap(
    ({ stretch }, i) => reportBlocks({ header, stretch, locale, presenter }, rooms[i] ?? 0).blocks,
  );
  return show({ kind: 'blocks', accent: null, blocks: [...blocks, await neighbours(house, table, turn, locale)] });
}

/** Room for each of several texts: as much as it takes while there is enough for all; the short ones leave theirs to the long. */
export function roomFor(lengths: readonly number[], room: number): readonly number[] {
  const given = lengths.map(() => 0);
  let left = room;
  const shortest = lengths.map((length, i) => ({ length, i })).sort((a, b) => a.length - b.length);
  shortest.forEach(({ length, i }, before) => {
    const share = Math.min(length, Math.floor(left / (lengths.length - before)));
    given[i] = share;
    left -= share;
  });
  return given;
}

/** The buttons to the turns before and after, and to all of them. */
async function neighbours(house: House, { header }: Table, turn: number, locale: Locale): Promise<Block> {
  const turns = [...new Set((await house.servers.chapters(header.id)).map((one) => one.turn))];
  const at = turns.indexOf(turn);
  const to = (other: number | undefined, label: string) =>
    ({
      action: { verb: 'history-turn', args: [header.id, other === undefined ? label : String(other)] },
      label,
      style: 'secondary',
      disabled: other === undefined,
    }) as const;
  return {
    kind: 'buttons',
    buttons: [
      to(turns[at - 1], t(locale, 'button.earlier')),
      to(turns[at + 1], t(locale, 'button.later')),
      {
        action: { verb: 'history-turn', args: [header.id, ''] },
        label: t(locale, 'button.history'),
        style: 'secondary',
      },
    ],
  };
}

/** What was asked for: one turn by its number, or all of them. */
function tellTurns(house: House, request: Request, table: Table, wanted: string): Promise<Reply> | Reply {
  if (table.header.status === 'lobby') return refused(refuse('match/not-started'), request.locale);
  if (wanted === '') return allTurns(house, request, table);
  if (!/^\d{1,4}$/.test(wanted)) {
    return refused(refuse('discord/not-a-number', { given: wanted, from: 0, to: 9999 }), request.locale);
  }
  return oneTurn(house, request, table, Number(wanted));
}

export const history: Runnable = {
  options: [{ name: 'turn', autocomplete: true, maxLength: 4 }],
  acknowledge: 'private',
  run: ofChannel((house, request, table) => tellTurns(house, request, table, request.options['turn'] ?? '')),
  async complete(house, request) {
    const table = await tableHere(house, request);
    if (!table.ok) return [];
    const typed = request.options['turn'] ?? '';
    const turns = [...new Set((await house.servers.chapters(table.value.header.id)).map(({ turn }) => turn))].reverse();
    return turns
      .filter((turn) => String(turn).startsWith(typed))
      .map((turn): Offer => ({ name: turnName(turn, request.locale), value: String(turn) }));
  },
};

const byPress = (acknowledge: 'private' | 'update'): Press => ({
  acknowledge,
  run: ofMatch((house, request, table) => tellTurns(house, request, table, request.args[1] ?? '')),
});

export const historyPresses = {
  history: byPress('private'),
  'history-turn': byPress('update'),
} as const satisfies Readonly<Record<string, Press>>;
