import { matchId } from '../../match/header.js';
import type { Message } from '../../present/message.js';
import { READABLE_SHEETS, type Shows } from '../../present/picture.js';
import { spectator } from '../../rules/kernel/seats.js';
import type { House, Press, PressRequest, Reply, Request } from '../contract.js';
import { asking } from '../ask.js';
import { answerTyped } from '../inquire.js';
import { newsFor } from '../news.js';
import { refused, show, withButtons } from '../replies.js';
import { seenHere, seenMatch, type Seen } from '../table.js';
import { pageOf, turning } from '../pages.js';
import { isInquiry } from '../typed.js';

/** The presses that only look: map, sheets, odds, what happened since one was last here. */

type Look = (house: House, request: PressRequest, seen: Seen) => Promise<Reply> | Reply;

/** A private look at the match that the button belongs to. */
const looking = (look: Look): Press => ({
  acknowledge: 'private',
  async run(house, request) {
    const seen = await seenMatch(house, request, matchId(request.args[0] ?? ''));
    return seen.ok ? look(house, request, seen.value) : refused(seen.error, request.tongue);
  },
});

/** The whole map as it stands. `words`: as text. */
export function mapOf(house: House, { locale }: Request, { table, view }: Seen, words: boolean): Message {
  const game = table.header.ruleset;
  const presenter = house.presenter(game);
  if (words) return { kind: 'blocks', accent: null, blocks: [{ kind: 'text', text: presenter.board(view, locale) }] };
  return picture(house, locale, { table, view }, { kind: 'map', crop: 'whole', overlay: null });
}

function picture(
  house: House,
  locale: Request['locale'],
  { table, view }: Pick<Seen, 'table' | 'view'>,
  shows: Shows,
): Message {
  const game = table.header.ruleset;
  const alt = house.presenter(game).alt(shows, { before: null, after: view, events: [] }, locale);
  return {
    kind: 'blocks',
    accent: null,
    blocks: [{ kind: 'picture', picture: { game, view, before: null, events: [], shows, locale }, alt }],
  };
}

export const map = looking((house, request, seen) => show(mapOf(house, request, seen, false)));

/** The record sheets of the units in play, so many at a time. */
function sheetsPage(house: House, request: PressRequest, { table, view, seat }: Seen): Promise<Reply> {
  const { locale } = request;
  const units = house
    .orders(table.header.ruleset)
    .complete({ command: 'sheet', options: {} }, 'unit', locale, view, seat)
    .map(({ value }) => value);
  const { items: shown, page, pages } = pageOf(units, Number(request.args[1] ?? '0') || 0, READABLE_SHEETS);
  const reply = show(picture(house, locale, { table, view }, { kind: 'sheets', units: shown }));
  if (pages < 2) return Promise.resolve(reply);
  const pageAt = (to: number) => ({ verb: 'sheets-page', args: [table.header.id, String(to)] });
  return Promise.resolve(withButtons(reply, turning(page, pages, locale, pageAt)));
}

export const sheets = looking(sheetsPage);
export const turnSheets: Press = { ...looking(sheetsPage), acknowledge: 'update' };

/** The odds of the reader's unit that acts, against all it could shoot at; whose, is asked where that could be several. */
export const odds = looking((house, request, seen) => {
  const question = { command: 'odds', options: {} } as const;
  const { table, view, seat } = seen;
  const plain = house.orders(table.header.ruleset).inquire(question, request.locale, view, seat);
  return plain.ok
    ? answerTyped(house, request, seen, question, false)
    : asking(house, request, seen, question.command, []);
});

/** What happened since the reader was last here, as they may know it. */
export const news = looking(newsFor);

/** Shows an answer to all that a player had asked for themselves. Everybody's view is used, so that nothing hidden gets out. */
export const share: Press = {
  acknowledge: 'shared',
  async run(house, request) {
    const [command = '', unit, target, weapons, order] = request.args;
    const here = await seenHere(house, request);
    if (!here.ok) return refused(here.error, request.tongue);
    const { table } = here.value;
    const view = house.referee.view(table, spectator) ?? here.value.view;
    const options = Object.fromEntries(Object.entries({ unit, target, weapons, order }).filter(([, value]) => value));
    const publicly = { ...request, locale: table.header.locale, tongue: house.tongue(table.header.locale) };
    if (!isInquiry(command)) {
      return show(mapOf(house, publicly, { ...here.value, view }, false));
    }
    return answerTyped(house, publicly, { ...here.value, view, viewer: spectator }, { command, options }, false);
  },
};
