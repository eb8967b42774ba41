import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import type { KernelCommand } from '../../rules/kernel/contract.js';
import { isLater, notAwaited } from '../../rules/kernel/questions.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Press, Reply } from '../contract.js';
import { submitTyped } from '../give-order.js';
import { DONE, refused, said, show, tell, undo, withButtons } from '../replies.js';
import { seenMatch, spokenAt } from '../table.js';
import { isTyped } from '../typed.js';
import { commandOf, draftMessage } from './draft.js';
import { passOf } from './follow.js';
import { blanksOf, filledWith, fromArgs, printOf, type Drafting } from './half-order.js';
import { drafting, filled, openDraft, stale, withLines } from './opened.js';

/** The presses that give an order. */

/** Hands the finished order to the referee. */
export const confirm: Press = {
  acknowledge: 'update',
  run: (services, request) =>
    drafting(services, request, (draft) => {
      const command = commandOf(draft);
      if (!command || request.args[2] !== printOf(draft.made)) return show(draftMessage(draft));
      return hand(draft, command);
    }),
};

/** Fills the last blanks and gives the order: `give|match|question|print|facing=N`. On an older message it only shows the draft. */
export const give: Press = {
  acknowledge: 'update',
  run: (services, request) =>
    drafting(services, request, (draft) => {
      const [, , print, ...fillings] = request.args;
      if (print !== printOf(draft.made)) return show(draftMessage(draft));
      const made = filled(filledWith(blanksOf(draft), fromArgs(fillings)));
      const command = commandOf({ ...draft, made });
      return command ? hand({ ...draft, made }, command) : show(draftMessage({ ...draft, made }));
    }),
};

/** Passes at once: the button has said what that does. */
export const pass: Press = {
  acknowledge: 'update',
  run: (services, request) => drafting(services, request, (draft) => hand(draft, { type: 'pass' })),
};

/**
 * Passes at once, from the panel: `skip|match|question`, the last that was open when the panel was made. Of two presses in a
 * row the second would answer a question that nobody had seen: it is told so.
 */
export const skip: Press = {
  acknowledge: 'private',
  async run(services, heard) {
    const [match = '', last = ''] = heard.args;
    const found = await seenMatch(services, heard, matchId(match));
    if (!found.ok) return refused(found.error, heard.tongue);
    const { table, seat, view } = found.value;
    const request = spokenAt(services, heard, table);
    if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
    const draft = await openDraft(services, request, found.value, seat);
    if (!draft?.question) return refused(notAwaited(view.questions), request.tongue);
    return isLater(draft.question.id, last)
      ? stale(services, request, found.value, last)
      : hand(draft, { type: 'pass' });
  },
};

/** Submits an order; when the same player is asked again at once, their next question follows where it was given. */
async function hand(draft: Drafting, command: AnyGame['command'] | KernelCommand): Promise<Reply> {
  const { services, request, match, seat, question, about, view: asked } = draft;
  const applied = await services.referee.submit({
    key: request.key,
    player: request.player,
    at: request.at,
    match,
    seat,
    command,
    question: question?.id ?? null,
  });
  if (!applied.ok) return refused(applied.error, request.tongue);
  // A question's drafts go for all who were asked it; what others are about to say is their own.
  if (question) await services.drafts.dropDrafts(match, about);
  else await services.drafts.putDraft({ match, player: request.player, question: about, order: filled({}) });
  if (!question) return said(applied.value, seat, request.locale);
  const { table } = applied.value;
  const words = services.presenter(table.header);
  const order = command.type === 'pass' ? passOf(draft) : words.command(command, asked, request.locale);
  const given = order === null ? [] : [t(request.locale, 'reply.given', { order })];
  const view = services.referee.view(table, draft.seen.viewer);
  const next = view && (await openDraft(services, request, { ...draft.seen, table, view }, seat));
  const { ok: undoable } = await services.referee.undoable(match, request);
  const reply = next ? show(withLines(draftMessage(next), given)) : given.length > 0 ? tell(given.join('\n')) : DONE;
  return withButtons(reply, undoable ? [undo(match, request.locale)] : []);
}

/** Gives an identical order once more, as the player has said that they mean it. */
export const again: Press = {
  acknowledge: 'update',
  run: (services, request) =>
    drafting(services, request, async (draft) => {
      const kept = await services.drafts.draft(draft.match, request.player, draft.about);
      const typed = kept?.order.kind === 'typed' ? kept.order.order : 'null';
      const order: unknown = JSON.parse(typed);
      if (!isTyped(order) || request.args[2] !== printOf(typed))
        return refused(refuse('discord/draft-gone'), request.tongue);
      return submitTyped(services, request, draft.seen, order, true);
    }),
};
