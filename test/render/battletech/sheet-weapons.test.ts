import { expect, test } from 'vitest';
import { marksOf } from '../../../src/render/battletech/sheet-weapons.js';
import { woodsFiredAt } from '../../games/battletech/present/standard/fires.js';

test('FIN-44 weapons fired at woods are marked on the sheet: what hit, and what went astray', () => {
  const play = woodsFiredAt();
  expect(marksOf(play.unit('CPLT-C1'), play.log)).toEqual([
    { mount: 'A', result: 'sure', hit: true },
    { mount: 'B', result: 'sure', hit: true },
    { mount: 'C', result: 'miss', hit: false },
    { mount: 'D', result: 'sure', hit: true },
  ]);
});
