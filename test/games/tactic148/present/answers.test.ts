import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import type { Shows } from '../../../../src/present/picture.js';
import type { PieceId } from '../../../../src/rules/tactic148/types.js';
import type { Tactic148 } from '../../../../src/rules/tactic148/tactic148.js';
import type { Inquiry } from '../../../../src/rules/tactic148/inquiries.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import {
  begin,
  cover,
  move,
  opportunity,
  piece,
  place,
  round,
  wall,
  type Figure,
  type Play,
} from '../../../support/tactic148.js';
import { card, chapters, missionSetUp, skirmish, viewOf, words } from './matches.js';
import { SCENES } from './scenes.js';

const figure = (unit: string, x: number, y: number): Figure => ({ unit, card: card(unit), at: [x, y] });

function duel(): Play {
  return begin({
    figures: [figure('US-Sergeant', 10, 10), figure('US-Scout', 18, 10), figure('VG-Gunner', 10, 18)],
    pieces: [
      piece('hedge', 'cover', wall(7, 14, 13, 14.5)),
      piece('shed', 'obstruction', wall(15, 11, 17, 14), { look: 'house' }),
      piece('well', 'low', round(4, 4, 0.8), { look: 'rubble' }),
    ],
  });
}

const answer = (play: Play, inquiry: Inquiry, locale: Locale = 'en'): string =>
  words.answer(play.inspect(inquiry), viewOf(play), locale).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

const odds = (unit: string, target: string | null): Inquiry => ({
  about: 'odds',
  unit: unitId(unit),
  target: target === null ? null : unitId(target),
  aim: false,
  from: null,
});

describe('answers of the rules', () => {
  test('T48-21 T48-22 odds: distance, sight, the chance of a wound and of elimination, the terms of the score', () => {
    expect(answer(duel(), odds('US-Sergeant', null))).toBe(
      [
        '**US-Sergeant → VG-Gunner**: 7.0 u, in cover',
        '- Thompson submachine gun: 4 dice, **5+**, wound or worse **80%**, eliminated 13%',
        '  -# 4 base + 1 cover = 5',
      ].join('\n'),
    );
    expect(answer(duel(), odds('VG-Gunner', 'US-Scout'), 'fr')).toBe('**VG-Gunner → US-Scout** : pas de ligne de vue');
  });

  test('T48-47 T48-49 the line between two places', () => {
    const from = place(10, 10);
    expect(answer(duel(), { about: 'los', from, to: place(10, 18) }, 'ru')).toBe(
      '**10; 10 → 10; 18**: 7,0 ед. между краями подставок, в укрытии',
    );
  });

  test('T48-30 reach in eight directions, and whom it touches', () => {
    const text = answer(duel(), { about: 'reach', unit: unitId('US-Sergeant'), by: 'move' });
    expect(text).toContain('**US-Sergeant**, Move, up to 5.0 u, straight on:\n- N: 10, 5 (5.0 u)');
    expect(text.split('\n')).toHaveLength(9);
  });

  test('T48-14 the card: what is left this turn, what cannot be done now and why, the wounded side', () => {
    const play = duel();
    play.give('us', opportunity('US-Sergeant', 10, 16, false, 'thompson'));
    play.withTokens('us', 1);
    expect(answer(play, { about: 'sheet', unit: unitId('US-Sergeant') })).toBe(
      [
        '**US-Sergeant** US Sergeant, squad leader · 9 points',
        'At 10, 10, unhurt, Opportunity Fire on 10, 16 (radius 3.0 u), Thompson submachine gun · Left this turn: 2 of 3 actions, 1 of 2 shots',
        '**Now** · Shoot: Thompson submachine gun long 1, short 4 · Take Cover: 1 token · Move: 5.0 u · Opportunity Fire: radius 3.0 u · Assault Fire: 4.0 u',
        '**Not now** · ~~Grenade: radius 2.0 u, 3 dice~~ (not enough tokens)',
        '-# Hand to hand: 3 dice · Aim: +1 die · Command 2',
        'Wounded side: 2 actions, 1 shot · Move: 3.0 u · Thompson submachine gun long 0, short 3 · Hand to hand: 2 dice',
      ].join('\n'),
    );
  });

  test('T48-41 a figure with a Wound marker says that it cannot act', () => {
    const play = duel().mark('US-Scout', { wounded: true, shocked: true });
    expect(answer(play, { about: 'sheet', unit: unitId('US-Scout') }, 'fr')).toContain(
      'Marqueur Blessure : aucune action jusqu’à la fin de ce tour',
    );
  });

  test('no answer leaves a brace or an undefined, in whatever language', () => {
    const inquiries: readonly Inquiry[] = [
      odds('US-Sergeant', null),
      { about: 'reach', unit: unitId('US-Scout'), by: 'assault' },
      { about: 'reach', unit: unitId('VG-Gunner'), by: 'assault' },
      { about: 'sheet', unit: unitId('VG-Gunner') },
      { about: 'los', from: place(5, 5), to: place(20, 20) },
    ];
    for (const locale of LOCALES)
      for (const inquiry of inquiries)
        expect(answer(duel(), inquiry, locale)).not.toMatch(/[{}]|undefined|NaN|tactic148/);
  });
});

describe('standing, board and alt texts', () => {
  test('how the match stands: tokens, figures, losses', () => {
    expect(words.standing(viewOf(skirmish()), 'en')).toBe(
      [
        '**Round 2 · Grenadiers**',
        'Tokens: Airborne 2 · Grenadiers 6',
        'On the table (points lost): Airborne 4 (0/27) · Grenadiers 2 (14/27)',
      ].join('\n'),
    );
  });

  test('the table in full: every figure with its markers, every zone, every piece with its outline', () => {
    const text = words.board(viewOf(skirmish()), 'en').replaceAll('\u00a0', ' ');
    for (const part of [
      '- US-Gunner, US BAR Gunner (Airborne): at 16, 5, wounded',
      '- VG-Assault, VG Assault Grenadier (Grenadiers): eliminated',
      '- Suppression Fire sf1 on 16, 18.5 (radius 2.0 u), in effect: US-Rifleman and US-Scout',
      'Table The Field: 24.0 u from west to east',
      '- hedge: rectangle from 3, 10 to 9, 10.6',
      '- wall: rectangle from 18, 11 to 22, 11.3; can be climbed',
      '- rubble: disc around 12, 2, radius 0.6 u',
    ])
      expect(text).toContain(part);
  });

  test('T48-09 what a seat has queued stands in its own table as text until it is carried out, in nobody else’s', () => {
    const play = begin({ figures: [figure('US-Rifleman', 10, 10), figure('VG-Gunner', 10, 22)], windows: true });
    const board = (seat: string): string => words.board(viewOf(play, seat), 'en');
    expect(board('us')).not.toContain('Queued');
    play.give('us', { type: 'plan', actions: [cover('US-Rifleman'), move('US-Rifleman', [10, 12])] });
    expect(play.awaited).toEqual(['vg:react']);
    expect(board('us')).toContain('Queued: US-Rifleman moves to 10, 12 (2.0\u00a0u)');
    expect(board('vg')).not.toContain('Queued');
    play.give('vg', { type: 'let-pass' });
    expect(board('us')).not.toContain('Queued');
  });

  test('T48-56 objectives are part of it', () => {
    const view = viewOf(missionSetUp());
    expect(Object.values(view.game.objectives)).toContain('signal-post' as PieceId);
    expect(words.board(view, 'fr')).toContain('Objectif à défendre, Grenadiers\u202f: gravats (18\u202f; 2,5)');
  });

  test('an alt text has at most 1024 characters and no marks of markdown, whatever the picture', () => {
    const stretches = [...chapters(skirmish()), ...Object.values(SCENES).map((scene) => scene().stretch)];
    for (const locale of LOCALES) {
      for (const stretch of stretches) {
        const units = stretch.after.game.characters.map(({ id }) => id);
        const shows: readonly Shows<Tactic148>[] = [
          { kind: 'sheets', units },
          { kind: 'map', crop: 'whole', overlay: null },
          { kind: 'map', crop: 'action', overlay: { kind: 'draft', unit: 'US-Scout', mode: 'move', steps: '' } },
          {
            kind: 'map',
            crop: 'action',
            overlay: { kind: 'draft', unit: 'US-Scout', mode: 'move', steps: '10,6 12,8' },
          },
          {
            kind: 'map',
            crop: 'action',
            overlay: { kind: 'letters', unit: 'US-Scout', places: [{ letter: 'A', place: '12.5,8' }] },
          },
        ];
        for (const alt of shows.map((each) => words.alt(each, stretch, locale))) {
          expect(alt.length).toBeLessThanOrEqual(1024);
          expect(alt.length).toBeGreaterThan(20);
          expect(alt).not.toMatch(/\*\*|~~|[{}]|undefined|tactic148/);
        }
      }
    }
  });
});

test('the tally: shots and hits against what was to be expected, tokens and losses', () => {
  const play = skirmish();
  const { lines, columns, rows } = words.tally(play.log, viewOf(play), 'en');
  expect(lines).toEqual([
    'Airborne: 3 shots, 2 hits (expected 2, mostly 1 to 3), 8 tokens spent, 0 points lost',
    'Grenadiers: 1 shot, 0 hits (expected 0.9, mostly 0 to 1), 4 tokens spent, 14 points lost',
  ]);
  expect(rows.map(({ cells }) => cells.length)).toEqual([columns.length, columns.length]);
});
