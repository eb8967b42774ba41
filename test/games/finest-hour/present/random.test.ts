import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import { seededChance, type Chance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import type { FinestHour, HourState } from '../../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { ATTRIBUTES, type Setup } from '../../../../src/rules/finest-hour/types.js';
import type { Blanks } from '../../../../src/rules/kernel/choices.js';
import type { MatchEvent } from '../../../../src/rules/kernel/contract.js';
import { isKernelEvent } from '../../../../src/rules/kernel/evolve.js';
import { diceFrom } from '../../../../src/rules/kernel/dice.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { decideOrder, startMatch } from '../../../support/deciding.js';
import { bank, cloud, gun, profile, setupOf } from '../../../support/finest-hour.js';
import { chapters, words } from './matches.js';

/** Whatever happens in random matches can be told in every language, whole and short enough. */

/** A sentence in which nothing is left blank, and no code stands for its name. */
function whole(text: string): string {
  if (/[{}]|undefined|NaN|finest-hour|\[object|, ,|\(\)/u.test(text)) throw new Error(`told as "${text}"`);
  return text;
}

function setupFor(chance: Chance): Setup {
  const attributes = ATTRIBUTES.filter(() => chance(7) === 0);
  const one = profile(3, { attributes });
  const two = profile(2, {
    model: 'Heron',
    weapons: [gun('front', 20, 2, 3), gun('rear', 15, 1, 2, 'tail')],
    attributes: chance(2) === 0 ? ['bomber'] : ['dive-bomber', 'robust'],
    bombs: true,
  });
  const options = Object.fromEntries(
    finestHour.options.map(({ id, values }) => [id, values[chance(4) === 0 ? chance(values.length) : 0] ?? values[0]]),
  );
  const goals = [
    [],
    [{ win: 'exit', side: sideId('red'), units: [unitId('R1'), unitId('R2')], count: 1 }],
    [{ win: 'bomb', side: sideId('red'), count: 1 }],
    [{ win: 'last', side: sideId('blue'), turns: 6 }],
  ] as const;
  return setupOf({
    planes: [
      ...[1, 2, 3].map((i) => ({
        unit: `R${i}`,
        at: [25 + 7 * i, 60] as const,
        profile: i === 3 ? two : one,
        rep: 3 + chance(3),
        star: i === 1,
        ...(i < 3 ? { leader: 'R1' } : {}),
      })),
      ...[1, 2, 3].map((i) => ({ unit: `B${i}`, at: [25 + 7 * i, 25] as const, heading: 180, profile: one, rep: 3 })),
      {
        unit: 'B9',
        at: [60, 0] as const,
        profile: profile(1, {
          model: 'Ion',
          kind: 'off-table' as const,
          weapons: [gun('all-round', null, 1, 4, 'ion', true)],
        }),
      },
    ],
    clouds: [cloud(40, 40, 4), bank(70, 30, 80, 36)],
    targets: [{ id: 'dock', side: 'blue', at: [45, 35], clear: true }],
    light: chance(2) === 0 ? 'day' : 'night',
    exits: [{ side: sideId('red'), edge: 'north' }],
    goals: goals[chance(goals.length)] ?? [],
    turns: 8,
    flown: chance(3) === 0 ? ['blue'] : [],
    options,
  });
}

/** All that can be said of a match as a seat sees it. */
function looked(state: HourState, chance: Chance, locale: Locale): void {
  const [question] = finestHour.open(state);
  if (!question) return;
  const { seat } = question;
  const view = finestHour.view(state, seated(seat));
  const { order, pass } = words.buttons(question, locale);
  for (const text of [words.question(question, view, locale), words.standing(view, locale), order, pass]) whole(text);
  expect(pass.length).toBeLessThanOrEqual(80);
  whole(words.board(view, locale));
  let blanks: Blanks = {};
  for (let i = 0; i < 6; i++) {
    const choice = finestHour.choices(view, seat, blanks);
    whole(words.blank(choice, view, locale));
    if (choice.kind === 'done') {
      for (const line of words.figures(choice.command, view, locale)) whole(line);
      whole(words.command(choice.command, view, locale));
      words.sketches(choice.command);
    }
    if (choice.kind !== 'pick') break;
    const labels = choice.options.map((option) => {
      const { label, description = '' } = words.option(choice.blank, option, view, locale);
      expect(whole(label).length, label).toBeLessThanOrEqual(80);
      expect(whole(description).length, description).toBeLessThanOrEqual(100);
      return label;
    });
    expect(new Set(labels).size, `${choice.blank}: ${labels.join(' | ')}`).toBe(labels.length);
    const option = choice.options[chance(choice.options.length)];
    blanks = { ...blanks, [choice.blank]: option?.value ?? '' };
  }
  const [unit] = state.game.aircraft.filter(({ status }) => status === 'flying');
  if (!unit) return;
  for (const inquiry of [
    { about: 'odds', unit: unit.id, target: null, from: null },
    { about: 'odds', unit: unit.id, target: unitId('B1'), from: { at: { x: 40_000, y: 40_000 }, heading: 100 } },
    { about: 'reach', unit: unit.id, by: 'normal' },
    { about: 'reach', unit: unit.id, by: 'fast' },
    { about: 'reach', unit: unit.id, by: 'evasion' },
    { about: 'arcs', unit: unit.id },
    { about: 'sheet', unit: unit.id },
    { about: 'los', unit: unit.id, target: unitId('B1') },
  ] as const) {
    const answer = finestHour.inspect(view, inquiry);
    if (answer.ok) whole(words.answer(answer.value, view, locale));
  }
}

function playOut(seed: string): readonly MatchEvent<FinestHour>[] {
  const chance = seededChance(seed);
  const setup = setupFor(chance);
  const dice = (first: number) => diceFrom(first, (_i, sides) => 1 + chance(sides));
  const began = startMatch(finestHour, setup, dice(0), 0);
  if (!began.ok) throw new Error(JSON.stringify(began.error));
  const log: MatchEvent<FinestHour>[] = [...began.value];
  let state = log.reduce<HourState | null>((so, event) => finestHour.evolve(so, event), null);
  const player = randomOpponent(finestHour, chance);
  for (let orders = 0; state && !state.outcome && orders < 150; orders++) {
    if (orders % 4 === 0) looked(state, chance, LOCALES[(orders / 4) % LOCALES.length] ?? 'en');
    const [question] = finestHour.open(state);
    if (!question) break;
    const { seat } = question;
    const command = player(finestHour.view(state, seated(seat)), seat) ?? { type: 'pass' };
    const decided = decideOrder(finestHour, state, { by: 'seat', seat, command, at: orders }, dice(state.diceRolled));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) {
      state = finestHour.evolve(state, event);
      log.push(event);
    }
  }
  return log;
}

describe('whatever happens can be told', () => {
  const played = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => playOut(`words-${seed}`));

  test.each(LOCALES)('P-15 reports, stories, alt texts and figures are whole in %s', (locale) => {
    for (const log of played) {
      for (const stretch of chapters(log)) {
        const { heading, lines, why } = words.report(stretch, locale);
        const { lines: first, details } = words.story(stretch, locale);
        for (const text of [heading, ...lines, ...why, ...first]) whole(text);
        expect(first.length).toBeLessThanOrEqual(3);
        expect(first.length > 0, heading).toBe(lines.length > 0);
        expect(details.toSorted()).toEqual(lines.toSorted());
        for (const { id } of stretch.after.seats) for (const line of words.results(stretch, id, locale)) whole(line);
        const alt = words.alt({ kind: 'map', crop: 'whole', overlay: null }, stretch, locale);
        expect(whole(alt).length).toBeLessThanOrEqual(1024);
      }
      const last = chapters(log).at(-1)?.after;
      if (!last) throw new Error('nothing happened');
      const { lines, columns, rows } = words.tally(log, last, locale);
      for (const text of [...lines, ...columns, ...rows.flatMap(({ cells }) => cells)]) whole(text);
      for (const line of words.most(log, last, locale)) whole(line);
      if (last.outcome) whole(words.outcome(last.outcome, last, locale));
    }
  });

  test('every report of a chapter that happened says something', () => {
    const silent = played
      .flatMap((log) => chapters(log))
      .filter(({ events }) => events.some((event) => !isKernelEvent<FinestHour>(event)))
      .filter((stretch) => words.report(stretch, 'en').lines.length === 0);
    expect(silent.map(({ events }) => events.map(({ type }) => type))).toEqual([]);
  });
});
