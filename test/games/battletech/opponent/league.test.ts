import { describe, expect, test } from 'vitest';
import { OfflineMatch } from '../../../../src/cli/offline.js';
import { seededDice } from '../../../../src/match/dice.js';
import { seededChance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import { opponentOf } from '../../../../src/opponent/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { library } from '../../../support/played.js';
import { mixed } from '../../../fuzz/mixed.js';
import { seat, SECOND_WINS } from '../../../support/quick-start.js';
import { beginFull, passTo, step, type FullPlay } from '../../../support/standard.js';

/** How Arbitre plays by the house rules of a league. */

/** `OPPONENT_GAMES` sets how many matches it plays against somebody who orders at random. */
const GAMES = Number(process.env['OPPONENT_GAMES'] ?? 2);

const PIECES = [
  { unit: 'FS9-S', seat: 'attacker', at: '0804 S' },
  { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
] as const;
const order = (play: FullPlay, who: string) =>
  opponentOf('battletech')(battletech.view(play.match, seated(seat(who))), seat(who));

describe('Arbitre by the rules of a league', () => {
  test('HID-06, HID-01 lays its mines where an enemy wants to go, each by itself; does not hide, since nobody would ask it when to come out', () => {
    const scenario = library.scenario('battletech/three-corners');
    if (!scenario) throw new Error('no scenario');
    const dice = (first: number) => seededDice('mines', first);
    const options = { hidden: 'on', mines: '4' };
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
        expect(command).not.toHaveProperty('hidden');
      }
      if (command) expect(match.submit({ by: 'seat', seat: question.seat, at: orders, command }).ok).toBe(true);
    }
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
