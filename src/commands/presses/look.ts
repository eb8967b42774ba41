import type { Message } from '../../present/message.js';
import { READABLE_SHEETS, type Shows } from '../../present/picture.js';
import { spectator } from '../../rules/kernel/seats.js';
import type { Services, Press, PressRequest, Reply, Request } from '../contract.js';
import { asking } from '../ask.js';
import { answerTyped, questionFrom } from '../inquire.js';
import { newsFor } from '../news.js';
import { refused, show, withButtons } from '../replies.js';
import { ofSeen, seenHere, type Seen } from '../table.js';
import { pageOf, textPage, turning } from '../pages.js';

/** The presses that only look: map, sheets, odds, what happened since one was last here. */

type Look = (services: Services, request: PressRequest, seen: Seen) => Promise<Reply> | Reply;

/** A private look at the match that the button belongs to. */
const looking = (look: Look): Press => ({
  acknowledge: 'private',
  run: ofSeen(look),
});

/** The whole map as it stands. `words`: as text, a page of it where it is longer than a message. */
export function mapOf(
  services: Services,
  { locale }: Request,
  { table, view }: Seen,
  words: boolean,
  page = 0,
): Message {
  const presenter = services.presenter(table.header);
  const pageAt = (to: number) => ({ verb: 'board-page', args: [table.header.id, String(to)] });
  if (words)
    return { kind: 'blocks', accent: null, blocks: textPage(presenter.board(view, locale), page, locale, pageAt) };
  return picture(services, locale, { table, view }, { kind: 'map', crop: 'whole', overlay: null });
}

function picture(
  services: Services,
  locale: Request['locale'],
  { table, view }: Pick<Seen, 'table' | 'view'>,
  shows: Shows,
): Message {
  const game = table.header.ruleset;
  const presenter = services.presenter(table.header);
  const { sides } = presenter.tongue(locale);
  const alt = presenter.alt(shows, { before: null, after: view, events: [] }, locale);
  return {
    kind: 'blocks',
    accent: null,
    blocks: [{ kind: 'picture', picture: { game, view, before: null, events: [], shows, locale, sides }, alt }],
  };
}

export const map = looking((services, request, seen) => show(mapOf(services, request, seen, false)));
export const turnBoard: Press = {
  ...looking((services, request, seen) =>
    show(mapOf(services, request, seen, true, Number(request.args[1] ?? '0') || 0)),
  ),
  acknowledge: 'update',
};

/** The record sheets of the units in play, so many at a time. */
function sheetsPage(services: Services, request: PressRequest, { table, view, seat }: Seen): Promise<Reply> {
  const { locale } = request;
  const units = services
    .orders(table.header)
    .complete({ command: 'sheet', options: {} }, 'unit', locale, view, seat)
    .map(({ value }) => value);
  const { items: shown, page, pages } = pageOf(units, Number(request.args[1] ?? '0') || 0, READABLE_SHEETS);
  const reply = show(picture(services, locale, { table, view }, { kind: 'sheets', units: shown }));
  if (pages < 2) return Promise.resolve(reply);
  const pageAt = (to: number) => ({ verb: 'sheets-page', args: [table.header.id, String(to)] });
  return Promise.resolve(withButtons(reply, turning(page, pages, locale, pageAt)));
}

export const sheets = looking(sheetsPage);
export const turnSheets: Press = { ...looking(sheetsPage), acknowledge: 'update' };

/** The odds of the reader's unit that acts, against all it could shoot at; whose, is asked where that could be several. */
export const odds = looking((services, request, seen) => {
  const question = { command: 'odds', options: {} } as const;
  const { table, view, seat } = seen;
  const plain = services.orders(table.header).inquire(question, request.locale, view, seat);
  return plain.ok
    ? answerTyped(services, request, seen, question, false)
    : asking(services, request, seen, question.command, []);
});

/** What happened since the reader was last here, as they may know it. */
export const news = looking(newsFor);

/** Shows an answer to all that a player had asked for themselves. Everybody's view is used, so that nothing hidden gets out. */
export const share: Press = {
  acknowledge: 'shared',
  async run(services, request) {
    const here = await seenHere(services, request);
    if (!here.ok) return refused(here.error, request.tongue);
    const { table } = here.value;
    const view = services.referee.view(table, spectator) ?? here.value.view;
    const question = questionFrom(request.args);
    const publicly = {
      ...request,
      locale: table.header.locale,
      tongue: services.tongue(table.header.locale, table.header),
    };
    if (!question) return show(mapOf(services, publicly, { ...here.value, view }, false));
    return answerTyped(services, publicly, { ...here.value, view, viewer: spectator }, question, false);
  },
};
