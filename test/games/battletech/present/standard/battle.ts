import { battletech } from '../../../../../src/rules/battletech/index.js';
import type { BattleTechQuestion } from '../../../../../src/rules/battletech/battletech.js';
import type { Command } from '../../../../../src/rules/battletech/commands.js';
import type { Choice, Blanks } from '../../../../../src/rules/kernel/choices.js';
import { seated } from '../../../../../src/rules/kernel/seats.js';
import { hex, stand, unit, type Play } from '../../../../support/quick-start.js';
import {
  attack,
  beginFull,
  passTo,
  passTurn,
  roll,
  step,
  strike,
  type FullPiece,
  type FullSituation,
} from '../../../../support/standard.js';

/** Matches of the standard level by scripted dice that bring every line of a report. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** Initiative for the second side, and more faces for whatever else is rolled on the way. */
export const NEXT: readonly number[] = [1, 1, 6, 6, ...Array.from({ length: 40 }, (_, i) => 1 + ((i * 5) % 6))];

/** Something goes off between two: one is hurt through its armour, both are shaken, one falls. */
export function blasted(): Play {
  const play = beginFull({
    pieces: [
      { ...HBK, at: '0809 N', armor: { CT: 12 } },
      { ...ENF, at: '0807 S' },
    ],
  });
  play.before('end-movement', {
    type: 'blast',
    blast: { hex: hex('0808'), damage: [0, 20, 10], by: null },
  });
  // One is struck where it has little armour left, the other all over; then one keeps its feet and one does not.
  passTo(play, 'attack', [
    ...[3, 4, 3, 4, 3, 4, 3, 4, 4, 4, 1, 1],
    ...[1, 2, 2, 3, 4, 6, 5, 6, 1, 1, 2, 1, 3, 6, 6],
    ...NEXT,
  ]);
  return play;
}

/** The first defender fires, the attacker holds its fire; then the turn is played out. */
function volley(situation: FullSituation, order: Command, faces: readonly number[], turns = 0): Play {
  const play = beginFull(situation);
  passTo(play, 'attack');
  play.give('defender', order);
  const left = [...faces];
  const [question] = battletech.open(play.match);
  roll(
    play,
    'attacker',
    question?.topic.ask === 'attack' ? attack(question.topic.units[0] ?? '', '', '') : { type: 'pass' },
    left,
  );
  for (let i = 0; i < turns && !play.match.outcome; i++) passTurn(play, [...left.splice(0), ...NEXT]);
  return play;
}

/** 20 points of damage, a fall, a hurt pilot. */
export const aFall = (): Play =>
  volley({ pieces: [HBK, ENF] }, attack('HBK-4G', 'ENF-4R', 'A'), [3, 3, 3, 4, 2, 3, 2, 2, 2, 2, 3, 3, 4, ...NEXT]);

const SHOOTER: FullPiece = { unit: 'ENF-4R', seat: 'defender', at: '0812 N' };
const BARE: FullPiece = { unit: 'HBK-4G', seat: 'attacker', at: '0808 S', armor: { LT: 0 } };

/** Ammunition blows up, with CASE and without. */
export const explosion = (cased: FullPiece['cased']): Play =>
  volley({ pieces: [SHOOTER, { ...BARE, cased: cased ?? [] }] }, attack('ENF-4R', 'HBK-4G', 'B'), [
    2,
    2,
    4,
    4,
    4,
    4,
    1,
    6,
    6,
    6,
    6,
    ...NEXT,
  ]);

/** Six lasers miss, the reactor shuts down; it starts again. */
export const overheated = (): Play =>
  volley(
    { pieces: [{ ...HBK, unit: 'RFL-3N' }, ENF] },
    attack('RFL-3N', 'ENF-4R', 'A B C D E F'),
    [...Array.from({ length: 12 }, () => 1), 1, 2, 6, 6, ...NEXT],
    2,
  );

/** A critical hit through the armour on the engine. */
export const throughArmour = (): Play =>
  volley({ pieces: [HBK, ENF] }, attack('HBK-4G', 'ENF-4R', 'B'), [4, 4, 1, 1, 5, 5, 1, 1, 4, 2, ...NEXT]);

/** Water breaks into a leg without armour, and stays out of the arm of one who is under it. */
export function flooded(): Play {
  const deep = {
    '0812': { water: 2 },
    '0811': { water: 2 },
    '0810': { water: 2 },
    '0809': { water: 2 },
    '0808': { water: 2 },
  };
  const bare = { ...HBK, unit: 'LCT-1V', at: '0516 N', armor: { LL: 0 } };
  const play = beginFull({ pieces: [HBK, bare, ENF], hexes: { ...deep, '0515': { water: 1 } } });
  for (let i = 0; i < 12 && play.game.turn === 1; i++) {
    const [question] = battletech.open(play.match);
    if (!question) break;
    const { ask } = question.topic;
    const order =
      ask === 'move' && question.seat === 'defender' && play.unit('LCT-1V').moved === null
        ? step('LCT-1V', 'walk', 'F')
        : ask === 'attack' &&
            question.seat === 'defender' &&
            play.game.field.fire.every(({ unit: id }) => id !== 'HBK-4G')
          ? attack('HBK-4G', 'ENF-4R', 'C')
          : { type: 'pass' as const };
    roll(play, question.seat, order, [6, 6, 4, 5, 3, 4, ...NEXT]);
  }
  return play;
}

/** A pilot is knocked out; an aimed shot at their helpless unit; they wake. */
export function knockedOut(): Play {
  const play = volley({ pieces: [HBK, ENF] }, attack('HBK-4G', 'ENF-4R', 'B'), [4, 4, 6, 6, 1, 1, ...NEXT], 0);
  passTo(play, 'attack');
  roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'C', { aim: 'LT' }), [3, 4, 1, 2, ...NEXT]);
  return play;
}

/** A death from above: both are hurt, both roll, one falls. */
export function fromAbove(): Play {
  const play = beginFull({
    pieces: [
      { ...ENF, seat: 'defender', at: '0809 N' },
      { unit: 'JR7-D', seat: 'attacker', at: '0806 S' },
    ],
  });
  play.give('defender', stand('ENF-4R'));
  play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'ENF-4R' }));
  passTo(play, 'attack');
  play.give('defender', attack('ENF-4R', '', ''));
  const faces = [4, 4, 3, 4, 5, 1, 4, 6, 6, 1, 1, 1, 3, 4, 6, 6, ...NEXT];
  roll(play, 'defender', strike('ENF-4R', 'JR7-D'), faces);
  return play;
}

/** A tree is taken, and breaks on an enemy in the turn after. */
export function uprooted(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
    hexes: { '0810': { woods: 1 } },
  });
  passTo(play, 'strike');
  const strikes = { type: 'strike', unit: unit('HBK-4G') } as const;
  roll(play, 'defender', { ...strikes, blows: [], takes: 'tree' }, [1, 1, 6, 6]);
  play.give('defender', step('HBK-4G', 'walk', 'FF'));
  passTo(play, 'strike');
  const physicalAttack = { kind: 'club', limb: null, target: unit('ENF-4R') } as const;
  roll(play, 'defender', { ...strikes, blows: [physicalAttack] }, []);
  passTo(play, 'move', [6, 6, 3, 4, 1, 1, 6, 6]);
  return play;
}

/** Pushed off a cliff onto another, who is thrust on to the next hex and keeps its feet. */
export function ontoAnother(): Play {
  const cliff = { level: 2 } as const;
  const play = beginFull({
    pieces: [
      { unit: 'ENF-4R', seat: 'defender', at: '0808 N' },
      { unit: 'JR7-D', seat: 'attacker', at: '0807 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0806 N' },
    ],
    hexes: { '0808': cliff, '0807': cliff },
  });
  passTo(play, 'strike');
  // The push; onto whom it falls, left torso; 8 keeps that one up, at +2; three groups of 5, 4 and 3; the pilot is hurt.
  const faces = [4, 4, 5, 4, 2, 4, 4, 3, 4, 4, 3, 2, 6, 1, 1, 6, 6, ...NEXT];
  roll(play, 'defender', strike('ENF-4R', 'JR7-D', 'push'), faces);
  return play;
}

/** MASC holds in one turn, and not in the next: both feet are struck before the run. */
export function overdriven(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'DASHER', seat: 'defender', at: '0816 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
    ],
  });
  const masc = { type: 'masc', unit: unit('DASHER') } as const;
  roll(play, 'defender', masc, [1, 2]);
  play.give('defender', step('DASHER', 'run', 'FFFFFFFFRRR'));
  passTurn(play);
  roll(play, 'defender', masc, [1, 3, 4, 4, 6, 6, 6, 6]);
  play.give('defender', step('DASHER', 'run', 'FFFFFFRRR'));
  passTurn(play);
  return play;
}

/** Two stand up carefully: one does, one falls again. */
export function carefully(): Play {
  const play = beginFull({
    pieces: [HBK, { ...HBK, unit: 'LCT-1V' }, { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' }].map((piece, i) => ({
      ...piece,
      at: `0${2 + 3 * i}09 N`,
    })),
    options: { carefulStand: 'on' },
  });
  play.give('defender', step('HBK-4G', 'walk', '', { prone: true }));
  passTo(play, 'move');
  play.give('defender', step('LCT-1V', 'walk', '', { prone: true }));
  passTurn(play, [...NEXT]);
  play.give('defender', { type: 'careful-stand', unit: unit('HBK-4G'), facing: 1 }, [1, 2]);
  play.give('defender', { type: 'careful-stand', unit: unit('LCT-1V'), facing: 2 }, [1, 1, 1, 3, 4, 6, 6]);
  passTurn(play, [...NEXT]);
  return play;
}

/** Two skids: one into an enemy, one into rising ground. */
export function collisions(): Play {
  const pavement = { pavement: true } as const;
  const street = (column: string) =>
    Object.fromEntries(['12', '11', '10', '09'].map((row) => [`${column}${row}`, pavement]));
  const play = beginFull({
    pieces: [
      { unit: 'LCT-1V', seat: 'defender', at: '0812 N' },
      { unit: 'LCT-1V=Vif', seat: 'defender', at: '0512 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0502 S' },
    ],
    hexes: { ...street('08'), ...street('05'), '0507': { level: 1 } },
  });
  play.give('defender', step('LCT-1V', 'run', 'FFFRF'), [1, 1, 1, 3, 4, 6, 6, 6, 6, 3, 4, 3, 4, 4, 5, 6, 6]);
  play.give('attacker', { type: 'pass' });
  play.give('defender', step('Vif', 'run', 'FFFRF'), [1, 1, 1, 3, 4, 6, 6, 3, 4, 4, 5]);
  return play;
}

/** Water, rubble, a skid, standing up, dropping prone, over the edge; units held, points counted, a fire. */
export function moving(): Play {
  const pavement = { pavement: true } as const;
  const play = beginFull({
    pieces: [
      { unit: 'LCT-1V', seat: 'defender', at: '0812 N' },
      { unit: 'LCT-1V=Vif', seat: 'defender', at: '0512 N' },
      { unit: 'JR7-D', seat: 'defender', at: '0101 N' },
      { unit: 'WSP-1A', seat: 'attacker', at: '1203 S' },
      { unit: 'ENF-4R', seat: 'attacker', at: '1403 S' },
      { unit: 'HBK-4G', seat: 'attacker', at: '1503 S' },
    ],
    hexes: {
      '0811': { rubble: true },
      '0512': pavement,
      '0511': pavement,
      '0510': pavement,
      '0509': pavement,
      '1204': { water: 1 },
    },
    victory: {
      goals: [
        { goal: 'hold', side: 'attacker' as never, hexes: ['1203', '1204'] as never, turns: 3 },
        { goal: 'exit', side: 'defender' as never, edge: 'north', units: 2 },
        { goal: 'points', side: 'defender' as never, points: 100 },
      ],
      turns: 1,
      late: 'points',
    },
  });
  const faces = [1, 1, 1, 3, 4, 6, 6];
  play.give('defender', step('LCT-1V', 'walk', 'FF'), faces);
  play.give('defender', { type: 'stand-up', unit: unit('LCT-1V'), mode: 'walk' }, [6, 6]);
  play.give('defender', step('LCT-1V', 'walk', 'FFF'));
  play.give('attacker', step('WSP-1A', 'walk', 'F'), [3, 4]);
  play.give('defender', step('Vif', 'run', 'FFFRF'), [1, 1, 1, 3, 4, 6, 6, 3, 4]);
  if (play.awaited.includes('defender:move-on')) play.give('defender', { type: 'pass' });
  play.give('attacker', step('ENF-4R', 'walk', 'F', { prone: true }));
  play.give('defender', { ...step('JR7-D', 'walk', 'F'), exit: true } as Command);
  passTurn(play, [...Array.from({ length: 40 }, () => 4), ...NEXT]);
  return play;
}

/** An Ultra jams and is cleared, rounds are dumped, heat sinks switched off. */
export function jams(): Play {
  const play = beginFull({
    pieces: [HBK, { unit: 'DAISHI', seat: 'attacker', at: '0808 S' }],
    options: { unjamUltra: 'on' },
  });
  passTo(play, 'attack');
  const ultra = (id: string): string => {
    const mount = play.unit(id).sheet.mounts.find(({ weapon }) => weapon.full.traits.includes('ultra'));
    return mount?.id ?? '';
  };
  const stowed = play.unit('HBK-4G').ammo.map((bin) => bin.stowed.id);
  play.give('defender', attack('HBK-4G', '', '', { dump: stowed.slice(0, 1), sinksOff: 2 }));
  roll(play, 'attacker', attack('DAISHI', 'HBK-4G', ultra('DAISHI'), { mode: 'double' }), [1, 1, ...NEXT]);
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', '', '', { sinksOff: 0 }));
  roll(play, 'attacker', attack('DAISHI', '', '', { unjam: ultra('DAISHI') as never }), [4, 4, ...NEXT]);
  return play;
}

/** A wounded pilot's unit withdraws at the end of the turn, which leaves one side. */
export function withdrawal(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0802 N', hits: 4 },
      { unit: 'ENF-4R', seat: 'attacker', at: '0816 N' },
    ],
    options: { forcedWithdrawal: 'on' },
  });
  passTurn(play, [...NEXT]);
  return play;
}

/** The life support is hit, the heat is high: the pilot suffers. */
export function withoutLifeSupport(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'RFL-3N', seat: 'defender', at: '0812 N', armor: { HD: 1 } },
      { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
    ],
  });
  play.give('defender', step('RFL-3N', 'walk', 'F'));
  passTo(play, 'attack');
  play.give('defender', attack('RFL-3N', 'ENF-4R', 'A B C D E F'));
  const missed = Array.from({ length: 12 }, () => 1);
  roll(play, 'attacker', attack('ENF-4R', 'RFL-3N', 'C'), [
    ...missed,
    ...[6, 6],
    ...[6, 6],
    ...[6, 6],
    ...[4, 4],
    1,
    ...[6, 6],
    ...[6, 6],
    ...NEXT,
  ]);
  passTurn(play, [...[6, 6], ...[6, 6], ...[6, 6], ...NEXT]);
  return play;
}

/** Clusters, flamers that heat, minimum range, kicks and pushes. */
export function volleys(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'UM-R60', seat: 'defender', at: '0808 N' },
      { unit: 'CPLT-C1', seat: 'defender', at: '0816 N' },
      { unit: 'FS9-H', seat: 'attacker', at: '0807 S' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0803 S' },
    ],
  });
  fight(play, sequence(7), 2);
  return play;
}

/** Four against four, as eager players fight: everybody moves ahead, fires all that bears and strikes whom they can. */
export function lance(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0611 N' },
      { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
      { unit: 'WVR-6R', seat: 'defender', at: '1011 N' },
      { unit: 'JR7-D', seat: 'defender', at: '0410 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0606 S' },
      { unit: 'THOR', seat: 'attacker', at: '0805 S' },
      { unit: 'SHD-2H', seat: 'attacker', at: '1006 S' },
      { unit: 'RFL-3N', seat: 'attacker', at: '0407 S' },
    ],
    hexes: { '0608': { woods: 1 }, '0808': { woods: 1 }, '1008': { level: 1 } },
  });
  fight(play, sequence(3), 3);
  return play;
}

/** Faces of dice that are always the same. */
function sequence(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return 1 + (Math.floor(at / 65536) % 6);
  };
}

/** Plays on with the boldest choice of everything until so many turns are over. */
function fight(play: Play, next: () => number, turns: number): void {
  const last = play.game.turn + turns;
  for (let i = 0; i < 400 && !play.match.outcome && play.game.turn < last; i++) {
    const [question] = battletech.open(play.match);
    if (!question) return;
    const faces = Array.from({ length: 400 }, next);
    roll(play, question.seat, bold(play, question), faces);
  }
}

function bold(play: Play, question: BattleTechQuestion): Command {
  const view = battletech.view(play.match, seated(question.seat));
  let partial: Blanks = {};
  for (let i = 0; i < 24; i++) {
    const choice = battletech.choices(view, question.seat, partial);
    if (choice.kind === 'done') return choice.command;
    if (choice.kind !== 'pick' && choice.kind !== 'path') throw new Error(choice.kind);
    // Weapons that may not fire together are asked for again: one less.
    const before = partial[choice.blank];
    const answer = before === undefined ? answerTo(choice) : before.split(' ').slice(0, -1).join(' ');
    partial = { ...partial, [choice.blank]: answer };
  }
  throw new Error(`no end of choosing: ${JSON.stringify(partial)}`);
}

/** Straight ahead at a walk; the first target with every weapon, each in its last way; the last physical attack offered. */
function answerTo(choice: Extract<Choice<Command>, { kind: 'pick' | 'path' }>): string {
  if (choice.kind === 'path') {
    return `${choice.destinations.find(({ steps }) => /^F+$/.test(steps))?.steps ?? ''}.`;
  }
  const values = choice.options.map(({ value }) => value);
  switch (choice.blank.replace(/\d+$/, '')) {
    case 'mode':
      return values.find((value) => value.startsWith('stand-up')) ?? values[1] ?? 'stand';
    case 'at':
      return 'more';
    case 'twist':
      return (
        choice.options.find(({ facts }) => Array.isArray(facts['targets']) && facts['targets'].length > 0)?.value ??
        'ahead'
      );
    case 'weapons':
      return [...new Map(values.map((value) => [value.split('/')[0], value])).values()].join(' ');
    case 'blow':
      return values.at(-1) ?? '';
    default:
      return values[0] ?? '';
  }
}
