import { z } from 'zod';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import type { NamedSide } from '../../i18n/tongue.js';
import { clockFrom } from '../../match/clock-text.js';
import { INQUIRY_COMMANDS, type InquiryCommand, type Typed } from '../../orders/contract.js';
import { parseLine as parseTyped, type LineCommand } from '../../orders/line.js';
import { anyTongue } from '../../games/words.js';
import { ordersOf } from '../../orders/registry.js';
import { presenterOf } from '../../present/registry.js';
import { refusalText } from '../../present/refusal.js';
import type { MatchEvent, MatchView } from '../../rules/kernel/contract.js';
import { OutOfFaces } from '../../rules/kernel/dice.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { seated, spectator } from '../../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../../rules/registry.js';
import { errorLine, jsonLine, parseLine } from '../../library/json-lines.js';
import { OfflineMatch } from '../offline.js';
import { scenarioCalled } from '../scenario.js';
import { NoSuchFace, scriptDice } from './dice.js';
import { playersBySide } from './seats.js';

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const beginLine = z.strictObject({
  scenario: z.string(),
  seats: z.record(z.string(), z.string()).default({}),
  options: z.record(z.string(), z.string()).default({}),
  dice: z.union([z.strictObject({ seed: z.string() }), z.strictObject({ faces: z.array(z.int().min(1)) })]),
  clock: z.string().optional(),
  locale: z.enum(LOCALES).default('en'),
  at: time.default(0),
});
const orderLine = z.strictObject({ seat: z.string(), text: z.string() });
const timeLine = z.strictObject({ at: time });
const stateLine = z.strictObject({ state: z.literal(true) });

/** A match that a script has begun. */
interface Playing {
  readonly match: OfflineMatch;
  readonly ruleset: RulesetId;
  readonly locale: Locale;
  readonly sides: readonly NamedSide[];
  readonly now: number;
}

/** How a match is spoken of: in which language, and what its scenario calls the sides. */
type Spoken = Pick<Playing, 'locale' | 'sides'>;

type Reply = Result<object, Refusal>;
type View = MatchView<AnyGame>;

/** A match played from text, line by line. A line with a scenario begins a match, and ends the one before it. */
export class Script {
  #playing: Playing | null = null;

  /** The answer to one line of JSON, as a line of JSON. */
  answer(text: string): string {
    const json = jsonLine(text);
    const reply = json.ok ? this.#reply(json.value) : json;
    return reply.ok ? JSON.stringify(reply.value) : errorLine(reply.error);
  }

  #reply(line: unknown): Reply {
    const has = (key: string): boolean => typeof line === 'object' && line !== null && key in line;
    if (has('scenario')) {
      const read = parseLine(beginLine, line);
      return read.ok ? diceChecked(() => this.#begin(read.value)) : read;
    }
    const playing = this.#playing;
    if (!playing) return fail(refuse('script/not-begun', { key: 'scenario' }));
    if (has('seat')) {
      const read = parseLine(orderLine, line);
      return read.ok ? diceChecked(() => order(playing, read.value.seat, read.value.text)) : read;
    }
    if (has('at')) {
      const read = parseLine(timeLine, line);
      return read.ok ? this.#passTime(playing, read.value.at) : read;
    }
    const read = parseLine(stateLine, line);
    return read.ok ? ok(playing.match.state) : read;
  }

  #begin(line: z.output<typeof beginLine>): Reply {
    const scenario = scenarioCalled(line.scenario);
    if (!scenario.ok) return fail(refuse('script/bad-scenario', { key: 'scenario', reason: scenario.error }));
    const players = playersBySide(scenario.value, Object.keys(line.seats));
    if (!players.ok) return players;
    const clock = clockFrom(line.clock ?? scenario.value.clock ?? 'none', line.locale);
    if (!clock.ok) return fail({ ...clock.error, params: { ...clock.error.params, key: 'clock' } });
    const begun = OfflineMatch.begin({
      id: 'script',
      scenario: scenario.value,
      players: players.value,
      options: line.options,
      clock: clock.value,
      at: line.at,
      seed: 'seed' in line.dice ? line.dice.seed : '',
      dice: (first) => scriptDice(line.dice, first),
    });
    const spoken = { locale: line.locale, sides: scenario.value.sides };
    if (!begun.ok) return ok(refused(begun.error, spoken));
    const { match, events } = begun.value;
    this.#playing = { match, ruleset: scenario.value.ruleset, ...spoken, now: line.at };
    return ok({ events, text: told(this.#playing, null, events) });
  }

  /** Time passes: what falls due on the way is decided at its time, in its order. */
  #passTime(playing: Playing, at: number): Reply {
    if (at < playing.now) {
      return fail(refuse('script/time-runs-backward', { key: 'at', now: new Date(playing.now).toISOString() }));
    }
    const before = playing.match.rules.view(playing.match.state, spectator);
    const events = diceChecked(() => ok(playing.match.passTime(at)));
    this.#playing = { ...playing, now: at };
    return events.ok ? ok({ events: events.value, text: told(playing, before, events.value) }) : events;
  }
}

/** Runs what rolls dice; scripted faces that have run out, or are on no die, are the script's fault and change nothing. */
function diceChecked<Value>(run: () => Result<Value, Refusal>): Result<Value, Refusal> {
  try {
    return run();
  } catch (error) {
    if (error instanceof OutOfFaces) {
      return fail(refuse('script/out-of-faces', { die: error.index, purpose: error.purpose }));
    }
    if (error instanceof NoSuchFace) {
      return fail(refuse('script/no-such-face', { die: error.index, face: error.face, sides: error.sides }));
    }
    throw error;
  }
}

/** A line as a player types it in Discord: an order, or a question to the rules. */
function order(playing: Playing, seatName: string, text: string): Reply {
  const { match, ruleset, locale, now } = playing;
  const seat = match.state.seats.find(({ id }) => id === seatName)?.id;
  if (seat === undefined) {
    const known = match.state.seats.map(({ id }) => id);
    return fail(refuse('script/no-such-seat', { key: 'seat', seat: seatName, known }));
  }
  const typed = parseTyped(text, locale);
  if (!typed.ok) return ok(refused(typed.error, playing));
  const { command, options } = typed.value;
  if (isInquiry(command)) return ok(inquiry(playing, seat, { command, options }));
  const view = match.rules.view(match.state, seated(seat));
  const parsed = ordersOf(ruleset).parse({ command, options }, locale, view, seat);
  if (!parsed.ok) return ok(refused(parsed.error, playing));
  const before = match.rules.view(match.state, spectator);
  const result = match.submit({ by: 'seat', seat, command: parsed.value, at: now });
  return ok(
    result.ok ? { events: result.value, text: told(playing, before, result.value) } : refused(result.error, playing),
  );
}

const isInquiry = (command: LineCommand): command is InquiryCommand => INQUIRY_COMMANDS.some((one) => one === command);

function inquiry(playing: Playing, seat: SeatId, typed: Typed<InquiryCommand>): object {
  const { match, ruleset, locale, sides } = playing;
  const view = match.rules.view(match.state, seated(seat));
  const asked = ordersOf(ruleset).inquire(typed, locale, view, seat);
  if (!asked.ok) return refused(asked.error, playing);
  const answer = match.rules.inspect(view, asked.value);
  if (!answer.ok) return refused(answer.error, playing);
  return { events: [], answer: answer.value, text: [presenterOf(ruleset, sides).answer(answer.value, view, locale)] };
}

const refused = (refusal: Refusal, { locale, sides }: Spoken): object => ({
  refused: refusal,
  text: [refusalText(refusal, anyTongue(locale, sides))],
});

/** What happened, as everybody is told of it. */
function told(
  { match, ruleset, locale, sides }: Playing,
  before: View | null,
  events: readonly MatchEvent<AnyGame>[],
): readonly string[] {
  const after = match.rules.view(match.state, spectator);
  return presenterOf(ruleset, sides).report({ before, after, events }, locale).lines;
}
