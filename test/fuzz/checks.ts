import { isDeepStrictEqual } from 'node:util';
import type { OfflineMatch } from '../../src/cli/offline.js';
import { seededDice } from '../../src/match/dice.js';
import { canonicalJson } from '../../src/match/hash.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { formatLine, parseLine } from '../../src/orders/line.js';
import { isRulesetId } from '../../src/games/index.js';
import { ordersOf } from '../../src/orders/registry.js';
import { diceFrom, type Dice } from '../../src/rules/kernel/dice.js';
import { seatId, unitId } from '../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import { never, type Moment, type Property } from './fuzz.js';
import { unsound } from './sound.js';
import { wildOf } from './wild.js';
import { decideOrder } from '../support/deciding.js';

/** What must hold at any moment of a match; each is looked at at some of its steps. */

const diceOf = (match: OfflineMatch): Dice => seededDice('check', match.state.diceRolled);

/** An awaited seat always has a choice. */
const offersSomething = ({ match: { rules, state } }: Moment): void => {
  for (const { seat } of rules.open(state)) {
    const choice = rules.choices(rules.view(state, seated(seat)), seat, {});
    const empty =
      choice.kind === 'nothing' ||
      (choice.kind === 'pick' && (choice.options.length < choice.min || choice.max < choice.min)) ||
      (choice.kind === 'path' && !choice.canStop && choice.steps.length === 0);
    if (empty) throw new Error(`${seat} is awaited but offered ${JSON.stringify(choice)}`);
  }
};

/** Each accepted order is listed: steps put together at random are accepted exactly when the path offers them. */
const acceptedIsListed = ({ match, chance }: Moment): void => {
  for (const { seat, topic, chrono } of match.rules.open(match.state)) {
    // Under the chrono a unit is named by button, and moved by the next question; who types does both at once.
    if ((topic.ask !== 'move' && topic.ask !== 'move-named') || chrono === 'name') continue;
    const unit = topic.units[chance(topic.units.length)] ?? never('no unit');
    const mode = chance(2) === 0 ? 'walk' : 'run';
    const steps = Array.from({ length: 1 + chance(7) }, () => 'FFFBLR'[chance(6)] ?? 'F').join('');
    const command: Command = { type: 'move', unit, mode, steps, exit: false };
    const accepted = decideOrder(match.rules, match.state, { by: 'seat', seat, command, at: 0 }, diceOf(match)).ok;
    const listed = isListed(match, seat, unit, mode, steps);
    if (accepted !== listed) {
      throw new Error(`${accepted ? 'accepted but not listed' : 'listed but refused'}: ${JSON.stringify(command)}`);
    }
  }
};

function isListed(match: OfflineMatch, seat: string, unit: string, mode: string, steps: string): boolean {
  const view = match.rules.view(match.state, seated(seatId(seat)));
  for (let length = 0; length <= steps.length; length++) {
    const partial = { unit, mode, path: steps.slice(0, length) };
    const choice = match.rules.choices(view, seatId(seat), partial);
    if (choice.kind !== 'path') return false;
    if (length === steps.length) return choice.canStop;
    if (!choice.steps.some(({ value }) => value === steps[length])) return false;
  }
  return false;
}

/** Passing is always possible, for the seat and for the referee in its place. */
const passIsAccepted = ({ match, chance }: Moment): void => {
  for (const { seat, id } of match.rules.open(match.state)) {
    const by = chance(2) === 0 ? 'seat' : 'referee';
    const result = decideOrder(
      match.rules,
      match.state,
      { by, seat, command: { type: 'pass' }, question: id, at: 0 },
      diceOf(match),
    );
    if (!result.ok) throw new Error(`${seat} may not pass: ${JSON.stringify(result.error)}`);
  }
};

/** The state survives JSON: the same order on it leads to the same events. */
const stateSurvivesJson = ({ match, order }: Moment): void => {
  const { state, rules } = match;
  const copy = JSON.parse(JSON.stringify(state)) as typeof state;
  if (!isDeepStrictEqual(copy, state)) throw new Error('the state does not survive JSON');
  const [one, other] = [state, copy].map((on) => decideOrder(rules, on, order, diceOf(match)));
  if (!isDeepStrictEqual(one, other)) throw new Error('the copy of a state leads elsewhere');
};

/** Nonsense is refused with a code, never a crash; a refusal uses no die. Refusals on the state are those on the view. */
const nonsenseIsRefused = ({ match, chance }: Moment): void => {
  const { state, rules } = match;
  const thrown = diceFrom(state.diceRolled, () => never('a refused order rolled a die'));
  const { nonsense } = wildOf(state.game, chance);
  const awaited = new Set(rules.open(state).map(({ seat }) => seat));
  // Whoever has declared under seal may change it while others are awaited.
  for (const { id } of state.seats) if (rules.view(state, seated(id)).sealed.length > 0) awaited.add(id);
  for (const { id: seat } of state.seats) {
    for (const command of nonsense) {
      const result = decideOrder(rules, state, { by: 'seat', seat, command, at: 0 }, thrown);
      if (result.ok) throw new Error(`nonsense accepted: ${JSON.stringify({ seat, command })}`);
      if (!['match', rules.id].includes(result.error.code.split('/')[0] ?? ''))
        throw new Error(`odd code ${result.error.code}`);
      // What is said beside the questions may be said at any moment (C-04, J-23): it is refused for what they say.
      if (!awaited.has(seat) && !rules.isBeside(command) && result.error.code !== 'match/not-awaited') {
        throw new Error(`${seat} is not awaited, but is told ${result.error.code}`);
      }
    }
  }
};

/** Every question to the rules has an answer or a refusal, and changes nothing. */
const inquiriesAreAnswered = ({ match, chance }: Moment): void => {
  const { state, rules } = match;
  const view = rules.view(state, spectator);
  const before = canonicalJson(state);
  for (const inquiry of wildOf(state.game, chance).inquiries) rules.inspect(view, inquiry);
  if (canonicalJson(state) !== before) throw new Error('a question changed the state');
};

/** What is written down of a running match holds no seed. */
const noSecretIsWritten = ({ match }: Moment): void => {
  const transcript = match.transcript();
  if (transcript.seed !== null) throw new Error('the seed of a running match was written down');
};

/**
 * Nothing of a sealed answer shows before all are in: others see and are told the same as if something else had been
 * answered, or, of a question not yet done with, nothing at all.
 */
const sealedStaysSealed = ({ match }: Moment): void => {
  const { state, rules } = match;
  const top = state.agenda.at(-1);
  const asked = top?.asked;
  if (!top || !asked?.questions.some(({ kind }) => kind === 'sealed')) return;
  const open = new Set(rules.open(state).map(({ id }) => id));
  for (const viewer of [spectator, ...state.seats.map(({ id }) => seated(id))]) {
    const isOwn = (seat: string): boolean => viewer.as === 'seat' && viewer.seat === seat;
    const answers = asked.answers
      .filter(({ seat, question }) => isOwn(seat) || !open.has(question))
      .map((answer): typeof answer => {
        if (isOwn(answer.seat)) return answer;
        return { ...answer, command: { type: 'fire', unit: unitId('ANOTHER'), mounts: [] } };
      });
    const other = { ...state, agenda: [...state.agenda.slice(0, -1), { ...top, asked: { ...asked, answers } }] };
    if (!isDeepStrictEqual(rules.view(state, viewer), rules.view(other, viewer))) {
      throw new Error(`${JSON.stringify(viewer)} sees something of a sealed answer`);
    }
    for (const { event } of match.events.slice(-20)) {
      if (event.type !== 'Answered' || !('answer' in event) || isOwn(event.answer.seat)) continue;
      if (!asked.questions.some(({ id }) => id === event.answer.question)) continue;
      if (rules.tell(event, state, viewer)?.type !== 'Redacted') {
        throw new Error(`${JSON.stringify(viewer)} is told a sealed answer`);
      }
    }
  }
};

/** Nothing of a sealed answer is in the file of a running match. */
const sealedIsNotWritten = ({ match }: Moment): void => {
  const asked = match.state.agenda.at(-1)?.asked;
  if (!asked?.questions.some(({ kind }) => kind === 'sealed')) return;
  const written = JSON.stringify(match.transcript().events);
  const shown = asked.answers.find(({ question }) => written.includes(`"answer":{"question":"${question}"`));
  if (shown) throw new Error(`the sealed answer to ${shown.question} is written down`);
};

/** An order can be written, and is read back as the same order, in every language. */
const writtenIsRead = ({ match, order: { seat, command }, chance }: Moment): void => {
  const orders = isRulesetId(match.rules.id) ? ordersOf(match.rules.id) : never('no order texts');
  const view = match.rules.view(match.state, seated(seat));
  const locale = LOCALES[chance(LOCALES.length)] ?? 'en';
  const typed = orders.format(command, locale);
  const line = parseLine(formatLine(typed, locale), locale);
  const read = line.ok && isDeepStrictEqual(line.value, typed) ? orders.parse(typed, locale, view, seat) : line;
  if (!read.ok || !isDeepStrictEqual(read.value, command)) {
    throw new Error(`written and read back: ${JSON.stringify({ command, typed, read })}`);
  }
};

/** Sheets and map fit together, whatever has been ordered, rolled and corrected; but two stand in a hex while one of them may step aside (FIN-41). */
const soundTable = ({ match }: Moment): void => {
  if (match.state.agenda.some(({ step: { type } }) => type === 'domino' || type === 'step-aside')) return;
  const fault = unsound(match.state.game);
  if (fault) throw new Error(fault);
};

/** Those that go through the whole match, or through every path of a unit, are looked at the least; few moments are sealed. */
export const PROPERTIES: readonly Property[] = [
  { oneIn: 3, check: writtenIsRead },
  { oneIn: 2, check: soundTable },
  { oneIn: 5, check: offersSomething },
  { oneIn: 10, check: acceptedIsListed },
  { oneIn: 10, check: passIsAccepted },
  { oneIn: 10, check: stateSurvivesJson },
  { oneIn: 10, check: nonsenseIsRefused },
  { oneIn: 20, check: inquiriesAreAnswered },
  { oneIn: 200, check: noSecretIsWritten },
  { oneIn: 2, check: sealedStaysSealed },
  { oneIn: 20, check: sealedIsNotWritten },
];
