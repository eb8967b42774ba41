import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import type { Locale } from '../../../../src/i18n/locales.js';
import {
  ahead,
  bomb,
  dive,
  evade,
  fire,
  fly,
  flyOn,
  gun,
  left,
  profile,
  ram,
  right,
  sortie,
  spot,
  type Sortie,
} from '../../../support/finest-hour.js';
import { orders, read } from './typing.js';

const TWO_GUNS = profile(3, {
  model: 'Heron',
  weapons: [gun('fixed-forward', 20, 3, 2, 'guns'), gun('rear', 15, 2, 2, 'tail-gun')],
});

/** Two of red, Red-1 with a tail gun, against two of blue, ahead of Red-1 in range. */
const begun = (): Sortie =>
  sortie({
    planes: [
      { unit: 'Red-1', at: [40, 60], profile: TWO_GUNS },
      { unit: 'Red-2', at: [46, 60], profile: TWO_GUNS },
      { unit: 'Bf-1', at: [40, 45], heading: 90 },
      { unit: 'Bf-2', at: [40, 30], heading: 90 },
    ],
    targets: [{ id: 'dock', side: 'blue', at: [90, 20] }],
  });

const says = (play: Sortie, line: string, locale: Locale = 'en', seat = 'red') =>
  read(finestHour.view(play.match, seated(seatId(seat))), seat, line, locale);

describe('activations as typed', () => {
  test.each<readonly [string, ReturnType<typeof fly>]>([
    [
      '/move unit:Red-1 order:10 L45 10 R30 5',
      fly('Red-1', [ahead(10), left(45), ahead(10), right(30), ahead(5)], { then: 'fire' }),
    ],
    ['/move unit:"Red 1" order:10 l45 10 end', fly('Red-1', [ahead(10), left(45), ahead(10)])],
    [
      '/move unit:red1 order:fast 10 left 45 10…',
      fly('Red-1', [ahead(10), left(45), ahead(10)], { fast: true, then: 'on' }),
    ],
    ['/move unit:Red-1 order:10 L45 10 ...', fly('Red-1', [ahead(10), left(45), ahead(10)], { then: 'on' })],
    ['/move unit:Red-1 order:dive 5', fly('Red-1', [dive(5)], { then: 'fire' })],
    ['/move unit:Red-1 order:dive', fly('Red-1', [dive(5)], { then: 'fire' })],
    ['/move unit:Red-1 order:evade 270', fly('Red-1', [evade(270)], { then: 'fire' })],
    ['/move unit:Red-1 order:evade 270 15', fly('Red-1', [evade(270)], { then: 'fire' })],
    [
      '/move unit:Red-1 order:10 fire Bf-2 guns 10',
      fly('Red-1', [ahead(10), fire(['guns', 'Bf-2']), ahead(10)], { then: 'fire' }),
    ],
    [
      '/move unit:Red-1 order:10 fire Bf 1 guns ×2 Bf 2 guns ×1',
      fly('Red-1', [ahead(10), fire(['guns', 'Bf-1', 2], ['guns', 'Bf-2', 1])], { then: 'fire' }),
    ],
    ['/declare unit:Red-1 order:ram Bf-2', fly('Red-1', [ram('Bf-2')], { then: 'fire' })],
    ['/declare unit:Red-1 order:bomb', fly('Red-1', [bomb('dock')], { then: 'on' })],
    ['/declare unit:Red-1 order:bomb dock', fly('Red-1', [bomb('dock')], { then: 'on' })],
  ])('%s', (line, command) => {
    expect(says(begun(), line)).toEqual(command);
  });

  test('TFH-17 a shot before the move leaves the move to be said, and fires all that bears', () => {
    const shot = fly('Red-1', [fire(['guns', 'Bf-1'])], { then: 'on' });
    expect(says(begun(), '/fire unit:Red-1 target:Bf-1')).toEqual(shot);
    expect(says(begun(), '/fire unit:Red-1 target:Bf-1 weapons:guns')).toEqual(shot);
    expect(says(begun(), '/fire unit:Red-1 order:Bf-1 guns')).toEqual(shot);
    expect(says(begun(), '/fire unit:Red-1')).toEqual(shot);
  });

  test('TFH-17 what bears is judged from where the move leads by then', () => {
    // From 10 cm farther on Bf-2 is 20 cm ahead.
    expect(says(begun(), '/move unit:Red-1 order:10 fire Bf-2')).toEqual(
      fly('Red-1', [ahead(10), fire(['guns', 'Bf-2'])], { then: 'fire' }),
    );
  });

  test('a move that goes on is one of the running activation', () => {
    const play = begun();
    play.give('red', fly('Red-2', [ahead(10)], { then: 'on' }), [6, 6]);
    expect(play.awaited).toEqual(['red:fly-on']);
    expect(says(play, '/move order:10 end')).toEqual(flyOn('Red-2', [ahead(10)]));
    expect(says(play, '/move order:end')).toEqual(flyOn('Red-2'));
  });
});

describe('in the other languages', () => {
  test.each<readonly [Locale, string]>([
    ['fr', '/move unit:Red-1 order:rapide 12,5 G45 10 D30 5 fin'],
    ['ru', '/move unit:Red-1 order:быстро 12,5 Л45 10 П30 5 конец'],
    ['ru', '/move unit:Red-1 order:fast 12.5 L45 10 R30 5 end'],
  ])('%s: %s', (locale, line) => {
    const parts = [ahead(12.5), left(45), ahead(10), right(30), ahead(5)];
    expect(says(begun(), line, locale)).toEqual(fly('Red-1', parts, { fast: true }));
  });
});

describe('groups, rally and instructions', () => {
  test.each<readonly [string, object]>([
    ['/declare order:group Red-1 with Red-2', { type: 'group', leader: 'Red-1', members: ['Red-2'] }],
    ['/declare unit:Red-1 order:group Red-2', { type: 'group', leader: 'Red-1', members: ['Red-2'] }],
    ['/declare order:break Red-1', { type: 'group', leader: 'Red-1', members: [] }],
    ['/declare order:rally Red-1', { type: 'rally', leader: 'Red-1', called: ['Red-2'] }],
    ['/declare order:no rally', { type: 'no-rally' }],
    [
      '/declare unit:Red-1 order:answer with tail-gun',
      { type: 'instruct', instruction: { about: 'prefer', unit: 'Red-1', weapon: 'tail-gun' } },
    ],
    [
      '/declare order:always evade left',
      { type: 'instruct', instruction: { about: 'evasion', unit: null, way: 'left' } },
    ],
    [
      '/declare order:evade away from the shooter',
      { type: 'instruct', instruction: { about: 'evasion', unit: null, way: 'away' } },
    ],
    ['/declare order:never rally', { type: 'instruct', instruction: { about: 'rally', ask: false } }],
  ])('%s', (line, command) => {
    expect(says(begun(), line)).toEqual(command);
  });
});

describe('what cannot be read is refused with the next thing to type', () => {
  test.each<readonly [string, string, string]>([
    ['/move unit:Red-1 order:10 L', 'orders/turn-missing', '`L45`'],
    ['/move unit:Red-1 order:evade', 'orders/heading-missing', '`evade 270`'],
    ['/move unit:Red-1 order:evade 270 14', 'orders/evasion-length', '`evade 270 15`'],
    ['/move unit:Red-1 order:sideways 10', 'orders/word-unknown', '`10 L45 10`'],
    ['/move unit:Red-1', 'orders/order-missing', '`10 L45 10`'],
    ['/move unit:Red-9 order:10', 'orders/unit-unknown', 'Red-1'],
    ['/move order:10', 'orders/unit-missing', 'Red-2'],
    ['/declare order:roll', 'finest-hour/nobody-asked', 'roll'],
    ['/fire unit:Red-1 target:Bf-9', 'orders/unit-unknown', 'Bf-1'],
    ['/declare order:group Red-1', 'orders/group-missing', '`group Red-1 with Red-2`'],
  ])('%s → %s', (line, code, right) => {
    const refusal = says(begun(), line);
    expect(refusal).toMatchObject({ code });
    expect('text' in refusal ? refusal.text : '').toContain(right);
  });
});

describe('questions, conditions and facts', () => {
  test('/odds from where a move would lead', () => {
    expect(says(begun(), '/odds unit:Red-1 target:Bf-2 order:10')).toEqual({
      about: 'odds',
      unit: 'Red-1',
      target: 'Bf-2',
      from: { at: spot(40, 50), heading: 0 },
    });
    expect(says(begun(), '/reach unit:Red-1 order:fast')).toEqual({ about: 'reach', unit: 'Red-1', by: 'fast' });
    expect(says(begun(), '/los order:Red-1 Bf-2')).toEqual({ about: 'los', unit: 'Red-1', target: 'Bf-2' });
    expect(says(begun(), '/los unit:Red-1')).toEqual({ about: 'arcs', unit: 'Red-1' });
  });

  test('conditions of kept orders', () => {
    const view = finestHour.view(begun().match, seated(seatId('red')));
    const means = (text: string, locale: Locale = 'en') =>
      orders.condition(text, undefined, locale, view, seatId('red'));
    expect(means('Red-1 enemy within 20')).toMatchObject({
      value: { is: 'enemy-within', unit: 'Red-1', steps: 20_000 },
    });
    expect(means('not burning')).toMatchObject({ value: { is: 'burning', not: true, unit: null } });
    expect(means('ход >= 3', 'ru')).toMatchObject({ value: { is: 'turn', from: 3 } });
  });

  test('facts, as the forms show them', () => {
    const view = finestHour.view(begun().match, seated(seatId('red')));
    for (const locale of ['en', 'fr', 'ru'] as const)
      for (const form of orders.factForms(view, locale))
        expect([form, orders.fact(form, locale, view, null)]).toMatchObject([form, { ok: true }]);
    // A mark that is only named is one that it has.
    const burning = orders.fact('Bf-2 burning on', 'en', view, null);
    expect(orders.fact('Bf-2 burning', 'en', view, null)).toEqual(burning);
    expect(orders.fact('Bf-2 en feu', 'fr', view, null)).toEqual(burning);
    expect(orders.fact('Bf-2 горит', 'ru', view, null)).toEqual(burning);
    expect(orders.fact('Bf-2 heading', 'en', view, null).ok).toBe(false);
  });
});

describe('what the README shows can be typed', () => {
  const lines = [...readFileSync('README.md', 'utf8').matchAll(/^\/\w+ .*(?:Red 1|Red-1).*$/gm)].map(([line]) =>
    line.replace(/ {2,}.*$/, ''),
  );

  test('there are lines to type', () => expect(lines.length).toBeGreaterThan(3));

  test.each(lines)('%s', (line) => {
    expect(says(begun(), line)).not.toHaveProperty('code');
  });
});
