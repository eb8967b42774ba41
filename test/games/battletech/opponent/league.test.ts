import { describe, expect, test } from 'vitest';
import { OfflineMatch } from '../../../../src/cli/offline.js';
import { seededDice } from '../../../../src/match/dice.js';
import { seededChance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import { opponentOf } from '../../../../src/opponent/registry.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { library } from '../../../support/played.js';
import { mixed } from '../../../fuzz/mixed.js';
import { FIRST_WINS, hex, seat, SECOND_WINS, unit } from '../../../support/quick-start.js';
import { ambushers, straying, wordToHidden } from '../../../../src/games/battletech/opponent/standard/hiding.js';
import { nearReactors } from '../../../../src/games/battletech/opponent/standard/reactors.js';
import { beginFull, FullPlay, fullSetup, passTo, roll, step, type FullPiece } from '../../../support/standard.js';

/** How Arbitre plays by the house rules of a league. */

/** `OPPONENT_GAMES` sets how many matches it plays against somebody who orders at random. */
const GAMES = Number(process.env['OPPONENT_GAMES'] ?? 1);

const PIECES = [
  { unit: 'FS9-S', seat: 'attacker', at: '0804 S' },
  { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
] as const;
const HUNCHBACK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0815 N' };
const THREE: readonly [FullPiece, FullPiece, FullPiece] = [
  HUNCHBACK,
  { unit: 'CDA-2A', seat: 'defender', at: '0715 N' },
  { unit: 'PXH-1', seat: 'defender', at: '0915 N' },
];
const FOE: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const AMBUSH = { hidden: 'on', overwatch: 'sight' } as const;
const order = (play: FullPlay, who: string) =>
  opponentOf('battletech')(battletech.view(play.match, seated(seat(who))), seat(who));

describe('Arbitre by the rules of a league', () => {
  test('HID-06 lays its mines where an enemy wants to go, each by itself', () => {
    const scenario = library.scenario('battletech/three-corners');
    if (!scenario) throw new Error('no scenario');
    const dice = (first: number) => seededDice('mines', first);
    const options = { mines: '4' };
    const begun = OfflineMatch.begin({ id: 'mines', scenario, players: {}, options, at: 0, seed: 'mines', dice });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const { match } = begun.value;
    for (let orders = 0; orders < 8; orders++) {
      const [question] = match.rules.open(match.state);
      if (!question) throw new Error('nobody is awaited');
      const command = opponentOf('battletech')(match.rules.view(match.state, seated(question.seat)), question.seat);
      if (command?.type === 'lay-mines') {
        expect(command.hexes).toHaveLength(4);
        expect(command.hexes).toContain('0809');
        expect(new Set(command.hexes).size).toBe(4);
      } else {
        expect(command).toMatchObject({ type: 'deploy' });
      }
      if (command) expect(match.submit({ by: 'seat', seat: question.seat, at: orders, command }).ok).toBe(true);
    }
  });

  test('HID-01, HID-02 of three units the slowest hides and lies in overwatch; of two nobody does', () => {
    const play = new FullPlay(fullSetup({ pieces: [...THREE, FOE], options: AMBUSH }));
    const hides = order(play, 'defender');
    expect(hides).toMatchObject({ type: 'deploy', unit: 'HBK-4G', hidden: true });
    play.give('defender', { type: 'deploy', unit: unit('HBK-4G'), hex: hex('0815'), facing: 0, hidden: true });
    const word = order(play, 'defender');
    expect(word).toMatchObject({ type: 'lie-in-wait', unit: 'HBK-4G', orders: { order: 'overwatch', within: 6 } });
    play.give('defender', { type: 'lie-in-wait', unit: unit('HBK-4G'), orders: { order: 'overwatch', within: 6 } });
    const lurking = (pieces: readonly FullPiece[], options: Readonly<Record<string, string>>) =>
      ambushers(new FullPlay(fullSetup({ pieces: [...pieces, FOE], options })).game, seat('defender'));
    expect(lurking(THREE, AMBUSH).map(({ id }) => id)).toEqual(['HBK-4G']);
    expect(lurking(THREE.slice(0, 2), AMBUSH)).toEqual([]);
    expect(lurking(THREE, { hidden: 'on', overwatch: 'off' })).toEqual([]);
    expect(lurking(THREE, {})).toEqual([]);
  });

  test.each([
    ['fires at whom has come near and will not move again', '0811 S', 'moved', { order: 'fire' }],
    ['waits for who is still to come', '0811 S', null, { order: 'overwatch', within: 6 }],
    ['waits for who is far', '0802 S', 'moved', { order: 'overwatch', within: 6 }],
  ] as const)('HID-02 who hides %s', (_, at, moved, orders) => {
    const pieces = [{ ...HUNCHBACK, hidden: true as const }, ...THREE.slice(1), { ...FOE, at }];
    const play = beginFull({ pieces, options: AMBUSH });
    const state = play.game;
    const stands = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const units = state.units.map((one) => (one.id === 'ENF-4R' && moved ? { ...one, moved: stands } : one));
    const word = wordToHidden({ ...state, units }, seat('defender'));
    expect(word).toEqual({ type: 'lie-in-wait', unit: 'HBK-4G', orders });
  });

  test('HID-02 comes out when nobody is left to draw enemies to it', () => {
    const play = beginFull({ pieces: [{ ...HUNCHBACK, hidden: true }, THREE[1], FOE], options: AMBUSH });
    expect(wordToHidden(play.game, seat('defender'))).toMatchObject({ orders: { order: 'move' } });
  });

  test('HID-01 HID-04 where only hidden enemies are left Arbitre searches the zones in which they came down', () => {
    const pieces = [
      { ...HUNCHBACK, at: '0216 N', hidden: true as const },
      FOE,
      { ...FOE, unit: 'SHD-2H', at: '1002 S' },
    ];
    const play = beginFull({ pieces, options: { hidden: 'on', overwatch: 'off' } });
    const faces = Array.from({ length: 1000 }, (_, i) => 1 + ((i * 7 + (i >> 2)) % 6));
    const isHidden = () => play.unit('HBK-4G').body.hidden !== undefined;
    while (isHidden() && play.game.turn < 60) {
      const [question] = battletech.open(play.match);
      if (!question) break;
      // Who hides says nothing; the others are Arbitre's.
      const command = question.seat === 'defender' ? { type: 'pass' } : order(play, question.seat);
      roll(play, question.seat, command as Command, faces);
    }
    expect(isHidden()).toBe(false);
  });

  test('HID-02 friends of who lies in wait stay near it, so that enemies come to them', () => {
    const play = beginFull({ pieces: [{ ...HUNCHBACK, hidden: true }, ...THREE.slice(1), FOE], options: AMBUSH });
    const waiting = { order: 'overwatch', within: 6 } as const;
    play.give('defender', { type: 'lie-in-wait', unit: unit('HBK-4G'), orders: waiting });
    const friend = play.unit('PXH-1');
    const strays = straying(play.game, friend);
    expect(strays?.(hex('0815'))).toBe(0);
    expect(strays?.(hex('0808'))).toBeGreaterThan(strays?.(hex('0811')) ?? Infinity);
    expect(straying({ ...play.game, turn: 5 }, friend)).toBeNull();
  });

  test('CLN-30 a wreck among enemies sets its reactor, one that is whole does not, and nobody stays near one that is set', () => {
    const worn = { CT: 3, LT: 3, RT: 3, LA: 3, RA: 3, HD: 3, LL: 3, RL: 3 } as const;
    const among = (armor?: FullPiece['armor']) =>
      beginFull(
        {
          pieces: [
            { unit: 'HBK-4G=Wreck', seat: 'defender', at: '0809 N', ...(armor ? { armor } : {}) },
            { unit: 'AS7-D', seat: 'attacker', at: '0808 S' },
            { unit: 'AWS-8Q', seat: 'attacker', at: '0709 SE' },
            { unit: 'STK-3F', seat: 'attacker', at: '0909 SW' },
          ],
          options: { selfDestruct: 'on' },
        },
        FIRST_WINS,
      );
    const asked = (play: FullPlay) => {
      for (let i = 0; i < 3 && !play.awaited.includes('defender:move'); i++) play.give('attacker', { type: 'pass' });
      return order(play, 'defender');
    };
    const wreck = among(worn);
    expect(asked(wreck)).toEqual({ type: 'self-destruct', unit: 'Wreck', ejects: false });
    expect(asked(among())).toMatchObject({ type: 'move' });
    wreck.give('defender', { type: 'self-destruct', unit: unit('Wreck'), ejects: false });
    expect(order(wreck, 'defender')).toMatchObject({ type: 'move' });
    const near = nearReactors(wreck.game, wreck.unit('AS7-D'));
    expect(near(hex('0808'))).toBeGreaterThan(near(hex('0807')));
    expect(near(hex('0806'))).toBe(0);
  });

  test('CLN-42 strikes whom it has seen through where the boxes are fewest', () => {
    const play = beginFull({ pieces: [...PIECES], options: { probes: 'roll', armour: 'grid', sheets: 'secret' } });
    play.give('attacker', step('FS9-S', 'walk', ''), [6, 6]);
    passTo(play, 'attack', [...SECOND_WINS]);
    while (!play.awaited.includes('attacker:attack')) play.give('defender', { type: 'pass' });
    const fire = order(play, 'attacker');
    if (fire?.type !== 'attack' || !('shots' in fire)) throw new Error('no fire');
    expect(fire.shots.length).toBeGreaterThan(0);
    expect(fire.shots.every(({ shift }) => shift === 'weak')).toBe(true);
    expect(battletech.view(play.match, seated(seat('attacker'))).game.units).toHaveLength(2);
  });

  test(
    'LEA-01 none of its orders is refused, whatever somebody at random does with hidden units, mines, cocoons and all the rest',
    () => {
      for (let game = 0; game < GAMES; game++) {
        const seed = `opponent-league-${game}`;
        const scenario = mixed(seededChance(seed), {
          sides: 2,
          sure: null,
          isLeague: true,
          options: { league: 'clan-invasion', mines: '4', ejection: 'on', cocoons: game % 2 === 0 ? 'riding' : 'on' },
        });
        const dice = (first: number) => seededDice(seed, first);
        const begun = OfflineMatch.begin({ id: seed, scenario, players: {}, options: {}, at: 0, seed, dice });
        if (!begun.ok) throw new Error(JSON.stringify(begun.error));
        const { match } = begun.value;
        const { rules } = match;
        const random = randomOpponent(rules, seededChance(`${seed}/random`));
        const own = match.state.seats[game % 2]?.id;
        for (let orders = 0; !match.state.outcome && orders < 600; orders++) {
          const [question] = rules.open(match.state);
          if (!question) throw new Error(`${seed}: nobody is awaited`);
          const view = rules.view(match.state, seated(question.seat));
          const player = question.seat === own ? opponentOf('battletech') : random;
          const command = player(view, question.seat);
          if (!command) throw new Error(`${seed}: no order`);
          const given = match.submit({ by: 'seat', seat: question.seat, at: orders * 1000, command });
          if (!given.ok && question.seat === own) throw new Error(`${seed}: ${JSON.stringify([command, given.error])}`);
        }
        expect(match.state.outcome, seed).not.toBeNull();
      }
    },
    Math.max(60_000, GAMES * 20_000),
  );
});
