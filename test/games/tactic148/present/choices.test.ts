import { tongueOf } from '../../../../src/games/tactic148/words/index.js';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { refusalText } from '../../../../src/present/refusal.js';
import type { Action, Command, Topic } from '../../../../src/rules/tactic148/commands.js';
import type { Choice, Blanks } from '../../../../src/rules/kernel/choices.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { at } from '../../../../src/rules/geometry/plane/point.js';
import {
  begin,
  cover,
  grenade,
  move,
  piece,
  Play,
  setupOf,
  shoot,
  US_WINS,
  wall,
  type Figure,
} from '../../../support/tactic148.js';
import { card, missionSetUp, SIDES, skirmish, viewOf, words } from './matches.js';
import { SCENES } from './scenes.js';

const figure = (unit: string, x: number, y: number): Figure => ({ unit, card: card(unit), at: [x, y] });

/** Every question of the matches and scenes with the view of who is asked, as they stood. */
const asked = [skirmish(), missionSetUp(), ...Object.values(SCENES).map((scene) => scene().play)].flatMap(({ log }) =>
  log.flatMap((event) => (event.type === 'Asked' ? event.questions : [])),
);

/** A moment in which everything can be done: two figures a side near each other, a friend's zone to join. */
function moment(): Play {
  const play = begin({
    figures: [
      figure('US-Sergeant', 10, 10),
      figure('US-Rifleman', 13, 10),
      figure('VG-Assault', 10, 14),
      figure('VG-Gunner', 14, 16),
    ],
  });
  play.withTokens('us', 9).mark('VG-Gunner', { wounded: true, inCover: true });
  return play;
}

test('T48-25 a grenade’s order names who is in the blast before it is confirmed, one’s own apart', () => {
  const play = begin({
    figures: [figure('US-Sergeant', 10, 10), figure('US-Rifleman', 13, 10), figure('VG-Assault', 14, 11)],
  });
  const told = (x: number, y: number) =>
    words.figures(
      { type: 'grenade', unit: unitId('US-Sergeant'), at: { x: x * 1000, y: y * 1000 } },
      viewOf(play),
      'en',
    );
  expect(told(15, 11)).toEqual(['In the blast there: VG-Assault.', '⚠ Your own in the blast: US-Rifleman.']);
  expect(told(16, 12)).toEqual(['In the blast there: VG-Assault.']);
  expect(told(20, 20)).toEqual(['No enemy is in the blast there.']);
});

type Next = Choice<Command>;

/**
 * Every choice that comes up on the way to every order that begins with some blanks; of a region a corner, of queued actions
 * Take Cover alone, since they are chosen like others.
 */
function walk(play: Play, seat: string, blanks: Blanks = {}, deep = 0): readonly Next[] {
  const next = play.choice(seat, blanks);
  if (deep > 7) return [next];
  const values =
    next.kind === 'pick'
      ? next.options
          .filter(({ value }) => !next.blank.endsWith(':action') || value === 'take-cover')
          .map(({ value }) => [next.blank, value] as const)
      : next.kind === 'point'
        ? next.region.slice(0, 1).map(([x, y]) => [next.blank, `${x},${y}`] as const)
        : [];
  return [next, ...values.flatMap(([blank, value]) => walk(play, seat, { ...blanks, [blank]: value }, deep + 1))];
}

describe('questions and choices', () => {
  test('every question has words in every language', () => {
    const view = viewOf(skirmish());
    const kinds = new Set(asked.map(({ topic }) => topic.ask));
    const all: readonly Topic['ask'][] = [
      'lay-out',
      'edge',
      'objective',
      'deploy',
      'act',
      'react',
      'answer-shot',
      'scatter',
    ];
    for (const ask of all) expect(kinds.has(ask), ask).toBe(true);
    const more: readonly Topic[] = [
      { ask: 'wound', units: [unitId('VG-Assault'), unitId('VG-Grenadier')], cause: 'grenade' },
      { ask: 'wound', units: [unitId('VG-Assault'), unitId('VG-Grenadier')], cause: 'suppression' },
      { ask: 'fight', unit: unitId('US-Scout'), enemies: [unitId('VG-Assault'), unitId('VG-Grenadier')] },
    ];
    const [first] = asked;
    if (!first) throw new Error('nothing was asked');
    for (const locale of LOCALES) {
      for (const question of [...asked, ...more.map((topic) => ({ ...first, topic }))]) {
        const line = words.question(question, view, locale);
        expect(line, question.topic.ask).not.toMatch(/[{}]|undefined|tactic148|\n/);
        expect(line.length).toBeGreaterThan(8);
      }
    }
  });

  test('one line each, without the player', () => {
    const play = begin({ figures: [figure('US-Rifleman', 10, 10), figure('VG-Grenadier', 10, 18)] });
    const line = (locale: 'en' | 'fr' | 'ru'): string => {
      const [question] = viewOf(play).questions;
      return question ? words.question(question, viewOf(play), locale) : '';
    };
    expect(line('en')).toBe('act, 5 tokens left; at least 1 must be spent');
    play.mark('VG-Grenadier', { coverAnswer: 'ask' });
    play.give('us', shoot('US-Rifleman', 'VG-Grenadier', false, 'm1-rifle'));
    expect(line('en')).toBe('US-Rifleman fires at VG-Grenadier, 4+ hits: Take Cover for 1 token (5+)?');
    expect(line('fr')).toBe(
      'US-Rifleman tire sur VG-Grenadier, touché à 4+\u202f: se mettre À Terre pour 1 PA (5+)\u202f?',
    );
    expect(line('ru')).toBe('US-Rifleman стреляет по VG-Grenadier, нужно 4+: залечь за 1 жетон (тогда 5+)?');
  });

  test('P-20 a place says who would see the figure there, and from whom it would be in cover', () => {
    const pieces = [piece('hedge', 'cover', wall(4, 14, 24, 14.6)), piece('house', 'obstruction', wall(1, 16, 8, 21))];
    const figures = [figure('US-Sergeant', 10, 10), figure('VG-Assault', 10, 18), figure('VG-Gunner', 27, 10)];
    const view = viewOf(begin({ figures, pieces }), 'us');
    const said = (x: number, y: number, locale: (typeof LOCALES)[number]) =>
      words.place(unitId('US-Sergeant'), at(x, y), view, locale);
    expect(said(10, 13, 'en')).toBe('seen by 2, cover from 1');
    expect(said(10, 15.2, 'fr')).toMatch(/^vu par \d/u);
    expect(said(3, 22.5, 'ru')).toBe('не видно');
    expect(said(12, 17, 'ru')).toMatch(/^вид[ия]т \d/u);
  });

  test('P-20 who is to stand at a place is said with it where somebody moves there, and not where a marker goes', () => {
    const points = walk(moment(), 'us').flatMap((next) => (next.kind === 'point' ? [next] : []));
    expect(points.some(({ stands }) => stands !== undefined)).toBe(true);
    expect(points.some(({ stands }) => stands === undefined)).toBe(true);
  });

  test('labels, descriptions and orders fit into what Discord takes, whatever is chosen, in every language', () => {
    const play = moment();
    const view = viewOf(play, 'us');
    const seen = walk(play, 'us');
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['pick', 'point', 'done']));
    for (const locale of LOCALES) {
      for (const next of seen) {
        const blank = words.blank(next, view, locale);
        expect(blank.length).toBeLessThanOrEqual(300);
        expect(blank).not.toMatch(/[{}]|undefined|tactic148/);
        if (next.kind !== 'pick') continue;
        for (const option of next.options) {
          const { label, description = '' } = words.option(next.blank, option, view, locale);
          expect(label.length, label).toBeLessThanOrEqual(80);
          expect(description.length, description).toBeLessThanOrEqual(100);
          expect(`${label} ${description}`).not.toMatch(/[{}]|undefined|NaN|tactic148/);
        }
      }
    }
  });

  test('T48-09 a queued action is asked for by its number; a character shows where it will stand then, and how many tokens are left', () => {
    const play = moment();
    const blanks = {
      unit: 'plan',
      '1:unit': 'US-Rifleman',
      '1:action': 'move',
      '1:at': '16000,10000',
      '1:then': 'stop',
    };
    const next = play.choice('us', blanks);
    if (next.kind !== 'pick') throw new Error(next.kind);
    expect(words.blank(next, viewOf(play, 'us'), 'en')).toBe('Action 2 · Which character?');
    expect(next.options.map((option) => words.option(next.blank, option, viewOf(play, 'us'), 'en'))).toEqual([
      { label: 'US-Sergeant', description: 'squad leader, 3 actions left, H2H 3, at 10, 10' },
      { label: 'US-Rifleman', description: 'rifleman, 2 actions left, H2H 2, at 16, 10' },
      { label: 'That is all', description: '8 tokens left' },
    ]);
  });

  test('T48-09 queued actions are drawn by what they name; before they are confirmed one reads how they are carried out', () => {
    const play = moment();
    const plan: Command = {
      type: 'plan',
      actions: [move('US-Sergeant', [11, 12], [11, 13]), grenade('US-Sergeant', 14, 15), cover('US-Rifleman')],
    };
    expect(words.sketches(plan)).toEqual([
      { unit: 'US-Sergeant', mode: 'move', steps: '11,12 11,13' },
      { unit: 'US-Sergeant', mode: 'grenade', steps: '14,15' },
      { unit: 'US-Rifleman', mode: 'take-cover', steps: '' },
    ]);
    expect(words.sketches({ type: 'end-turn', cover: null })).toEqual([]);
    expect(words.figures(plan, viewOf(play), 'en')).toEqual([
      'One after the other; the opponent may act in between. If one has become impossible, you are asked again.',
      'In the blast there: VG-Gunner.',
    ]);
  });

  test('a target comes with distance, sight, dice and both chances', () => {
    const play = moment();
    const next = play.choice('us', { unit: 'US-Rifleman', action: 'shoot' });
    if (next.kind !== 'pick') throw new Error(next.kind);
    expect(next.options.map((option) => words.option(next.blank, option, viewOf(play, 'us'), 'en'))).toEqual([
      { label: 'VG-Assault', description: '4.0\u00a0u, in the open, 3 dice 4+: wound 88%, eliminated 7%' },
      { label: 'VG-Gunner', description: '5.1\u00a0u, in the open, 3 dice 5+: wound 70%, eliminated 70%' },
    ]);
  });
});

describe('commands', () => {
  test('a move says where to, by every bend, and how far', () => {
    const play = moment();
    const say = (command: Command, locale: 'en' | 'fr' | 'ru' = 'en'): string =>
      words.command(command, viewOf(play), locale);
    const path = [
      { x: 10_000, y: 12_500 },
      { x: 12_000, y: 12_500 },
    ];
    expect(say({ type: 'move', unit: unitId('US-Sergeant'), path })).toBe(
      'US-Sergeant moves to (10, 12.5) → (12, 12.5) (4.5\u00a0u)',
    );
    expect(say({ type: 'move', unit: unitId('US-Sergeant'), path }, 'fr')).toBe(
      'US-Sergeant se déplace en 10\u202f; 12,5 → 12\u202f; 12,5 (4,5\u00a0u)',
    );
    const to = (y: number): Action => ({ type: 'move', unit: unitId('US-Sergeant'), path: [{ x: 10_000, y }] });
    expect(say({ type: 'plan', actions: [to(12_500), to(10_500)] })).toBe(
      'US-Sergeant moves to 10, 12.5 (2.5\u00a0u) · US-Sergeant moves to 10, 10.5 (2.0\u00a0u)',
    );
    expect(say(cover('US-Sergeant'), 'ru')).toBe('US-Sergeant залегает');
  });

  test('every kind has words in every language', () => {
    const unit = unitId('US-Sergeant');
    const commands: readonly Command[] = [
      { type: 'plan', actions: [cover('US-Sergeant'), cover('US-Rifleman')] },
      { type: 'end-turn', cover: null },
      { type: 'end-turn', cover: unit },
      { type: 'let-pass' },
      { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } },
      { type: 'instruct', instruction: { about: 'cover', unit, answer: 'never' } },
      { type: 'instruct', instruction: { about: 'hold', unit, hold: true } },
      { type: 'instruct', instruction: { about: 'hold', unit, hold: false } },
      { type: 'answer-shot', takesCover: true },
      { type: 'answer-shot', takesCover: false },
      { type: 'scatter', at: { x: 1000, y: 2500 } },
      { type: 'wound', unit },
      { type: 'fight', enemy: unit },
      { type: 'lay-out', table: 'test' },
      { type: 'take-edge', edge: 'north' },
      { type: 'deploy', unit, at: { x: 1000, y: 2500 } },
    ];
    for (const locale of LOCALES) {
      for (const command of commands) {
        expect(words.command(command, viewOf(moment()), locale)).not.toMatch(/[{}]|undefined|tactic148/);
      }
    }
  });
});

describe('refusals', () => {
  test('say the figures in u, with the decimals of the reader', () => {
    const far = { code: 'tactic148/too-far', params: { unit: 'US-Scout', far: 5001, most: 5000 }, rule: 'T48-30' };
    expect(refusalText(far, tongueOf('en', SIDES))).toBe(
      'US-Scout would move 5.001\u00a0u; its card allows 5.0\u00a0u in one action.',
    );
    expect(refusalText(far, tongueOf('fr', SIDES))).toBe(
      'US-Scout avancerait de 5,001\u00a0u\u202f; sa carte permet 5,0\u00a0u par action.',
    );
    expect(refusalText(far, tongueOf('ru', SIDES))).toBe(
      'US-Scout: путь 5,001\u00a0ед., а карточка даёт 5,0\u00a0ед. за одно действие.',
    );
  });

  test('T48-02 a move ordered while the edge is being chosen: what is due is said to who chooses and to who waits', () => {
    const play = new Play(setupOf({ figures: [figure('US-Scout', 10, 10), figure('VG-Gunner', 10, 14)] }), US_WINS);
    expect(play.awaited).toEqual(['vg:edge']);
    const due = play.refused('vg', move('VG-Gunner', [10, 12]));
    const early = play.refused('us', move('US-Scout', [10, 12]));
    expect(LOCALES.map((locale) => refusalText(due, tongueOf(locale, SIDES)))).toEqual([
      'It is time to choose the edge to deploy from, not to move a unit.',
      'Il faut maintenant choisir le bord de déploiement, pas déplacer une unité.',
      'Сейчас нужно выбрать край для расстановки, а не передвинуть юнит.',
    ]);
    expect(LOCALES.map((locale) => refusalText(early, tongueOf(locale, SIDES)))).toEqual([
      'It is not your turn. Waiting for: Germans (choose the edge to deploy from).',
      'Ce n’est pas à vous de jouer. On attend\u202f: Allemands (choisir le bord de déploiement).',
      'Сейчас не ваша очередь. Ждём: Немцы (выбрать край для расстановки).',
    ]);
  });

  test('terrain is named by what it is and where', () => {
    const params = { unit: 'US-Scout', piece: 'hedge-west', look: 'wall', at: '12500,8000' };
    expect(refusalText({ code: 'tactic148/terrain-in-the-way', params, rule: null }, tongueOf('fr'))).toBe(
      'US-Scout\u202f: une obstruction infranchissable barre la route\u202f: mur en 12,5\u202f; 8. Contournez.',
    );
  });
});
