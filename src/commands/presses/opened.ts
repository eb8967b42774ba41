import { matchId } from '../../match/header.js';
import type { Draft } from '../../match/ports.js';
import type { Message } from '../../present/message.js';
import { refusalText } from '../../present/refusal.js';
import { text } from '../../present/text.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import { questionNamed, type SeatId } from '../../rules/kernel/ids.js';
import { BESIDE, isVoid } from '../../rules/kernel/questions.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { PressRequest, Reply, Request, Services } from '../contract.js';
import { myMove, refused, withButtons } from '../replies.js';
import { seenMatch, spokenAt, type Seen } from '../table.js';
import type { Drafting, Made, OpenQuestion } from './half-order.js';

/** The draft that a press belongs to: of an open question of the player's, or of what is said beside the questions. */

export const filled = (blanks: Blanks): Made => ({ kind: 'blanks', blanks });

/** A message with lines above it. */
export function withLines(message: Message, lines: readonly string[]): Message {
  if (message.kind !== 'blocks' || lines.length === 0) return message;
  return { ...message, blocks: [{ kind: 'text', text: lines.join('\n') }, ...message.blocks] };
}

/** The draft of the first question that the seat is asked; `null` when it is asked nothing. */
export async function openDraft(
  services: Services,
  request: Request,
  seen: Seen,
  seat: SeatId,
): Promise<Drafting | null> {
  const question = seen.view.questions.find((open) => open.seat === seat);
  return question ? draftOf(services, request, seen, seat, question) : null;
}

/** The draft by which the seat changes what it has answered under seal; `null` when there is nothing to change. */
export async function sealedDraft(
  services: Services,
  request: Request,
  seen: Seen,
  seat: SeatId,
): Promise<Drafting | null> {
  const [first] = seen.view.sealed;
  return first ? draftOf(services, request, seen, seat, first.question) : null;
}

export async function draftOf(
  services: Services,
  request: Request,
  seen: Seen,
  seat: SeatId,
  question: OpenQuestion | null,
): Promise<Drafting> {
  const match = seen.table.header.id;
  const about = question?.id ?? questionNamed(BESIDE);
  const draft = await services.drafts.draft(match, request.player, about);
  return { services, request, match, seen, seat, view: seen.view, question, about, made: madeOf(draft) };
}

/** What buttons go on from: an order typed meanwhile is none of theirs. */
const madeOf = (draft: Draft | null): Made => (!draft || draft.order.kind === 'typed' ? filled({}) : draft.order);

/** Finds the draft that a press belongs to. A press on a closed question is answered with why and the present panel. */
export async function drafting(
  services: Services,
  heard: PressRequest,
  then: (draft: Drafting) => Promise<Reply> | Reply,
): Promise<Reply> {
  const [match = '', asked = ''] = heard.args;
  const found = await seenMatch(services, heard, matchId(match));
  if (!found.ok) return refused(found.error, heard.tongue);
  const seen = found.value;
  const request = spokenAt(services, heard, seen.table);
  const { seat, view } = seen;
  if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
  if (asked === BESIDE) return then(await draftOf(services, request, seen, seat, null));
  const question = [...view.questions, ...view.sealed.map((one) => one.question)].find(({ id }) => id === asked);
  if (!question) return stale(services, request, seen, asked);
  if (question.seat !== seat)
    return refused(refuse('match/not-your-seat', { seat: question.seat, yours: [seat] }), request.tongue);
  return then(await draftOf(services, request, seen, seat, question));
}

/** Why an old press no longer counts, how the match stands, and the button that leads on. */
export function stale(
  services: Services,
  { locale, tongue }: Request,
  { table, view, seat }: Seen,
  asked: string,
): Reply {
  const isRewound = table.state !== null && isVoid(table.state, asked);
  const why = refusalText(refuse(isRewound ? 'match/question-rewound' : 'match/question-closed'), tongue);
  const standing = services.presenter(table.header).standing(view, locale);
  const reply: Reply = { kind: 'refused', message: text(`${why}\n${standing}`) };
  const awaited = view.questions.some((question) => question.seat === seat);
  return awaited ? withButtons(reply, [myMove(table.header.id, locale)]) : reply;
}
