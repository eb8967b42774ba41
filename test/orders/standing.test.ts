import { describe, expect, it } from 'vitest';
import { ordersOf } from '../../src/orders/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { checkStanding, readStanding } from '../../src/orders/standing.js';
import type { StandingText } from '../../src/rules/kernel/standing.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { begin, fire, seat, stand, type Piece, type Play } from '../support/quick-start.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

const rules = rulesetOf('battletech');
const orders = ordersOf('battletech');
const reader = { rules, orders };

const text = (order: string, more: Partial<StandingText> = {}): StandingText => ({
  order,
  repeat: 'once',
  on: 'any',
  if: null,
  else: null,
  ...more,
});

const seenBy = (play: Play, who: string) => rules.view(play.match, seated(seat(who)));
const read = (play: Play, kept: StandingText, who = 'attacker') =>
  readStanding(reader, kept, 'en', seenBy(play, who), seat(who));
const check = (play: Play, kept: StandingText, locale: Locale = 'en') =>
  checkStanding(reader, kept, locale, seenBy(play, 'attacker'), seat('attacker'));

describe('a kept order', () => {
  it('is read when it is to be given, against what the seat sees then', () => {
    const play = begin({ pieces: [HBK, ENF] });
    expect(read(play, text('/move unit:ENF-4R order:walk F'))).toMatchObject({
      ok: true,
      value: { kind: 'order', command: { type: 'move', unit: 'ENF-4R', mode: 'walk', steps: 'F' } },
    });
  });

  it.each([
    ['enemy within 2', true],
    ['enemy within 1', false],
    ['not enemy within 1', true],
    ['ENF-4R: enemy within 2', true],
    ['in sight', true],
    ['damaged', false],
    ['not damaged', true],
    ['turn >= 2', false],
    ['turn ≥ 1', true],
    ['ennemi à moins de 2', true],
    ['pas endommagé', true],
    ['враг ближе 2', true],
    ['не повреждён', true],
  ])('with the condition `%s` (true: %s) is given or waits', (condition, isTrue) => {
    const play = begin({ pieces: [HBK, ENF] });
    const kept = text('/move unit:ENF-4R order:stand', { if: condition });
    expect(check(play, kept)).toBeNull();
    expect(read(play, kept)).toMatchObject({ ok: true, value: { kind: isTrue ? 'order' : 'waits' } });
  });

  it('gives what stands behind `else` where the condition does not hold', () => {
    const play = begin({ pieces: [HBK, ENF] });
    const kept = text('/move unit:ENF-4R order:run F', { if: 'damaged', else: '/move unit:ENF-4R order:stand' });
    expect(read(play, kept)).toMatchObject({ value: { command: { mode: 'stand' } } });
  });

  it('judges damage by the sheet', () => {
    const play = begin({ pieces: [HBK, ENF] });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', { type: 'pass' }, [6, 6, 3, 4, 1, 1, 6, 6]);
    const kept = text('/move unit:ENF-4R order:stand', { if: 'damaged' });
    expect(read(play, kept)).toMatchObject({ value: { kind: 'order' } });
  });

  it('is gone when its unit is', () => {
    const play = begin({ pieces: [HBK, ENF, { unit: 'CDA-2A', seat: 'attacker', at: '0101 N' }] });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', { type: 'move', unit: play.unit('CDA-2A').id, mode: 'walk', steps: 'F', exit: true });
    expect(read(play, text('/move unit:CDA-2A order:stand'))).toMatchObject({
      value: { kind: 'gone', refusal: { code: 'battletech/not-on-map' } },
    });
    expect(check(play, text('/move unit:CDA-2A order:stand'))).toMatchObject({ code: 'battletech/not-on-map' });
  });

  it.each([
    ['an unknown command', text('/jump'), 'orders/unknown-command'],
    ['a question to the rules', text('/odds unit:ENF-4R'), 'orders/unknown-command'],
    ['the end of the match', text('/match concede'), 'orders/unknown-command'],
    ['an unknown unit', text('/move unit:ATLAS order:stand'), 'orders/unit-unknown'],
    ['an unknown step', text('/move unit:ENF-4R order:walk Y'), 'orders/not-a-step'],
    ['an unknown condition', text('/pass', { if: 'tired' }), 'orders/condition-unknown'],
    ['a condition without its figure', text('/pass', { if: 'enemy within' }), 'orders/condition-number'],
    ['a figure that is none', text('/pass', { if: 'turn >= many' }), 'orders/condition-number'],
    ['a unit that there is not', text('/pass', { if: 'ATLAS damaged' }), 'orders/unit-unknown'],
    ['else without if', text('/pass', { else: '/pass' }), 'orders/else-without-if'],
  ])('is refused for %s, with what would be right', (_what, kept, code) => {
    expect(check(begin({ pieces: [HBK, ENF] }), kept)).toMatchObject({ code });
  });

  it('may be out of reach now: that can change', () => {
    const play = begin({ pieces: [HBK, ENF] });
    expect(check(play, text('/move unit:ENF-4R order:run to 0101 N'))).toBeNull();
    expect(read(play, text('/move unit:ENF-4R order:run to 0101 N'))).toMatchObject({
      error: { code: 'orders/out-of-reach' },
    });
  });

  it.each(LOCALES)('can be written with the examples that are offered in %s', (locale: Locale) => {
    const play = begin({ pieces: [HBK, ENF] });
    const examples = orders.conditions(locale, seenBy(play, 'attacker'));
    expect(examples).toHaveLength(4);
    for (const condition of examples) expect(check(play, text('/pass', { if: condition }), locale)).toBeNull();
  });
});
