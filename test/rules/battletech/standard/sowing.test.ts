import { expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull, passTurn, step, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** Squads that carry mines of their own. */

const SQUAD = 'FA-SHIH-FLAMER';
const sow = { type: 'sow', unit: unit(SQUAD) } as const;
const begin = (more: Partial<FullSituation> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: SQUAD, seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    ...more,
  });

it('HID-10 a squad lays a field of 10 where it stands, one a turn, and then moves; its own side alone knows', () => {
  const play = begin();
  play.give('defender', sow);
  expect(play.game.field.mines).toEqual([{ hex: '0812', side: 'defender', density: 10, known: [] }]);
  expect(play.unit(SQUAD).body.sown).toEqual({ mines: 1, turn: 1 });
  expect(play.awaited).toEqual(['defender:move-named']);
  expect(play.refused('defender', sow)).toMatchObject({ code: 'battletech/mined-already', rule: 'HID-10' });
  const laid = play.last('MineSown');
  expect(battletech.tell(laid, play.match, seated(seat('attacker')), play.match)).toBeNull();
  expect(battletech.tell(laid, play.match, seated(seat('defender')), play.match)).toEqual(laid);
  expect(JSON.stringify(battletech.view(play.match, seated(seat('attacker'))).game.field)).not.toContain('0812');
  play.give('defender', step(SQUAD, 'jump', 'F'));
  passTurn(play);
  play.give('defender', sow);
  expect(play.game.field.mines?.map(({ hex }) => hex)).toEqual(['0812', '0811']);
  expect(play.unit(SQUAD).body.sown).toEqual({ mines: 2, turn: 2 });
});

it('HID-10 refuses where its side has mines, in water, and once none are left; troopers who are lost take theirs along', () => {
  const again = begin();
  again.mine('0812', 'defender');
  expect(again.refused('defender', sow)).toMatchObject({ code: 'battletech/mined-already' });
  expect(
    begin({ hexes: { '0812': { building: { kind: 'light', cf: 15, levels: 1 } } } }).refused('defender', sow),
  ).toMatchObject({
    code: 'battletech/no-mines-there',
  });
  const late = begin();
  late.alter(SQUAD, (one) => ({
    ...one,
    body: { ...one.body, sown: { mines: 6, turn: 0 }, structure: { ...one.body.structure, T1: 0 } },
  }));
  late.give('defender', sow);
  const out = begin();
  out.alter(SQUAD, (one) => ({ ...one, body: { ...one.body, sown: { mines: 8, turn: 0 } } }));
  expect(out.refused('defender', sow)).toMatchObject({ code: 'battletech/no-mines-aboard', rule: 'HID-10' });
});

it('HID-10 is offered before it moves, to whoever can', () => {
  const play = begin();
  const modes = (one: FullPlay) => {
    const view = battletech.view(one.match, seated(seat('defender')));
    const next = battletech.choices(view, seat('defender'), { unit: SQUAD });
    return 'options' in next ? next.options.map(({ value }) => value) : [];
  };
  expect(modes(play)).toContain('sow');
  play.give('defender', sow);
  expect(modes(play)).not.toContain('sow');
});
