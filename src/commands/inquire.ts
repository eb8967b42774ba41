import { t } from '../i18n/index.js';
import type { InquiryCommand, Typed } from '../orders/contract.js';
import type { Button, Message } from '../present/message.js';
import type { Shows } from '../present/picture.js';
import type { Services, Reply, Request, SlashRequest } from './contract.js';
import { typed } from './give-order.js';
import { refused, show } from './replies.js';
import { seenHere, type Seen } from './table.js';

/** The way that all questions to the rules go: typed text becomes an inquiry, the answer is told and drawn. */

export async function inquire(services: Services, request: SlashRequest, command: InquiryCommand): Promise<Reply> {
  const here = await seenHere(services, request);
  if (!here.ok) return refused(here.error, request.tongue);
  return answerTyped(services, request, here.value, typed(command, request), true);
}

/** Answers a typed question as this player sees the match. `share`: with the button that shows it to all. */
export function answerTyped(
  services: Services,
  request: Request,
  seen: Seen,
  question: Typed<InquiryCommand>,
  share: boolean,
): Reply {
  const { table, view, seat } = seen;
  const game = table.header.ruleset;
  const inquiry = services.orders(game).inquire(question, request.locale, view, seat);
  if (!inquiry.ok) return refused(inquiry.error, request.tongue);
  const answer = services.ruleset(game).inspect(view, inquiry.value);
  if (!answer.ok) return refused(answer.error, request.tongue);
  const words = services.presenter(game);
  const shows: Shows = pictureOf(question.command, answer.value);
  const stretch = { before: null, after: view, events: [] };
  const shareButton = share ? shareOf(request, question) : null;
  const message: Message = {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: words.answer(answer.value, view, request.locale) },
      {
        kind: 'picture',
        picture: { game, view, before: null, events: [], shows, locale: request.locale },
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
function shareOf(request: Request, { command, options }: Typed<InquiryCommand>): Button | null {
  const args = [command, options.unit ?? '', options.target ?? '', options.weapons ?? '', options.order ?? ''];
  if (args.join('|').length > 70 || args.some((arg) => /[|#%]/.test(arg))) return null;
  return { action: { verb: 'share', args }, label: t(request.locale, 'button.share'), style: 'secondary' };
}
