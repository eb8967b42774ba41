import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import type { Draft } from '../../match/ports.js';
import type { Button, Message } from '../../present/message.js';
import { refusalText } from '../../present/refusal.js';
import type { Measure } from '../../rules/geometry/plane/measure.js';
import { written } from '../../rules/geometry/plane/point.js';
import { BESIDE, isVoid, notAwaited } from '../../rules/kernel/questions.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import { questionNamed, type SeatId } from '../../rules/kernel/ids.js';
import type { Services, Press, PressRequest, Reply, Request } from '../contract.js';
import { submitTyped } from '../give-order.js';
import { isTyped } from '../typed.js';
import { typedIn } from '../../orders/places.js';
import { text } from '../../present/text.js';
import { DONE, myMove, refused, show, tell, undo, withButtons } from '../replies.js';
import { droppedLines, standingButton } from '../standing/list.js';
import { seenMatch, type Seen } from '../table.js';
import { commandOf, draftMessage, nextOf, printOf } from './draft.js';
import { blanksOf, type Drafting, type Made, type Next, type OpenQuestion } from './half-order.js';
import { placeTest } from './point.js';

/**
 * The presses by which an order is made: `my` opens the draft of what is asked now, the others fill it blank by blank and
 * confirm it. Each carries match and question, and counts while that question is open.
 */

/** Opens the player's own draft, or says who is awaited instead. */
export const my: Press = {
  acknowledge: 'private',
  async run(services, request) {
    const [match = ''] = request.args;
    const found = await seenMatch(services, request, matchId(match));
    if (!found.ok) return refused(found.error, request.tongue);
    const { seat, view } = found.value;
    if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
    const next =
      (await openDraft(services, request, found.value, seat)) ??
      (await sealedDraft(services, request, found.value, seat));
    const { table } = found.value;
    const says = next && offersAsides(next) ? [] : besideButtons(services, request, found.value, seat);
    const keeps = [...says, standingButton(table.header.id, request.locale)];
    const dropped = await droppedLines(services, request.tongue, table.header.id, seat);
    if (next) return withButtons(show(withLines(draftMessage(next), dropped)), keeps);
    if (view.outcome) return refused(refuse('match/over'), request.tongue);
    const reply = refused(notAwaited(view.questions), request.tongue);
    return withButtons(
      reply.kind === 'refused' ? { ...reply, message: withLines(reply.message, dropped) } : reply,
      keeps,
    );
  },
};

/** Opens the draft of what the player says beside the questions, whoever is awaited. */
export const beside: Press = {
  acknowledge: 'private',
  async run(services, request) {
    const found = await seenMatch(services, request, matchId(request.args[0] ?? ''));
    if (!found.ok) return refused(found.error, request.tongue);
    const { seat } = found.value;
    if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
    return show(draftMessage(await draftOf(services, request, found.value, seat, null)));
  },
};

/** Whether a draft shows what can be said beside its question. */
function offersAsides(draft: Drafting): boolean {
  const next = nextOf(draft);
  return next.kind === 'pick' && next.options.some(({ aside }) => aside);
}

/** The button to say something beside the questions, where there is anything to say. */
function besideButtons(
  services: Services,
  { locale }: Request,
  { table, view }: Seen,
  seat: SeatId,
): readonly Button[] {
  const { id, ruleset } = table.header;
  const said = services.ruleset(ruleset).choices(view, seat, { question: BESIDE });
  if (said.kind === 'nothing' || (said.kind === 'pick' && said.options.length === 0)) return [];
  return [{ action: { verb: 'beside', args: [id] }, label: t(locale, 'button.beside'), style: 'secondary' }];
}

/** A message with lines above it. */
function withLines(message: Message, lines: readonly string[]): Message {
  if (message.kind !== 'blocks' || lines.length === 0) return message;
  return { ...message, blocks: [{ kind: 'text', text: lines.join('\n') }, ...message.blocks] };
}

/** The draft of the first question that the seat is asked; `null` when it is asked nothing. */
async function openDraft(services: Services, request: Request, seen: Seen, seat: SeatId): Promise<Drafting | null> {
  const question = seen.view.questions.find((open) => open.seat === seat);
  return question ? draftOf(services, request, seen, seat, question) : null;
}

/** The draft by which the seat changes what it has answered under seal; `null` when there is nothing to change. */
async function sealedDraft(services: Services, request: Request, seen: Seen, seat: SeatId): Promise<Drafting | null> {
  const [first] = seen.view.sealed;
  return first ? draftOf(services, request, seen, seat, first.question) : null;
}

async function draftOf(
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

/** A press that changes the draft: `change` yields what has been chosen then; `null` leaves it. */
function changing(change: (blanks: Blanks, args: readonly string[]) => Made | null, page = false): Press {
  return {
    acknowledge: 'update',
    run: (services, request) =>
      drafting(services, request, async (draft) => {
        const args = request.args.slice(2);
        const made = change(blanksOf(draft), args);
        const { match, about } = draft;
        if (made) await services.drafts.putDraft({ match, player: request.player, question: about, order: made });
        return show(draftMessage(made ? { ...draft, made } : draft, page ? Number(args[0] ?? 0) : 0));
      }),
  };
}

/** Fills a blank: `set|match|question|blank|value…`. What was chosen after that blank falls away. */
export const set = changing((blanks, [blank = '', ...values]) =>
  filled({ ...before(blanks, blank), [blank]: values.join(' ') }),
);
/** Empties a blank and all after it. */
export const clear = changing((blanks, [blank = '']) => filled(before(blanks, blank)));
/** Takes the last choice back. */
export const back = changing((blanks) => filled(before(blanks, Object.keys(blanks).at(-1) ?? '')));
/** Notes that the player would rather pass; they are asked to confirm it. */
export const pass = changing(() => ({ kind: 'passing' }));
/** Turns to another page of a long list. */
export const page = changing(() => null, true);

const filled = (blanks: Blanks): Made => ({ kind: 'blanks', blanks });

/** The choices made before a blank; all of them when it is still empty. */
function before(blanks: Blanks, blank: string): Blanks {
  const entries = Object.entries(blanks);
  const at = entries.findIndex(([name]) => name === blank);
  return Object.fromEntries(at < 0 ? entries : entries.slice(0, at));
}

/** Opens a form for a blank that is typed: a number, an angle, a point. */
export const enter: Press = {
  acknowledge: 'form',
  run: (services, request) =>
    drafting(services, request, (draft) => {
      const next = nextOf(draft);
      if (next.kind !== 'number' && next.kind !== 'angle' && next.kind !== 'point') return show(draftMessage(draft));
      const { locale } = request;
      const words = services.presenter(draft.seen.table.header.ruleset);
      const wanted = wantedText(draft, next);
      return {
        kind: 'form',
        form: {
          action: { verb: 'entered', args: [draft.match, draft.about, next.blank] },
          title: words.blank(next, draft.view, locale).slice(0, 45),
          fields: [{ id: 'value', label: t(locale, 'button.enter'), placeholder: wanted.slice(0, 100), most: 100 }],
        },
      };
    }),
};

/** What can be typed into a form. */
function wantedText(draft: Drafting, next: Extract<Next, { readonly kind: 'number' | 'angle' | 'point' }>): string {
  const { locale } = draft.request;
  switch (next.kind) {
    case 'point':
      return t(locale, 'blank.point');
    case 'number':
      return t(locale, 'blank.number', { from: next.from, to: next.to });
    case 'angle':
      return t(locale, 'blank.angle', degrees(measureOf(draft), next));
  }
}

/** A form came back: what was typed fills the blank if it is in range. */
export const entered: Press = {
  acknowledge: 'update',
  run: (services, request) =>
    drafting(services, request, async (draft) => {
      const next = nextOf(draft);
      const given = (request.fields['value'] ?? '').trim();
      const fill = (value: string) => set.run(services, { ...request, args: [...request.args, value] });
      const measure = measureOf(draft);
      if (next.kind === 'number') {
        const { from, to } = next;
        const fits = /^-?\d+$/.test(given) && Number(given) >= from && Number(given) <= to;
        return fits ? fill(given) : refused(refuse('discord/not-a-number', { given, from, to }), request.tongue);
      }
      if (next.kind === 'angle') {
        const angle = measure && typedIn(measure).angleIn(given);
        if (angle !== null && angle >= next.from && angle <= next.to) return fill(String(angle));
        return refused(refuse('discord/not-an-angle', { given, ...degrees(measure, next) }), request.tongue);
      }
      if (next.kind !== 'point') return fill(given);
      const at = measure && typedIn(measure).placeIn(given, request.locale);
      if (!at) return refused(refuse('discord/not-a-place', { given }), request.tongue);
      if (!placeTest(draft, next)(at)) return refused(refuse('discord/place-refused', { given }), request.tongue);
      return fill(written(at));
    }),
};

const measureOf = ({ services, seen }: Drafting) => services.ruleset(seen.table.header.ruleset).measure;

/** From where to where a direction can be typed, in degrees. */
function degrees(measure: Measure | null, { from, to }: { readonly from: number; readonly to: number }) {
  const text = (parts: number): string => (measure ? typedIn(measure).angleText(parts) : String(parts));
  return { from: text(from), to: text(to) };
}

/** Hands the finished order to the referee; when the same player is asked again at once, their next question follows here. */
export const confirm: Press = {
  acknowledge: 'update',
  run: (services, request) =>
    drafting(services, request, async (draft) => {
      const command = commandOf(draft);
      if (!command || request.args[2] !== printOf(draft.made)) return show(draftMessage(draft));
      const { match, seat, question, about } = draft;
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
      if (!question) return tell(t(request.locale, 'reply.said'));
      const { table } = applied.value;
      const view = services.referee.view(table, draft.seen.viewer);
      const next = view && (await openDraft(services, request, { ...draft.seen, table, view }, seat));
      if (!next) return DONE;
      const { ok: undoable } = await services.referee.undoable(match, request);
      return withButtons(show(draftMessage(next)), undoable ? [undo(match, request.locale)] : []);
    }),
};

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

/** Finds the draft that a press belongs to. A press on a closed question is answered with why and the present panel. */
async function drafting(
  services: Services,
  request: PressRequest,
  then: (draft: Drafting) => Promise<Reply> | Reply,
): Promise<Reply> {
  const [match = '', asked = ''] = request.args;
  const found = await seenMatch(services, request, matchId(match));
  if (!found.ok) return refused(found.error, request.tongue);
  const seen = found.value;
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
function stale(services: Services, { locale, tongue }: Request, { table, view, seat }: Seen, asked: string): Reply {
  const isRewound = table.state !== null && isVoid(table.state, asked);
  const why = refusalText(refuse(isRewound ? 'match/question-rewound' : 'match/question-closed'), tongue);
  const standing = services.presenter(table.header.ruleset).standing(view, locale);
  const reply: Reply = { kind: 'refused', message: text(`${why}\n${standing}`) };
  const awaited = view.questions.some((question) => question.seat === seat);
  return awaited ? withButtons(reply, [myMove(table.header.id, locale)]) : reply;
}
