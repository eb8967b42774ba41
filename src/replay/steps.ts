import type { Locale } from '../i18n/locales.js';
import type { Transcript, TranscriptEvent } from '../match/transcript-form.js';
import { upToDate } from '../match/up-to-date.js';
import type { Presenter, Stretch } from '../present/contract.js';
import type { Picture } from '../present/picture.js';
import type { Chapter, MatchEvent, MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { Roll } from '../rules/kernel/dice.js';
import { surviving, timeline } from '../rules/kernel/rewind.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';

/** A step of the replay: what everybody was told of one event, and the pictures right after it. */
export interface Step {
  /** The event that it tells. */
  readonly seq: number;
  readonly at: number;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly why: readonly string[];
  readonly dice: readonly Roll[];
  /** Whether it was taken back later. */
  readonly withdrawn: boolean;
  readonly alt: string;
  readonly map: Picture;
  readonly sheets: readonly { readonly label: string; readonly alt: string; readonly picture: Picture }[];
}

/** The steps of a match, and the match as it stands after the last of them (`null`: it has not begun). */
export interface Steps {
  readonly steps: readonly Step[];
  readonly last: MatchView<AnyGame> | null;
  /** What everybody was told and what still counts, from first to last. */
  readonly told: readonly MatchEvent<AnyGame>[];
  readonly rolls: readonly Roll[];
}

/** Tells a transcript event by event, as a spectator saw it. Throws where its events make no match. */
export function stepsOf(
  transcript: Transcript,
  ruleset: Ruleset<AnyGame>,
  presenter: Presenter<AnyGame>,
  locale: Locale = transcript.locale,
): Steps {
  const events = transcript.events.map((stored) => upToDate(ruleset, stored));
  const counting = new Set(surviving(events).map(({ seq }) => seq));
  const teller = new Teller(transcript, presenter, locale);
  const evolve: Ruleset<AnyGame>['evolve'] = (state, event) => ruleset.evolve(state, event);
  const told: MatchEvent<AnyGame>[] = [];
  const rolls: Roll[] = [];
  const steps: Step[] = [];
  let last: MatchView<AnyGame> | null = null;
  const moments = [...timeline<AnyGame, TranscriptEvent>(evolve, events)];
  const now = moments.at(-1)?.after ?? null;
  for (const { stored, before, after } of moments) {
    const event = ruleset.tell(stored.event, before, spectator, now);
    const view = ruleset.view(after, spectator);
    teller.enter(ruleset.chapter(after), last);
    if (stored.event.type === 'Rolled') {
      rolls.push(stored.event.roll);
      teller.rolled(stored.event.roll);
    }
    last = view;
    if (!event || event.type === 'Redacted') continue;
    if (counting.has(stored.seq)) told.push(event);
    const step = teller.step(stored, event, view, !counting.has(stored.seq));
    if (step) steps.push(step);
  }
  return { steps, last, told, rolls };
}

/** Tells events one by one; pictures show what has happened in the chapter so far. */
class Teller {
  #chapter: Chapter | null = null;
  #before: MatchView<AnyGame> | null = null;
  #previous: MatchView<AnyGame> | null = null;
  #events: MatchEvent<AnyGame>[] = [];
  /** What the report of the chapter says so far. */
  #lines: readonly string[] = [];
  readonly #dice = new Map<number, Roll>();

  constructor(
    private readonly transcript: Transcript,
    private readonly presenter: Presenter<AnyGame>,
    private readonly locale: Locale,
  ) {}

  /** The chapter that the next event belongs to; `last` is the view before it. */
  enter(chapter: Chapter, last: MatchView<AnyGame> | null): void {
    this.#previous = last;
    if (this.#chapter?.turn === chapter.turn && this.#chapter.phase === chapter.phase) return;
    this.#chapter = chapter;
    this.#before = last;
    this.#events = [];
    this.#lines = [];
  }

  rolled(roll: Roll): void {
    this.#dice.set(roll.index, roll);
  }

  /** The step of an event; `null` when there is nothing to say of it. */
  step(stored: TranscriptEvent, event: MatchEvent<AnyGame>, view: MatchView<AnyGame>, withdrawn: boolean): Step | null {
    const { presenter, locale, transcript } = this;
    const linesBefore = this.#lines;
    this.#events.push(event);
    const chapter: Stretch<AnyGame> = { before: this.#before, after: view, events: [...this.#events] };
    const { heading, lines: linesNow } = presenter.report(chapter, locale);
    this.#lines = linesNow;
    // What an event says by itself may be wrong beside those before it ("nobody fires"): the chapter's report must have grown.
    if (isAmong(linesNow, linesBefore)) return null;
    const { lines, why } = presenter.report({ before: this.#previous, after: view, events: [event] }, locale);
    if (lines.length === 0) return null;
    const picture = (shows: Picture['shows']): Picture => ({
      game: transcript.ruleset,
      ...chapter,
      view,
      shows,
      locale,
      sides: presenter.tongue(locale).sides,
    });
    const map: Picture['shows'] = { kind: 'map', crop: 'whole', overlay: null };
    return {
      seq: stored.seq,
      at: stored.at,
      heading,
      lines,
      why,
      dice: this.#diceOf(event),
      withdrawn,
      alt: presenter.alt(map, chapter, locale),
      map: picture(map),
      sheets: presenter.labels(view).map((label) => {
        const shows: Picture['shows'] = { kind: 'sheets', units: [label] };
        return { label, alt: presenter.alt(shows, chapter, locale), picture: picture(shows) };
      }),
    };
  }

  /** The rolls that an event names; each is shown once. */
  #diceOf(event: MatchEvent<AnyGame>): readonly Roll[] {
    const named = rollsIn(event).filter(({ index }) => this.#dice.has(index));
    for (const { index } of named) this.#dice.delete(index);
    return named;
  }
}

/** Every roll inside an event, whatever game it is of. */
function rollsIn(value: unknown): readonly Roll[] {
  if (Array.isArray(value)) return value.flatMap(rollsIn);
  if (typeof value !== 'object' || value === null) return [];
  return isRoll(value) ? [value] : Object.values(value).flatMap(rollsIn);
}

const isRoll = (value: object): value is Roll =>
  'index' in value && 'sides' in value && 'faces' in value && 'purpose' in value && Array.isArray(value.faces);

/** Whether all lines are among others, as often as they occur. */
function isAmong(lines: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return lines.every((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
