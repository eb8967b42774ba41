import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { State } from '../../../src/rules/battletech/types.js';
import { changeUnits } from '../../../src/rules/battletech/units.js';
import { declareSealedRule } from '../../../src/rules/battletech/sealed-declaration.js';
import { questionId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import {
  begin as place,
  beginFire,
  chooseHex,
  FIRST_WINS,
  fire,
  noFire,
  seat,
  stand,
  type Piece,
  type Play,
} from '../../support/quick-start.js';
import { attack, beginFull, passTo } from '../../support/standard.js';

/** Two a side in the open, within reach of each other. The defender has lost the initiative. */
const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const CDA: Piece = { unit: 'CDA-2A', seat: 'defender', at: '0610 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const SEALED = { declare: 'sealed' };

const begin = (...pieces: readonly Piece[]): Play => beginFire({ pieces, options: SEALED });
const seen = (play: Play, viewer: string) => battletech.view(play.match, seated(seat(viewer)));

/** Everything that others than a seat can learn of the match so far, as one text. */
function learned(play: Play, viewers: readonly string[]): string {
  const told = [spectator, ...viewers.map((id) => seated(seat(id)))].map((viewer) => {
    const events = play.log.map((event, i) => {
      const before = replay((state, one) => battletech.evolve(state, one), play.log.slice(0, i));
      return battletech.tell(event, before, viewer);
    });
    return [events, battletech.view(play.match, viewer)];
  });
  return JSON.stringify(told);
}

describe('QSR-11 sealed declaration (option declare: sealed)', () => {
  it('asks every seat at once, once for all units that can fire at something', () => {
    const play = begin(HBK, CDA, ENF);
    expect(play.awaited).toEqual(['defender:declare', 'attacker:declare']);
    expect(seen(play, 'defender').questions[0]).toMatchObject({
      kind: 'sealed',
      topic: { units: ['HBK-4G', 'CDA-2A'] },
    });
  });

  it('waits for all units of a seat, and reveals nothing before the last has declared', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    expect(play.awaited).toEqual(['defender:declare', 'attacker:declare']);
    expect(seen(play, 'defender').questions[0]?.topic).toMatchObject({ units: ['HBK-4G'] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A D'));
    expect(play.awaited).toEqual(['attacker:declare']);
    expect(play.game.declarations).toEqual([]);
    expect(play.events('AttackDeclared')).toEqual([]);
    const events = play.give('attacker', noFire('ENF-4R'), [1, 1, 1, 1, 1, 1, 6, 6, 1, 1]);
    expect(events.flatMap((event) => (event.type === 'AttackDeclared' ? [event.unit] : []))).toEqual([
      'CDA-2A',
      'HBK-4G',
      'ENF-4R',
    ]);
  });

  it('tells nobody else what was declared, nor for which of the units', () => {
    const play = begin(HBK, CDA, ENF);
    const before = learned(play, ['attacker']);
    const others = JSON.stringify(seen(play, 'attacker'));
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    expect(learned(play, ['attacker']).replaceAll(',{"type":"Redacted","of":"Answered","seat":"defender"}', '')).toBe(
      before,
    );
    expect(JSON.stringify(seen(play, 'attacker'))).toBe(others);
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A D'));
    play.give('defender', noFire('CDA-2A'));
    expect(learned(play, ['attacker'])).not.toMatch(/"command":\{"type":"declare"|"mounts":\["A"/u);
  });

  it('lets a seat change what it declared until the last declaration is in, and no longer', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('defender', noFire('CDA-2A'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'D'));
    expect(seen(play, 'defender').sealed[0]?.answers.map(({ command }) => command)).toEqual([
      fire('HBK-4G', 'ENF-4R', 'D'),
      noFire('CDA-2A'),
    ]);
    expect(seen(play, 'attacker').sealed).toEqual([]);
    play.give('attacker', noFire('ENF-4R'), [1, 1, 6, 6, 1, 1]);
    expect(play.events('ShotResolved').map(({ mount }) => mount)).toEqual(['D']);
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'A')).code).toBe('match/not-awaited');
  });

  it('refuses a declaration on what the seat sees, as an open one', () => {
    const play = begin(HBK, CDA, ENF);
    expect(play.refused('defender', fire('HBK-4G', 'HBK-4G', 'A')).code).toBe('battletech/own-target');
    expect(play.refused('defender', noFire('ENF-4R')).code).toBe('battletech/not-this-unit');
  });

  it('QSR-12 a pass or a time that is up means no fire with what is left; what was declared stands', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.timeout('defender');
    expect(play.awaited).toEqual(['attacker:declare']);
    expect(play.refused('defender', { type: 'pass' }).code).toBe('match/time-was-up');
    play.timeout('attacker', [1, 1, 6, 6, 1, 1]);
    expect(play.events('AttackDeclared').map(({ unit, target, by }) => [unit, target, by])).toEqual([
      ['HBK-4G', 'ENF-4R', 'seat'],
      ['CDA-2A', null, 'referee'],
      ['ENF-4R', null, 'referee'],
    ]);
  });

  it('offers first the units still to be declared for, then those that can be changed', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    const choice = battletech.choices(seen(play, 'defender'), seat('defender'), {});
    expect(choice).toMatchObject({
      kind: 'pick',
      blank: 'unit',
      options: [{ value: 'HBK-4G' }, { value: 'CDA-2A', facts: { sealed: 'ENF-4R' } }],
    });
  });

  it('AMB-QSR-03 resolves the loser of initiative first, each seat in the order in which it declared', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'), [1, 1, 1, 1, 1, 1, 6, 6, 1, 1]);
    expect(play.events('ShotResolved').map(({ unit }) => unit)).toEqual(['CDA-2A', 'HBK-4G', 'ENF-4R']);
  });

  it('asks no seat that has no unit left, and declares nothing for it', () => {
    const { match } = begin({ ...HBK, seat: 'defender-1' }, { ...CDA, seat: 'defender-2' }, ENF);
    const game = changeUnits<State>(match.game, (one) => (one.id === 'CDA-2A' ? { ...one, status: 'destroyed' } : one));
    const left = { ...match, game };
    const asking = declareSealedRule.ask?.(left, { type: 'declare-sealed' });
    expect(asking?.asks.map((one) => [one.seat, one.topic])).toEqual([
      ['defender-1', { ask: 'declare', units: ['HBK-4G'] }],
      ['attacker', { ask: 'declare', units: ['ENF-4R'] }],
    ]);
  });

  it('offers again what has been declared to this question, and not to another', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    const view = seen(play, 'defender');
    const [mine] = view.sealed;
    if (!mine) throw new Error('nothing is sealed');
    const other = { ...mine, question: { ...mine.question, id: questionId(99) }, answers: [] };
    expect(battletech.choices({ ...view, sealed: [other, mine] }, seat('defender'), {})).toMatchObject({
      options: [{ value: 'HBK-4G' }, { value: 'CDA-2A', facts: { sealed: 'ENF-4R' } }],
    });
  });

  it('says for a unit that can fire at nothing that it holds its fire, while its seat declares for another', () => {
    const play = begin(HBK, { ...CDA, at: '1517 S' }, ENF);
    expect(seen(play, 'defender').questions[0]?.topic).toMatchObject({ units: ['HBK-4G'] });
    play.give('defender', noFire('HBK-4G'));
    play.give('attacker', noFire('ENF-4R'), FIRST_WINS);
    expect(play.events('AttackDeclared').map(({ unit, by }) => [unit, by])).toEqual([
      ['HBK-4G', 'seat'],
      ['CDA-2A', 'referee'],
      ['ENF-4R', 'seat'],
    ]);
  });

  it('asks nobody where no unit can fire at anything', () => {
    const far = {
      pieces: [
        { ...HBK, at: '0116 S' },
        { ...ENF, at: '1501 N' },
      ],
      options: SEALED,
    };
    const play = place(far);
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', stand('ENF-4R'), FIRST_WINS);
    expect(play.game.turn).toBe(2);
    expect(play.events('AttackDeclared').map(({ unit, target, by }) => [unit, target, by])).toEqual([
      ['HBK-4G', null, 'referee'],
      ['ENF-4R', null, 'referee'],
    ]);
  });
});

describe('QSR-31 split lines after sealed declarations', () => {
  const D: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0503 NW' };
  const A: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0303 SE' };

  it('are asked of when all is declared; the choice of the first counts for both directions (AMB-QSR-04)', () => {
    const play = beginFire({ pieces: [A, D], woods: { '0402': 1 }, options: SEALED });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'D'));
    expect(play.awaited).toEqual(['attacker:declare']);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.awaited).toEqual(['defender:split-hex']);
    expect(play.events('AttackDeclared')).toEqual([]);
    play.give('defender', chooseHex('0402'), [1, 1, 1, 1, 1, 1, 6, 6]);
    expect(play.events('AttackDeclared').map(({ unit, shots }) => [unit, shots[0]?.toHit.number])).toEqual([
      ['ENF-4R', 5],
      ['HBK-4G', expect.any(Number)],
    ]);
    expect(play.events('SplitChosen')).toHaveLength(1);
  });

  it('a choice that blocks the line gives both declarations back; what can fire at nothing else does not fire', () => {
    const pieces = [A, { ...D, at: '0703 NW' }];
    const play = beginFire({ pieces, woods: { '0402': 1, '0603': 2 }, options: SEALED });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', chooseHex('0402', '0603'), [1, 1, 6, 6]);
    expect(play.events('DeclarationReturned').map(({ unit }) => unit)).toEqual(['ENF-4R', 'HBK-4G']);
    expect(play.events('AttackDeclared').map(({ unit, target }) => [unit, target])).toEqual([
      ['ENF-4R', null],
      ['HBK-4G', null],
    ]);
  });
});

describe('sealed answers told later', () => {
  it('are open once all are in, and not before', () => {
    const play = begin(HBK, CDA, ENF);
    play.give('defender', fire('CDA-2A', 'ENF-4R', 'A'));
    const at = play.log.length - 1;
    const before = replay((state, one) => battletech.evolve(state, one), play.log.slice(0, at));
    const told = () => {
      const event = play.log[at];
      return event && battletech.tell(event, before, spectator, play.match);
    };
    expect(told()).toMatchObject({ type: 'Redacted' });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(told()).toMatchObject({ type: 'Redacted' });
    play.give('attacker', noFire('ENF-4R'), [1, 1, 1, 1, 6, 6, 1, 1]);
    expect(told()).toMatchObject({ type: 'Answered', answer: { command: { unit: 'CDA-2A' } } });
  });
});

it('AMB-QSR-03 who is to hold their fire is offered again as such, with the whole rules too', () => {
  const play = beginFull({
    pieces: [HBK, { ...HBK, unit: 'AWS-8Q', at: '0610 N' }, ENF],
    options: SEALED,
  });
  passTo(play, 'attack');
  play.give('defender', attack('AWS-8Q', '', ''));
  expect(battletech.choices(seen(play, 'defender'), seat('defender'), {})).toMatchObject({
    blank: 'unit',
    options: [{ value: 'HBK-4G' }, { value: 'AWS-8Q', facts: { sealed: 'none' } }],
  });
});
