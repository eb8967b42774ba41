import { t } from '../i18n/index.js';
import { matchId } from '../match/header.js';
import type { InquiryCommand, Typed } from '../orders/contract.js';
import type { Button, Message } from '../present/message.js';
import type { Shows } from '../present/picture.js';
import { text } from '../present/text.js';
import type { Services, Press, Reply, Request, SlashRequest } from './contract.js';
import { typed } from './give-order.js';
import { textPage } from './pages.js';
import { refused, show } from './replies.js';
import { ofSeenHere, seenMatch, spokenAt, type Seen } from './table.js';
import { isInquiry } from './typed.js';

/** The way that all questions to the rules go: typed text becomes an inquiry, the answer is told and drawn. */

export const inquire = (services: Services, request: SlashRequest, command: InquiryCommand): Promise<Reply> =>
  ofSeenHere((_, spoken, seen) => answerTyped(services, spoken, seen, typed(command, spoken), true))(services, request);

/**
 * Answers a typed question as this player sees the match. `share`: with the button that shows it to all. An answer that is
 * longer than a message has pages, counted from 0.
 */
export function answerTyped(
  services: Services,
  request: Request,
  seen: Seen,
  question: Typed<InquiryCommand>,
  share: boolean,
  page = 0,
): Reply {
  const { table, view, seat } = seen;
  const { header } = table;
  const game = header.ruleset;
  const inquiry = services.orders(header).inquire(question, request.locale, view, seat);
  if (!inquiry.ok) return refused(inquiry.error, request.tongue);
  const answer = services.ruleset(game).inspect(view, inquiry.value);
  if (!answer.ok) return refused(answer.error, request.tongue);
  const words = services.presenter(header);
  const shows: Shows = pictureOf(question.command, answer.value);
  const stretch = { before: null, after: view, events: [] };
  const shareButton = share ? shareOf(request, question) : null;
  const message: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      ...textPage(
        words.answer(answer.value, view, request.locale),
        page,
        request.locale,
        pagesOf(table.header.id, question),
      ),
      {
        kind: 'picture',
        picture: {
          game,
          view,
          before: null,
          events: [],
          shows,
          locale: request.locale,
          sides: words.tongue(request.locale).sides,
        },
        alt: words.alt(shows, stretch, request.locale),
      },
      ...(shareButton ? [{ kind: 'buttons', buttons: [shareButton] } as const] : []),
    ],
  };
  return show(message);
}

function pictureOf(command: InquiryCommand, answer: Parameters<ReturnType<Services['presenter']>['answer']>[0]): Shows {
  if (command === 'sheet' && 'unit' in answer && typeof answer.unit === 'object') {
    return { kind: 'sheets', units: [answer.unit.id] };
  }
  return { kind: 'map', crop: 'action', overlay: { kind: 'answer', answer } };
}

/** The button "Show to all" carries the question itself; one that is too long for a button has none. */
function shareOf(request: Request, question: Typed<InquiryCommand>): Button | null {
  const args = argsOf(question);
  return args && { action: { verb: 'share', args }, label: t(request.locale, 'button.share'), style: 'secondary' };
}

/** What shows a page of the answer to a question; a question that is too long for a button has one page. */
function pagesOf(match: string, question: Typed<InquiryCommand>): Parameters<typeof textPage>[3] {
  const args = argsOf(question);
  if (args === null || args.join('|').length + match.length > 70) return null;
  return (page) => ({ verb: 'answer-page', args: [match, String(page), ...args] });
}

/** A question as it stands in a button; `null`: it is too long for one. */
function argsOf({ command, options }: Typed<InquiryCommand>): readonly string[] | null {
  const args = [
    command,
    options.unit ?? '',
    options.target ?? '',
    options.weapons ?? '',
    options.order ?? '',
    ...(options.aim ? [options.aim] : []),
  ];
  return args.join('|').length > 70 || args.some((arg) => /[|#%]/.test(arg)) ? null : args;
}

/** The question that stands in a button. */
export function questionFrom([command = '', unit, target, weapons, order, aim]: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries({ unit, target, weapons, aim, order }).filter(([, value]) => value),
  );
  return isInquiry(command) ? { command, options } : null;
}

/** Turns to another page of an answer. */
const turnAnswer: Press = {
  acknowledge: 'update',
  async run(services, request) {
    const [match = '', page = '', ...args] = request.args;
    const seen = await seenMatch(services, request, matchId(match));
    if (!seen.ok) return refused(seen.error, request.tongue);
    const question = questionFrom(args);
    if (!question) return { kind: 'refused', message: text(t(request.locale, 'reply.unknown')) };
    return answerTyped(
      services,
      spokenAt(services, request, seen.value.table),
      seen.value,
      question,
      true,
      Number(page) || 0,
    );
  },
};

export const answerPresses = { 'answer-page': turnAnswer } as const satisfies Readonly<Record<string, Press>>;
