import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import type { Command, Instruction } from '../../../src/rules/tactic148/commands.js';
import { begin, cover, move, opportunity, pass, type Figure, type Play } from '../../support/tactic148.js';

/** What a player intends is their own affair: queued actions, how they answer shots, when they want to be asked. */

const figures: readonly Figure[] = [
  { unit: 'US1', card: 'rifleman', at: [10, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
];
const US = seated(seatId('us'));
const VG = seated(seatId('vg'));

const plan: Command = { type: 'plan', actions: [move('US1', [10, 19]), move('US1', [10, 18]), cover('US1')] };
const about = (instruction: Instruction): Command => ({ type: 'instruct', instruction });

/** What a viewer is told of the last events of some types, as the match stands now. */
const told = (play: Play, viewer: typeof VG, types: readonly string[]): readonly string[] =>
  play.log
    .filter(({ type }) => types.includes(type))
    .slice(-types.length)
    .map((event) => tactic148.tell(event, play.match, viewer, play.match)?.type ?? 'nothing');

describe('what a player intends', () => {
  test('T48-09 queued actions are seen by nobody else while they are to come, and told when they are over', () => {
    const play = begin({ figures, windows: true });
    const [answered] = play.give('us', plan);
    const laid = play.last('PlanLaid');
    const tellNow = (event: typeof laid | typeof answered, viewer: typeof VG) =>
      event && tactic148.tell(event, play.match, viewer, play.match)?.type;
    expect(tactic148.view(play.match, US).game.plan?.actions).toHaveLength(2);
    expect([tellNow(laid, US), tellNow(answered, US)]).toEqual(['PlanLaid', 'Answered']);
    for (const viewer of [VG, spectator] as const) {
      expect(tactic148.view(play.match, viewer).game.plan).toBeNull();
      expect([laid, answered].map((event) => event && tactic148.tell(event, play.match, viewer)?.type)).toEqual([
        'Redacted',
        'Redacted',
      ]);
      expect(tactic148.tell(laid, play.match, viewer, play.match)?.type).toBe('Redacted');
    }
    play.give('vg', pass);
    expect(tellNow(laid, VG)).toBe('Redacted');
    play.give('vg', pass);
    expect([tellNow(laid, VG), tellNow(answered, VG)]).toEqual(['PlanLaid', 'Answered']);
  });

  test('AMB-T48-34 AMB-T48-02 instructions are seen by nobody else while they are in force, but for a marker that is held', () => {
    const play = begin({ figures, windows: true });
    const types = ['Said', 'Instructed'];
    const unit = unitId('US1');
    play.give('us', about({ about: 'cover', unit, answer: 'always' }));
    expect(tactic148.view(play.match, US).game.characters[0]?.coverAnswer).toBe('always');
    expect(tactic148.view(play.match, VG).game.characters[0]?.coverAnswer).toBe('ask');
    expect(told(play, VG, types)).toEqual(['nothing', 'nothing']);
    const [instructed] = play.events('Instructed');
    play.give('us', about({ about: 'cover', unit, answer: 'never' }));
    expect(instructed && tactic148.tell(instructed, play.match, VG, play.match)).toBeNull();
    play.give('us', about({ about: 'ask', when: 'not-this-turn' }));
    expect(told(play, VG, types)).toEqual(['nothing', 'nothing']);
    expect(Object.keys(tactic148.view(play.match, VG).game.asking)).toEqual(['vg']);
    play.give('us', opportunity('US1', 10, 12));
    play.give('vg', pass);
    play.give('us', about({ about: 'hold', unit, hold: true }));
    expect(told(play, VG, types)).toEqual(types);
  });
});
