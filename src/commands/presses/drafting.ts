import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import type { Button } from '../../present/message.js';
import type { Measure } from '../../rules/geometry/plane/measure.js';
import { written } from '../../rules/geometry/plane/point.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import { BESIDE, notAwaited } from '../../rules/kernel/questions.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Request } from '../contract.js';
import { typedIn } from '../../orders/places.js';
import { refused, show, withButtons } from '../replies.js';
import { droppedLines, standingButton } from '../standing/list.js';
import { seenMatch, spokenAt, type Seen } from '../table.js';
import { draftMessage, nextOf } from './draft.js';
import { before, blanksOf, filledWith, fromArgs, toArgs, type Drafting, type Made, type Next } from './half-order.js';
import { drafting, draftOf, filled, openDraft, sealedDraft, withLines } from './opened.js';
import { placeTest } from './point.js';

/**
 * The presses by which an order is made: `my` opens the draft of what is asked now, the others fill it blank by blank. Each
 * carries match and question, and counts while that question is open.
 */

/** Opens the player's own draft, or says who is awaited instead. */
export const my: Press = {
  acknowledge: 'private',
  async run(services, heard) {
    const [match = ''] = heard.args;
    const found = await seenMatch(services, heard, matchId(match));
    if (!found.ok) return refused(found.error, heard.tongue);
    const { table, seat, view } = found.value;
    const request = spokenAt(services, heard, table);
    if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
    const next =
      (await openDraft(services, request, found.value, seat)) ??
      (await sealedDraft(services, request, found.value, seat));
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
  async run(services, heard) {
    const found = await seenMatch(services, heard, matchId(heard.args[0] ?? ''));
    if (!found.ok) return refused(found.error, heard.tongue);
    const { table, seat } = found.value;
    const request = spokenAt(services, heard, table);
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
  filled(filledWith(blanks, [[blank, values.join(' ')]])),
);
/** Empties a blank and all after it. */
export const clear = changing((blanks, [blank = '']) => filled(before(blanks, blank)));
/** Takes the last choice back. */
export const back = changing((blanks) => filled(before(blanks, Object.keys(blanks).at(-1) ?? '')));
/** Fills several blanks: `fill|match|question|mode=walk|…`. What was chosen after the first of them falls away. */
export const fill = changing((blanks, args) => filled(filledWith(blanks, fromArgs(args))));
/** Turns to another page of a long list. */
export const page = changing(() => null, true);

/** Opens a form for a blank that is typed: a number, an angle, a point. */
export const enter: Press = {
  acknowledge: 'form',
  run: (services, request) =>
    drafting(services, request, (opened) => {
      const first = request.args.slice(2);
      const draft = filledFirst(opened, first);
      const next = nextOf(draft);
      if (next.kind !== 'number' && next.kind !== 'angle' && next.kind !== 'point') return show(draftMessage(draft));
      const { locale } = request;
      const words = services.presenter(draft.seen.table.header);
      const wanted = wantedText(draft, next);
      return {
        kind: 'form',
        form: {
          action: { verb: 'entered', args: [draft.match, draft.about, next.blank, ...first] },
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
    drafting(services, request, async (opened) => {
      const [, , blank = '', ...first] = request.args;
      const draft = filledFirst(opened, first);
      const next = nextOf(draft);
      const given = (request.fields['value'] ?? '').trim();
      const put = (value: string) =>
        fill.run(services, { ...request, args: [draft.match, draft.about, ...first, ...toArgs([[blank, value]])] });
      const measure = measureOf(draft);
      if (next.kind === 'number') {
        const { from, to } = next;
        const fits = /^-?\d+$/.test(given) && Number(given) >= from && Number(given) <= to;
        return fits ? put(given) : refused(refuse('discord/not-a-number', { given, from, to }), request.tongue);
      }
      if (next.kind === 'angle') {
        const angle = measure && typedIn(measure).angleIn(given);
        if (angle !== null && angle >= next.from && angle <= next.to) return put(String(angle));
        return refused(refuse('discord/not-an-angle', { given, ...degrees(measure, next) }), request.tongue);
      }
      if (next.kind !== 'point') return put(given);
      const at = measure && typedIn(measure).placeIn(given, request.locale);
      if (!at) return refused(refuse('discord/not-a-place', { given }), request.tongue);
      if (!placeTest(draft, next)(at)) return refused(refuse('discord/place-refused', { given }), request.tongue);
      return put(written(at));
    }),
};

/** A draft with the blanks filled that a press fills along with the one that is typed. */
const filledFirst = (draft: Drafting, first: readonly string[]): Drafting =>
  first.length > 0 ? { ...draft, made: filled(filledWith(blanksOf(draft), fromArgs(first))) } : draft;

const measureOf = ({ services, seen }: Drafting) => services.ruleset(seen.table.header.ruleset).measure;

/** From where to where a direction can be typed, in degrees. */
function degrees(measure: Measure | null, { from, to }: { readonly from: number; readonly to: number }) {
  const text = (parts: number): string => (measure ? typedIn(measure).angleText(parts) : String(parts));
  return { from: text(from), to: text(to) };
}
