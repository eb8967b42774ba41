import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, roll, step, strike, type FullPiece } from '../../../support/standard.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0812 N' };

describe('Piloting rolls on the move', () => {
  it('SEQ-05 entering water of depth 1 calls for a roll at once, one easier', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0811': { water: 1 } } });
    play.give('defender', step('HBK-4G', 'walk', 'F'), [2, 2]);
    expect(play.last('PilotingRolled').roll).toMatchObject({ cause: 'water', number: 4, success: true });
    expect(play.unit('HBK-4G').place?.hex).toBe('0811');
  });

  it('SEQ-05 a fall ends the step, not the move: the unit may stand up with the MP that it has left', () => {
    const play = beginFull({ pieces: [{ ...LCT, at: '0812 N' }, ENF], hexes: { '0811': { rubble: true } } });
    // 5 to stay up, rolls 2; falls ahead for 2 points on the centre torso; spares its pilot.
    play.give('defender', step('LCT-1V', 'walk', 'FF'), [1, 1, 1, 3, 4, 6, 6]);
    expect(play.unit('LCT-1V')).toMatchObject({
      place: { hex: '0811' },
      moved: { steps: 'F', mp: 2 },
      body: { prone: true },
    });
    expect(play.awaited).toEqual(['defender:move-on']);
    play.give('defender', { type: 'stand-up', unit: play.unit('LCT-1V').id, mode: 'walk' }, [6, 6]);
    play.give('defender', step('LCT-1V', 'walk', 'FFF'));
    expect(play.unit('LCT-1V')).toMatchObject({
      place: { hex: '0808' },
      moved: {
        steps: 'FUFFF',
        mp: 7,
        entered: 4,
        path: [{ hex: '0812' }, { hex: '0811' }, { hex: '0810' }, { hex: '0809' }, { hex: '0808' }],
      },
    });
    passTurn(play);
    expect(play.events('HeatTold')[0]?.sources).toEqual([
      { source: 'walked', heat: 1 },
      { source: 'stood-up', heat: 1 },
    ]);
  });

  it('SEQ-05 one order stands a unit up and moves it on; where it stays down it is asked', () => {
    const lying = () => {
      const play = beginFull({ pieces: [LCT, ENF] });
      play.give('defender', step('LCT-1V', 'walk', '', { prone: true }));
      passTurn(play);
      return play;
    };
    const order = { type: 'stand-up', unit: unit('LCT-1V'), mode: 'run', then: { steps: 'FFF', exit: false } } as const;
    const up = lying();
    up.give('defender', order, [6, 6]);
    expect(up.unit('LCT-1V')).toMatchObject({ place: { hex: '0809' }, moved: { steps: 'UFFF', mp: 5, entered: 3 } });
    expect(up.awaited).toEqual(['attacker:move']);
    const down = lying();
    // 2 to stand; falls ahead for 2 points, and spares its pilot.
    down.give('defender', order, [1, 1, 1, 3, 4, 6, 6]);
    expect(down.unit('LCT-1V')).toMatchObject({ place: { hex: '0812' }, moved: { steps: 'U' }, body: { prone: true } });
    expect(down.awaited).toEqual(['defender:move-on']);
  });

  it('SEQ-05 a way that could not be gone after standing up is refused before a die is rolled', () => {
    const play = beginFull({ pieces: [LCT, ENF] });
    play.give('defender', step('LCT-1V', 'walk', '', { prone: true }));
    passTurn(play);
    const then = { steps: 'F'.repeat(7), exit: false };
    expect(play.refused('defender', { type: 'stand-up', unit: unit('LCT-1V'), mode: 'walk', then })).toMatchObject({
      code: 'battletech/not-enough-mp',
      params: { need: 9, have: 8 },
    });
  });

  it('SEQ-05 by buttons: how it gets up, then where to', () => {
    const play = beginFull({ pieces: [LCT, ENF] });
    play.give('defender', step('LCT-1V', 'walk', '', { prone: true }));
    passTurn(play);
    const view = battletech.view(play.match, seated(seat('defender')));
    const next = (path: string) => battletech.choices(view, seat('defender'), { mode: 'stand-up-walk', path });
    expect(next('')).toMatchObject({ kind: 'path', blank: 'path', facts: { used: 2, max: 8 } });
    expect(next('FF.')).toMatchObject({
      kind: 'done',
      command: { type: 'stand-up', mode: 'walk', then: { steps: 'FF', exit: false } },
    });
    expect(next('.')).toEqual({
      kind: 'done',
      command: { type: 'stand-up', unit: 'LCT-1V', mode: 'walk' },
    });
  });

  it('SEQ-05 a fallen unit may stay down', () => {
    const play = beginFull({ pieces: [LCT, ENF], hexes: { '0811': { rubble: true } } });
    play.give('defender', step('LCT-1V', 'walk', 'FF'), [1, 1, 1, 3, 4, 6, 6]);
    play.give('defender', { type: 'pass' });
    expect(play.awaited).toEqual(['attacker:move']);
    expect(play.unit('LCT-1V').body.prone).toBe(true);
  });

  it('SEQ-19 a runner that turns on pavement may skid: it falls, slides on, and is harder to hit', () => {
    const pavement = { pavement: true } as const;
    const play = beginFull({
      pieces: [LCT, ENF],
      hexes: { '0812': pavement, '0811': pavement, '0810': pavement, '0809': pavement },
    });
    // Three hexes run, then turned: 5 to hold it, rolls 2; falls for 2; slides two hexes ahead for 1 each.
    play.give('defender', step('LCT-1V', 'run', 'FFFRF'), [1, 1, 1, 3, 4, 6, 6, 3, 4]);
    expect(play.last('PilotingRolled').roll).toMatchObject({ cause: 'skid', number: 5 });
    expect(play.last('Skidded')).toMatchObject({ path: [{ hex: '0808' }, { hex: '0807' }], damage: 2 });
    expect(play.unit('LCT-1V').body).toMatchObject({ prone: true, skidded: true });
  });

  it('SEQ-05 one that leaves the map is gone, over the edge that it left by', () => {
    const play = beginFull({ pieces: [{ ...HBK, at: '0801 N' }, { ...HBK, unit: 'HBK-4G=Two' }, ENF] });
    play.give('defender', { ...step('HBK-4G', 'walk', 'F'), exit: true } as never);
    expect(play.last('LeftMap')).toMatchObject({ unit: 'HBK-4G', edge: 'north', why: 'moved' });
    expect(play.unit('HBK-4G')).toMatchObject({ status: 'left', place: null });
  });
});

describe('Physical attacks', () => {
  const near = [
    { ...HBK, at: '0809 N' },
    { ...ENF, at: '0808 S' },
  ];

  it('SEQ-13 a kick: damage to a leg, the target rolls; one that misses makes the attacker roll', () => {
    const play = beginFull({ pieces: near });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'kick@RL'));
    // 3 to hit, rolls 7: 10 points to the right leg; the other's kick misses. Then both roll 5 to stay up.
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G', 'kick@LL'), [3, 4, 1, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6]);
    expect(play.events('BlowStruck')).toMatchObject([
      { toHit: { number: 3, table: 'kick' }, hit: true, wounds: [{ location: 'RL', points: 10 }] },
      { hit: false, wounds: [] },
    ]);
    expect(play.events('PilotingRolled').map(({ unit, roll: made }) => `${unit} ${made.cause}`)).toEqual([
      'ENF-4R kicked',
      'ENF-4R missed-kick',
    ]);
  });

  it('SEQ-13 two punches, one with each arm, at one target; an arm that has fired cannot punch', () => {
    const play = beginFull({ pieces: near });
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', attack('ENF-4R', '', ''), [1, 1]);
    expect(play.refused('defender', strike('HBK-4G', 'ENF-4R', 'punch@LA'))).toMatchObject({
      code: 'battletech/blow-limb-fired',
    });
    expect(play.refused('defender', strike('HBK-4G', 'ENF-4R', 'punch@RA', 'kick@RL'))).toMatchObject({
      code: 'battletech/one-kind-of-blow',
    });
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'punch@RA'));
    roll(
      play,
      'attacker',
      strike('ENF-4R', 'HBK-4G', 'punch@LA', 'punch@RA'),
      [6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 4, 1, 1, 6, 6],
    );
    expect(
      play.events('BlowStruck').map(({ unit, blow: physicalAttack }) => `${unit} ${physicalAttack.limb ?? ''}`),
    ).toEqual(['HBK-4G RA', 'ENF-4R LA', 'ENF-4R RA']);
  });

  it('SEQ-13 a push moves the target back, and the attacker into its hex', () => {
    const play = beginFull({ pieces: near });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G'), [6, 6, 6, 6, 1, 1, 6, 6]);
    expect(play.events('Displaced').map(({ unit, to }) => `${unit} ${to}`)).toEqual(['ENF-4R 0807', 'HBK-4G 0808']);
    expect(play.last('PilotingRolled')).toMatchObject({ unit: 'ENF-4R', roll: { cause: 'pushed' } });
  });

  it('SEQ-13 a push off the map takes the target out of the match', () => {
    const play = beginFull({
      pieces: [
        { ...HBK, at: '0802 N' },
        { ...ENF, at: '0801 S' },
      ],
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G'), [6, 6]);
    expect(play.last('LeftMap')).toMatchObject({ unit: 'ENF-4R', edge: 'north', why: 'displaced' });
    expect(play.match.outcome).toMatchObject({ winners: ['defender'] });
  });

  it('SEQ-13 a charge is declared with the run, fires nothing, and hurts both', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0808 N' },
        { ...HBK, seat: 'attacker', at: '0812 N' },
      ],
    });
    play.give('defender', { type: 'pass' });
    expect(play.refused('attacker', step('HBK-4G', 'stand' as never, '', { charge: 'ENF-4R' }))).toMatchObject({
      code: 'battletech/charge-mode',
    });
    play.give('attacker', step('HBK-4G', 'run', 'FFF', { charge: 'ENF-4R' }));
    // 7 to hit with a run (5 + 2), rolls 12: 15 points as 5 + 5 + 5, and 5 back; both need 7 to stay up, and roll 12.
    const faces = [6, 6, 2, 3, 2, 3, 2, 3, 2, 3, 6, 6, 6, 6, 1, 1, 6, 6];
    passTurn(play, faces);
    expect(faces).toEqual([]);
    expect(play.last('BlowStruck')).toMatchObject({
      blow: { kind: 'charge' },
      toHit: { number: 7 },
      wounds: [{ points: 5 }, { points: 5 }, { points: 5 }],
      recoil: [{ points: 5 }],
    });
    expect(play.unit('HBK-4G').place?.hex).toBe('0808');
    expect(play.unit('ENF-4R').place?.hex).toBe('0807');
    expect(play.events('PilotingRolled').map(({ roll: { cause, number } }) => `${cause} ${number}`)).toEqual([
      'charged 7',
      'made-charge 7',
    ]);
  });

  it('SEQ-13 a death from above that misses drops the attacker on its back from two levels', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0809 N' },
        { unit: 'JR7-D', seat: 'attacker', at: '0806 S' },
      ],
    });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'ENF-4R' }));
    passTo(play, 'strike');
    // 8 to hit, rolls 2. 12 points as 5 + 5 + 2, to legs and an arm; 7 to spare its pilot.
    const faces = [1, 1, 2, 3, 4, 5, 5, 5, 6, 6, 1, 1, 6, 6];
    roll(play, 'defender', { type: 'pass' }, faces);
    expect(play.last('Fell')).toMatchObject({
      unit: 'JR7-D',
      cause: 'missed-jump-attack',
      levels: 2,
      direction: null,
      side: 'rear',
      damage: 12,
      pilot: { number: 7 },
    });
  });
});
