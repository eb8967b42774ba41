import { presenterOf } from '../../../../src/present/registry.js';
import type { Stretch } from '../../../../src/present/contract.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { BattleTech, BattleTechState, BattleTechView } from '../../../../src/rules/battletech/battletech.js';
import { spectator } from '../../../../src/rules/kernel/seats.js';
import {
  beginFire,
  begin,
  chooseHex,
  fire,
  mounts,
  noFire,
  Play,
  run,
  stand,
  unit,
  walk,
} from '../../../support/quick-start.js';

/** A battle by scripted dice that brings nearly every line of a report, cut into the stretches that its reports tell. */

export const words = presenterOf('battletech');

/** The chapters of a match so far, each as the stretch that its report tells to a spectator. */
export function chapters(play: Play): readonly Stretch<BattleTech>[] {
  const found: { name: string; stretch: Stretch<BattleTech> }[] = [];
  let state: BattleTechState | null = null;
  for (const event of play.log) {
    const before: BattleTechView | null = state && battletech.view(state, spectator);
    state = battletech.evolve(state, event);
    const after = battletech.view(state, spectator);
    const name = JSON.stringify(battletech.chapter(state));
    const last = found.at(-1);
    if (last?.name === name) last.stretch = { ...last.stretch, after, events: [...last.stretch.events, event] };
    else found.push({ name, stretch: { before, after, events: [event] } });
  }
  return found.map(({ stretch }) => stretch);
}

/** What a spectator sees now. */
export const viewOf = (play: Play): BattleTechView => battletech.view(play.match, spectator);

/** Two a side; the defenders lose the first initiative after a tie. */
export function battle(): Play {
  const play = begin(
    {
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0810 N', ammo: { 'ac-20': 2 } },
        { unit: 'CDA-2A=Grillon', seat: 'defender', at: '0409 NE' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0805 S', armor: { RT: 6 } },
        { unit: 'CDA-2A', seat: 'attacker', at: '1207 SW' },
      ],
      woods: { '0807': 1, '0605': 2 },
    },
    [3, 4, 2, 5, 1, 2, 6, 5],
  );
  play.give('defender', { type: 'name', unit: unit('HBK-4G') });
  play.give('defender', walk('HBK-4G', 'FF'));
  play.give('attacker', stand('ENF-4R'));
  play.timeout('defender');
  play.give('attacker', run('CDA-2A', 'FFFFF'));
  play.give('defender', fire('HBK-4G', 'ENF-4R', 'A B C'));
  play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A B'));
  play.give('defender', noFire('Grillon'));
  const hbk = [...[6, 2], ...[2, 4], ...[1, 3], ...[4, 4], ...[6, 6]];
  const enf = [...[5, 3], ...[4, 5], ...[1, 1]];
  const cda = [...[3, 3], ...[5, 5], ...[6, 5], ...[6, 4]];
  play.give('attacker', fire('CDA-2A', 'Grillon', 'A B'), [...hbk, ...enf, ...cda, ...[6, 6, 1, 1]]);
  return play;
}

/** A split line that turns out blocked, then a unit that leaves the map: the match ends. */
export function splitLine(): Play {
  const play = beginFire({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0303 NE' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0703 NW' },
    ],
    woods: { '0402': 1, '0603': 2 },
  });
  play.give('defender', fire('HBK-4G', 'ENF-4R', 'A B'));
  play.give('attacker', chooseHex('0402', '0603'), [1, 1, 6, 6]);
  play.give('defender', walk('HBK-4G', 'LFFF', true));
  play.give('attacker', walk('ENF-4R', 'B'));
  return play;
}

/** A shot that cannot hit and is fired all the same, one that cannot miss, a unit destroyed, damage to spare, surrender. */
export function extremes(): Play {
  const play = begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'HBK-4G=Bruno', seat: 'defender', at: '0604 SE', armor: { HD: 1 } },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      { unit: 'ENF-4R=Rex', seat: 'attacker', at: '0707 NW', armor: { CT: 2, LL: 0 } },
    ],
    woods: { '0804': 2 },
    options: { immobileBonus: 'on' },
  });
  play.give('defender', run('HBK-4G', 'F'));
  play.give('attacker', run('ENF-4R', 'FFF'));
  play.give('defender', stand('Bruno'));
  play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
  play.give('attacker', fire('ENF-4R', 'Bruno', 'A'));
  play.give('defender', fire('Bruno', 'Rex', 'A B'));
  play.give('attacker', noFire('Rex'));
  const enf = [4, 4, 6, 6];
  const bruno = [1, 1, 1, 1];
  play.give('defender', { type: 'fire-anyway', mounts: mounts('A') }, [...enf, ...bruno, 1, 1, 6, 6]);
  play.give('attacker', { type: 'abandon', agrees: true });
  play.give('attacker', { type: 'concede' });
  return play;
}
