import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { ENCOUNTERS } from '../../../../src/rules/battletech/standard/encounters.js';
import { carryOut } from '../../../../src/rules/battletech/standard/moving.js';
import { isOut, shake } from '../../../../src/rules/battletech/standard/phase-end.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { Encounter } from '../../../../src/rules/battletech/standard/walk.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, type FullPiece, type FullSituation } from '../../../support/standard.js';

/** Mines in these hexes, as a rule of the tests: they strike off five points of a leg, or a part of it. */
const mines = (hexes: readonly string[], leg: Location, strikes: 'armour' | 'part'): Encounter => ({
  when: 'entering',
  meet(walk) {
    const { resolution, id } = walk;
    if (!hexes.includes(walk.at.place.hex) || !walk.halt()) return;
    const damage = resolution.damageTo(id);
    if (strikes === 'part') damage.criticalIn(leg);
    else damage.strike(leg, 5, false, false);
    resolution.happen({ type: 'Breached', unit: id, harm: damage.taken() });
    if (!isOut(resolution, id)) shake(resolution, id);
    walk.goOn();
  },
});

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

/** A move carried out among mines, with these faces. */
function among(
  encounters: readonly Encounter[],
  order: Partial<Extract<Command, { type: 'move' }>>,
  faces: readonly number[] = [],
  hexes: FullSituation['hexes'] = {},
  piece = HBK,
) {
  const { game } = beginFull({ pieces: [piece, ENF], hexes });
  const resolution = new Resolution(game, scriptedDice(faces));
  const command = { type: 'move', unit: unit(piece.unit), mode: 'walk', steps: '', exit: false, ...order } as const;
  carryOut(resolution, command, 'seat', [...ENCOUNTERS, ...encounters]);
  return { resolution, types: resolution.events.map(({ type }) => type), after: resolution.unit(unit(piece.unit)) };
}

describe('C-03 what a hex sets off stops a move there, and it goes on with what is left', () => {
  it('tells the way so far, then what happens, then the rest of the way', () => {
    const { types, after, resolution } = among([mines(['0811'], 'LL', 'armour')], { steps: 'FFLF' });
    expect(types).toEqual(['UnitMoved', 'Breached', 'UnitMoved']);
    expect(resolution.events[0]).toMatchObject({ to: { hex: '0811' }, movement: { steps: 'F', mp: 1, entered: 1 } });
    expect(after).toMatchObject({ moved: { steps: 'FFLF', mp: 4, entered: 3 } });
    expect(after.moved?.path.map((place) => place.hex)).toEqual(['0812', '0811', '0810', '0810', '0710']);
  });

  it('each mine on the way goes off once, in its hex', () => {
    const { types, after } = among([mines(['0811', '0809'], 'LL', 'armour')], { steps: 'FFF' });
    expect(types).toEqual(['UnitMoved', 'Breached', 'UnitMoved', 'Breached']);
    expect(after.armor.LL).toBe((after.sheet.armor.LL ?? 0) - 10);
  });

  it('a hip that is hit leaves fewer MP: the rest of the way is not gone, and that is told', () => {
    const { types, after } = among([mines(['0811'], 'LL', 'part')], { steps: 'FFFF' }, [1, 6, 6]);
    expect(types).toEqual(['UnitMoved', 'Breached', 'PilotingRolled', 'UnitMoved', 'Slowed']);
    expect(after).toMatchObject({ place: { hex: '0810' }, moved: { steps: 'FF', mp: 2 } });
  });

  it('nor is it gone over the edge of the map, to the ground or into an enemy with MP that it has no more', () => {
    const hurt = (order: object, at: string) =>
      among([mines(['0811', '0802'], 'LL', 'part')], { steps: 'FF', ...order }, [1, 6, 6], {}, { ...HBK, at }).types;
    expect(hurt({ prone: true }, '0812 N')).toEqual(['UnitMoved', 'Breached', 'PilotingRolled', 'UnitMoved', 'Slowed']);
    expect(hurt({ charge: unit('ENF-4R') }, '0812 N')).not.toContain('ChargeDeclared');
    expect(hurt({ steps: 'FFF', exit: true }, '0803 N')).not.toContain('LeftMap');
  });

  it('who falls there goes no further', () => {
    const { types, after } = among([mines(['0811'], 'LL', 'part')], { steps: 'FFF' }, [1, 1, 1, 1, 3, 3, 3, 3, 6, 6]);
    expect(types.filter((type) => type === 'UnitMoved')).toHaveLength(1);
    expect(after).toMatchObject({ place: { hex: '0811' }, body: { prone: true } });
  });

  it('nor does who is done for there, or was moved elsewhere', () => {
    const at0811 = (strikes: (walk: Parameters<Encounter['meet']>[0]) => void): Encounter => ({
      when: 'entering',
      meet(walk) {
        if (walk.at.place.hex !== '0811' || !walk.halt()) return;
        strikes(walk);
        walk.goOn();
      },
    });
    const kills = at0811(({ resolution, id }) => {
      const damage = resolution.damageTo(id);
      damage.doom('engine');
      resolution.happen({ type: 'Breached', unit: id, harm: damage.taken() });
    });
    const shoves = at0811(({ resolution, id }) => {
      const [from, to] = [hex('0811'), hex('0810')];
      resolution.happen({ type: 'Displaced', unit: id, from, to, by: 'push' });
    });
    expect(among([kills], { steps: 'FFF' }).types).toEqual(['UnitMoved', 'Breached', 'UnitDestroyed']);
    const { types, after } = among([shoves], { steps: 'FFF' });
    expect([types, after.place?.hex]).toEqual([['UnitMoved', 'Displaced'], '0810']);
  });

  it('who jumps comes upon what is where it lands, and then rolls to stand', () => {
    const jumper: FullPiece = { ...HBK, unit: 'SHD-2H' };
    const order = { mode: 'jump', steps: 'FF' } as const;
    const { types, after } = among([mines(['0811', '0810'], 'LL', 'armour')], order, [], {}, jumper);
    expect(types).toEqual(['UnitMoved', 'Breached']);
    expect(after).toMatchObject({ place: { hex: '0810' }, moved: { mp: 2, entered: 2 } });
  });

  it('comes after what the ground itself asks for, and not to who has slipped there', () => {
    const rubble = { '0811': { rubble: true } } as const;
    const up = among([mines(['0811'], 'LL', 'armour')], { steps: 'FF' }, [6, 6], rubble);
    expect(up.types).toEqual(['UnitMoved', 'PilotingRolled', 'Breached', 'UnitMoved']);
    const down = among([mines(['0811'], 'LL', 'armour')], { steps: 'FF' }, [1, 1, 1, 3, 3, 6, 6], rubble);
    expect(down.types).not.toContain('Breached');
  });

  it('an encounter that harms nobody leaves one way, told at its end', () => {
    const seen: string[] = [];
    const watch: Encounter = { when: 'entering', meet: ({ at }) => seen.push(at.place.hex) };
    const { types } = among([watch], { steps: 'FLFR' });
    expect([seen, types]).toEqual([['0811', '0711'], ['UnitMoved']]);
  });
});
