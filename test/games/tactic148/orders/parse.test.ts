import { describe, expect, test } from 'vitest';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import { seat } from '../../../support/quick-start.js';
import {
  assault,
  begin,
  move,
  place,
  Play,
  setupOf,
  shoot,
  US_WINS,
  type Situation,
} from '../../../support/tactic148.js';
import { codeOf, readTactic, tacticOrders } from '../../../orders/typing.js';

const field: Situation = {
  figures: [
    { unit: 'US-Sergeant', card: 'sergeant', at: [12, 12] },
    { unit: 'US-Scout', card: 'scout', at: [14, 12] },
    { unit: 'VG-Grenadier', card: 'grenadier', at: [12, 20] },
    { unit: 'VG-Gunner', card: 'mg', at: [16, 22] },
  ],
};
const play = begin(field);
const us = (line: string, locale: 'en' | 'fr' | 'ru' = 'en') => readTactic(play, 'us', line, locale);

describe('places and ways', () => {
  const step = (...path: (readonly [number, number])[]) => move('US-Sergeant', ...path);

  test('T48-30 a place, a way with bends, directions with lengths, in any order of words', () => {
    const M = (order: string) => us(`/move unit:US-Sergeant order:${order}`);
    for (const text of ['to 12.5,8', '12.5,8', '12.5, 8', 'to 12.5;8', 'move to 12.500,8.0', 'vers 12.5,8', 'к 12.5,8'])
      expect(M(text), text).toEqual(step([12.5, 8]));
    expect(M('path 10,6 12,8')).toEqual(step([10, 6], [12, 8]));
    expect(M('path 10,6; 12,8'), 'a mark between orders makes a plan of it').toMatchObject({ type: 'plan' });
    expect(M('N 4.5')).toEqual(step([12, 7.5]));
    expect(M('E 2 S 1.5')).toEqual(step([14, 12], [14, 13.5]));
    expect(M('NE 4.5')).toMatchObject({ path: [{ x: 15181, y: 8819 }] });
    expect(codeOf(M('to 10,6 then 12,8'))).toBe('orders/place-missing');
  });

  test('where decimals have a comma, places are written with a semicolon between', () => {
    const at = (order: string, locale: 'fr' | 'ru') => us(`/move unit:US-Sergeant order:${order}`, locale);
    expect(at('vers 12,5 ; 8,25', 'fr')).toEqual(step([12.5, 8.25]));
    expect(at('к 12,5; 8', 'ru')).toEqual(step([12.5, 8]));
    expect(at('vers 12,5', 'fr')).toEqual(step([12, 5]));
    expect(at('NO 4,5', 'fr')).toEqual(at('NW 4.5', 'fr'));
    expect(at('СЗ 4,5', 'ru')).toEqual(at('NW 4.5', 'ru'));
  });

  test('T48-27 into contact with somebody, by their name', () => {
    expect(us('/move unit:US-Sergeant order:to VG-Grenadier')).toEqual(step([12, 19]));
    expect(us('/move unit:US-Sergeant order:to vg grenadier')).toEqual(step([12, 19]));
  });

  test('what is missing is asked for, with an example', () => {
    expect(codeOf(us('/move unit:US-Sergeant'))).toBe('orders/order-missing');
    expect(codeOf(us('/move unit:US-Sergeant order:to'))).toBe('orders/place-missing');
    expect(us('/move unit:US-Sergeant order:NE')).toMatchObject({
      refused: { code: 'orders/length-missing', params: { example: '`NE 4.5`' } },
    });
    expect(codeOf(us('/move unit:US-Sergeant order:to Hans'))).toBe('orders/unit-unknown');
    expect(codeOf(us('/move order:to 12,8'))).toBe('orders/unit-missing');
  });
});

describe('orders of the issue, as they are typed', () => {
  test('T48-18, T48-26 /fire with and without Aim, names with blanks', () => {
    const shot = shoot('US-Sergeant', 'VG-Grenadier', false, 'smg');
    expect(us('/fire unit:"US Sergeant" target:VG-Grenadier')).toEqual(shot);
    expect(us('/fire unit:us-sergeant target:vg-grenadier weapons:smg')).toEqual(shot);
    expect(us('/fire unit:US-Sergeant order:VG Grenadier')).toEqual(shot);
    expect(us('/fire unit:US-Sergeant target:VG-Grenadier order:aim')).toEqual({ ...shot, aim: true });
    expect(us('/fire unit:US-Sergeant target:VG-Grenadier weapons:bazooka')).toMatchObject({
      refused: { code: 'orders/weapon-unknown' },
    });
  });

  test('T48-33, T48-36 overwatch and suppression, at a place or at somebody', () => {
    expect(us('/declare unit:US-Scout order:overwatch 14,9')).toMatchObject({ type: 'opportunity', at: place(14, 9) });
    expect(us('/declare unit:US-Scout order:overwatch VG-Gunner aim')).toMatchObject({ at: place(16, 22), aim: true });
    expect(us('/declare unit:US-Scout order:suppress 14,9')).toMatchObject({ type: 'suppress', weapon: 'rifle' });
  });

  test('T48-35 Assault Fire: move and shot in the order in which they are written', () => {
    const first = assault('US-Sergeant', 'VG-Grenadier', 'move', [[11, 7]], 'smg');
    expect(us('/declare unit:US-Sergeant order:assault to 11,7 then fire VG-Grenadier')).toEqual(first);
    expect(us('/declare unit:US-Sergeant order:assault fire to 11,7 then fire VG-Grenadier')).toEqual(first);
    expect(us('/declare unit:US-Sergeant target:VG-Grenadier order:assault to 11,7')).toEqual(first);
    expect(us('/declare unit:US-Sergeant order:assault fire VG-Grenadier then to 11,7')).toEqual({
      ...first,
      first: 'fire',
    });
    // J-26: where to, once the dice have fallen.
    const open = { ...first, first: 'fire', path: [] };
    expect(us('/declare unit:US-Sergeant order:assault fire VG-Grenadier')).toEqual(open);
    expect(us('/declare unit:US-Sergeant order:stay')).toEqual({ type: 'stay', unit: 'US-Sergeant' });
    expect(codeOf(us('/declare unit:US-Sergeant order:assault to 11,7 then VG-Grenadier'))).toBe(
      'orders/assault-parts',
    );
  });

  test('T48-23 grenades; T48-08 the end of a turn; instructions', () => {
    const thrown = { type: 'grenade', unit: unitId('US-Sergeant'), at: place(12, 20) };
    expect(us('/fire unit:US-Sergeant order:grenade 12,20')).toEqual(thrown);
    expect(us('/fire unit:US-Sergeant target:VG-Grenadier order:grenade')).toEqual(thrown);
    expect(us('/declare order:end turn')).toEqual({ type: 'end-turn', cover: null });
    expect(us('/declare unit:US-Scout order:end turn take cover')).toEqual({
      type: 'end-turn',
      cover: unitId('US-Scout'),
    });
    expect(us('/declare order:ask me: not this turn')).toEqual({
      type: 'instruct',
      instruction: { about: 'ask', when: 'not-this-turn' },
    });
    expect(us('/declare order:ask me: when an enemy comes into sight or shoots')).toMatchObject({
      instruction: { when: 'sighted-or-shot-at' },
    });
    expect(us('/declare unit:US-Scout order:always take cover')).toMatchObject({ instruction: { answer: 'always' } });
    expect(us('/declare unit:US-Scout order:залечь', 'ru')).toEqual({ type: 'take-cover', unit: unitId('US-Scout') });
    expect(us('/declare unit:US-Scout order:à terre', 'fr')).toEqual({ type: 'take-cover', unit: unitId('US-Scout') });
  });

  test('a plan: orders with their characters, one after the other', () => {
    expect(us('/declare order:plan US-Scout to 14,9; US Sergeant shoot VG-Grenadier aim')).toEqual({
      type: 'plan',
      actions: [move('US-Scout', [14, 9]), shoot('US-Sergeant', 'VG-Grenadier', true, 'smg')],
    });
    expect(us('/declare unit:US-Scout order:to 14,9; take cover')).toMatchObject({
      actions: [{ type: 'move' }, { type: 'take-cover', unit: 'US-Scout' }],
    });
    expect(codeOf(us('/declare order:plan'))).toBe('orders/plan-empty');
  });

  test('what cannot be read is named, with what would be right', () => {
    expect(us('/declare unit:US-Scout order:dance')).toMatchObject({
      refused: { code: 'orders/word-unknown', params: { given: 'dance' } },
    });
    expect(us('/declare order:end turn now')).toMatchObject({ refused: { code: 'orders/surplus' } });
    expect(us('/move unit:US-Scout weapons:rifle order:N 2')).toMatchObject({
      refused: { code: 'orders/option-unused' },
    });
  });
});

describe('answers before the first turn', () => {
  test('T48-02, T48-05 the table, the edge, the places', () => {
    const set = new Play(setupOf(field), US_WINS);
    const by = (who: string, line: string, locale: 'en' | 'ru' = 'en') => readTactic(set, who, line, locale);
    expect(set.awaited).toEqual(['vg:edge']);
    expect(by('vg', '/declare order:edge north')).toEqual({ type: 'take-edge', edge: 'north' });
    expect(by('vg', '/declare order:край юг', 'ru')).toEqual({ type: 'take-edge', edge: 'south' });
    expect(codeOf(by('vg', '/declare order:edge up'))).toBe('orders/word-unknown');
    set.timeout('vg');
    const who = set.awaited[0]?.split(':')[0] ?? '';
    const unit = who === 'us' ? 'US-Scout' : 'VG-Gunner';
    expect(by(who, `/move unit:${unit} order:deploy 12,2`)).toEqual({ type: 'deploy', unit, at: place(12, 2) });
    expect(by(who, `/move unit:${unit} order:12,2`)).toEqual({ type: 'deploy', unit, at: place(12, 2) });
  });
});

describe('questions to the rules', () => {
  test('/odds from another place and with Aim, /los between places and figures, /reach', () => {
    expect(us('/odds unit:US-Sergeant target:VG-Gunner order:from 13,13 aim')).toEqual({
      about: 'odds',
      unit: 'US-Sergeant',
      target: 'VG-Gunner',
      aim: true,
      from: place(13, 13),
    });
    expect(us('/los order:10,6 12,8')).toEqual({ about: 'los', from: place(10, 6), to: place(12, 8) });
    expect(us('/los order:US Scout VG-Gunner')).toEqual({ about: 'los', from: place(14, 12), to: place(16, 22) });
    expect(us('/los unit:US-Scout order:12,8')).toEqual({ about: 'los', from: place(14, 12), to: place(12, 8) });
    expect(us('/los unit:US-Scout')).toEqual({ about: 'field', unit: 'US-Scout' });
    expect(us('/reach unit:US-Scout order:danger')).toEqual({
      about: 'reach',
      unit: 'US-Scout',
      by: 'move',
      danger: true,
    });
    expect(codeOf(us('/los order:12,8'))).toBe('orders/places-two');
    expect(codeOf(us('/los order:12,8 12,8'))).toBe('orders/same-place');
    expect(us('/reach unit:US-Scout order:assault')).toEqual({ about: 'reach', unit: 'US-Scout', by: 'assault' });
    expect(us('/sheet unit:US-Scout')).toEqual({ about: 'sheet', unit: 'US-Scout' });
  });
});

describe('facts and conditions', () => {
  const view = tactic148.view(play.match, seated(seat('us')));
  const fact = (text: string, locale: 'en' | 'fr' | 'ru' = 'en') => {
    const read = tacticOrders.fact(text, locale, view, seat('us'));
    return read.ok ? read.value : read.error.code;
  };

  test('places, cards, markers and tokens, as they are offered and as they are typed', () => {
    expect(fact('US-Scout at 12.5,8')).toEqual({ of: 'US-Scout', set: 'place', which: null, to: '12500,8000' });
    expect(fact('US Scout wounded')).toEqual({ of: 'US-Scout', set: 'card', which: null, to: 'wounded' });
    expect(fact('US-Scout take-cover on')).toMatchObject({ set: 'marker', which: 'take-cover', to: 'on' });
    expect(fact('US-Scout залёг да', 'ru')).toMatchObject({ set: 'marker', which: 'take-cover', to: 'on' });
    expect(fact('us tokens 4')).toEqual({ of: 'us', set: 'tokens', which: null, to: 4 });
    expect(fact('US-Scout rich')).toBe('tactic148/fact-unknown');
    expect(fact('Hans at 1,1')).toBe('orders/unit-unknown');
    expect(tacticOrders.factForms(view, 'fr')).not.toContain('US-Scout healthy');
    for (const locale of ['en', 'fr', 'ru'] as const) {
      for (const { value } of tacticOrders.facts('', locale, view, seat('us'))) {
        expect(fact(value, locale), value).toBeTypeOf('object');
      }
    }
  });

  test('conditions of kept orders', () => {
    const condition = (text: string, locale: 'en' | 'fr' | 'ru' = 'en') =>
      tacticOrders.condition(text, 'US-Scout', locale, view, seat('us'));
    expect(condition('enemy within 6.5')).toEqual({
      ok: true,
      value: { is: 'enemy-within', not: false, unit: 'US-Scout', steps: 6500 },
    });
    expect(condition('ennemi à moins de 6,5', 'fr')).toMatchObject({ value: { steps: 6500 } });
    expect(condition('US-Sergeant not wounded')).toMatchObject({ value: { not: true, unit: 'US-Sergeant' } });
    expect(condition('round >= 3')).toEqual({ ok: true, value: { is: 'round', not: false, from: 3 } });
    expect(condition('it rains')).toMatchObject({ ok: false, error: { code: 'orders/condition-unknown' } });
    for (const locale of ['en', 'fr', 'ru'] as const)
      for (const example of tacticOrders.conditions(locale, view))
        expect(condition(example, locale).ok, example).toBe(true);
  });
});
