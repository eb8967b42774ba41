import { deploy, hex, unit, type Play } from '../../../../support/quick-start.js';
import {
  attack,
  beginFull,
  FullPlay,
  fullSetup,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
} from '../../../../support/standard.js';
import { NEXT } from './battle.js';

/** Matches by scripted dice in which advanced rules are used. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

/** One sprints past, one evades and is shot at. */
export function hurried(): Play {
  const play = beginFull({
    pieces: [HBK, { ...HBK, unit: 'LCT-1V', at: '0512 N' }, ENF, { ...ENF, unit: 'WVR-6R', at: '0508 S' }],
    options: { sprint: 'on', evade: 'on' },
  });
  play.give('defender', step('HBK-4G', 'run', 'LFFFFFRF', { pace: 'sprint' }));
  passTo(play, 'move');
  play.give('attacker', { type: 'pass' });
  play.give('defender', step('LCT-1V', 'run', 'FLFFF', { pace: 'evade' }));
  passTo(play, 'attack');
  play.give('attacker', attack('WVR-6R', 'LCT-1V', 'A', { twist: 1 }));
  passTurn(play, [...NEXT]);
  return play;
}

/** A gifted pilot fires and overheats; one with edge is hit on the head, twice over. */
export function gifted(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0809 N' },
      { ...ENF, at: '0807 S' },
    ],
    options: { talents: 'on', edge: 'on' },
    change: (one) =>
      one.pilot
        ? { ...one, pilot: { ...one.pilot, talents: ['marksman', 'brawler'], edge: one.id === 'ENF-4R' ? 2 : 0 } }
        : one,
  });
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
  passTurn(play, [6, 6, 6, 6, 6, 6, 1, 1, 4, 4, ...NEXT]);
  return play;
}

/** One hides and is told to fire, another is found. */
export function ambushed(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0806 S', hidden: true },
      { ...HBK, unit: 'LCT-1V', at: '0910 N', hidden: true },
      { ...ENF, at: '0810 N' },
    ],
    options: { hidden: 'on' },
  });
  play.give('defender', { type: 'lie-in-wait', unit: unit('HBK-4G'), orders: { order: 'fire' } });
  play.give('defender', { type: 'lie-in-wait', unit: unit('LCT-1V'), orders: { order: 'overwatch' } });
  play.give('attacker', step('ENF-4R', 'walk', 'FF'));
  play.give('defender', attack('LCT-1V', 'ENF-4R', 'A'), [6, 6, 3, 4]);
  play.give('attacker', step('ENF-4R', 'walk', 'F'));
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
  passTurn(play, [6, 6, 6, 6, ...NEXT]);
  return play;
}

/** Mines lie in the way: some go off, some do not. */
export function mined(): Play {
  const setup = fullSetup({
    pieces: [
      { ...HBK, at: '0817 N' },
      { ...ENF, at: '0801 S' },
    ],
    options: { mines: '2' },
  });
  const zone = { columns: [1, 15], rows: [1, 1] } as const;
  const play = new FullPlay({
    ...setup,
    deployment: setup.deployment.map((one) => (one.side === 'attacker' ? { ...one, zone } : one)),
  });
  play.give('defender', { type: 'lay-mines', hexes: [hex('0802'), hex('0803')] });
  play.give('attacker', { type: 'lay-mines', hexes: [] });
  play.give('defender', deploy('HBK-4G', '0817 N'));
  play.give('attacker', deploy('ENF-4R', '0801 S'), [1, 1, 6, 6]);
  play.give('defender', step('HBK-4G', 'walk', ''));
  play.give('attacker', step('ENF-4R', 'walk', 'FF'), [6, 6, 1, 6, 6, 4, 4, 3]);
  passTurn(play, [...NEXT]);
  return play;
}

/** Artillery is called for and lands: it drifts, hits, finds whom TAG has marked, lays smoke. */
export function bombarded(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0808 S' },
      { ...ENF, at: '0801 S' },
    ],
    options: { artillery: 'arrow-iv' },
  });
  const call = (at: string, round: 'high-explosive' | 'homing' | 'smoke'): void => {
    play.give('attacker', { type: 'bombard', hex: hex(at), round });
    if (play.awaited.includes('defender:bombard')) play.give('defender', { type: 'bombard', hex: null, round });
  };
  call('0808', 'high-explosive');
  passTurn(play, [...NEXT]);
  call('0213', 'smoke');
  passTurn(play, [4, 4, 4, ...NEXT]);
  call('0809', 'homing');
  passTurn(play, [6, 6, ...NEXT]);
  call('0808', 'high-explosive');
  passTo(play, 'attack');
  play.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, tags: play.unit('HBK-4G').id } }));
  passTurn(play, [3, 4, 3, 4, ...NEXT]);
  passTurn(play, [5, 6, 3, 3, 4, 4, 5, 5, 3, 5, ...NEXT]);
  return play;
}

/** A squad lays mines where it stands, and goes. */
export function sowed(): Play {
  const play = beginFull({ pieces: [{ ...HBK, unit: 'FA-SHIH-FLAMER', at: '0812 N' }, ENF] });
  play.give('defender', { type: 'sow', unit: unit('FA-SHIH-FLAMER') });
  play.give('defender', step('FA-SHIH-FLAMER', 'jump', 'F'));
  passTurn(play, [...NEXT]);
  return play;
}

/** Rifles clear mines that they know of: they fail, set them off, and do it. */
export function swept(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0812 N' },
      { ...HBK, unit: 'FOOT-RIFLE', at: '0501 S' },
      { ...ENF, at: '0801 S' },
    ],
  });
  play.mine('0501', 'attacker', { density: 20, open: true });
  for (const dice of [
    [4, 4],
    [1, 2],
    [5, 5],
  ]) {
    while (!play.awaited.includes('defender:move')) play.give(play.awaited[0]?.split(':')[0] ?? '', { type: 'pass' });
    play.give('defender', { type: 'clear-mines', unit: unit('FOOT-RIFLE') }, dice);
    passTurn(play, [...NEXT]);
  }
  return play;
}

/** Artillery on board: a shell drifts, another bursts where it was sent, a third flies in an arc. */
export function shelled(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0810 N' },
      { ...ENF, unit: 'THUMPER-SP', at: '0801 S' },
    ],
  });
  const fire = (at: string, mode: 'normal' | 'indirect', faces: readonly number[]): void => {
    passTo(play, 'attack');
    play.give('defender', { type: 'pass' });
    const [shell] = play
      .unit('THUMPER-SP')
      .sheet.mounts.flatMap(({ id, weapon }) => (weapon.ammo === 'thumper' ? [id] : []));
    if (!shell) throw new Error('no artillery');
    const command = attack('THUMPER-SP', 'HBK-4G', '');
    roll(play, 'attacker', { ...command, shots: [], atHexes: [{ mount: shell, hex: hex(at), mode, bin: null }] }, [
      ...faces,
      ...NEXT,
    ]);
  };
  fire('0809', 'normal', [4, 3, 2]);
  fire('0810', 'normal', [5, 4, 3, 4, 3, 4, 3, 4]);
  fire('0810', 'indirect', []);
  passTurn(play, [6, 5, 3, 4, 3, 4, 3, 4, ...NEXT]);
  return play;
}

/** A probe finds who hides and where mines lie, sees through whom is near; the next scan fails. */
export function scanned(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0808 N', hidden: true },
      { ...ENF, unit: 'FS9-S', at: '0804 S' },
    ],
    options: { hidden: 'on', probes: 'roll' },
  });
  play.mine('0806', 'defender');
  play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
  passTurn(play, [...NEXT]);
  play.give('defender', step('HBK-4G', 'walk', ''));
  play.give('attacker', step('FS9-S', 'walk', ''), [1, 2]);
  passTurn(play, [...NEXT]);
  return play;
}

/** Two pilots eject: one lands well, the other is hurt. */
export function ejected(): Play {
  const play = beginFull({
    pieces: [HBK, { ...HBK, unit: 'LCT-1V', at: '0512 N' }, { ...HBK, unit: 'WVR-6R', at: '0212 N' }, ENF],
    options: { ejection: 'on' },
  });
  play.give('defender', { type: 'eject', unit: unit('HBK-4G') }, [6, 6]);
  passTo(play, 'move');
  play.alter('LCT-1V', (one) => ({ ...one, body: { ...one.body, prone: true } }));
  play.give('defender', { type: 'eject', unit: unit('LCT-1V') }, [2, 3, 5, 5]);
  passTurn(play, [...NEXT]);
  return play;
}
