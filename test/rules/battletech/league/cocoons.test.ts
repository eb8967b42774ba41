import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { freeHexes } from '../../../../src/rules/battletech/deployment.js';
import { mateOf } from '../../../../src/rules/battletech/league/cocoons.js';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { complete } from '../../../support/complete.js';
import { deploy, SECOND_WINS } from '../../../support/quick-start.js';
import { FullPlay, fullSetup, type FullPiece, type FullSituation } from '../../../support/standard.js';

/** Squads that come down in a cocoon with a 'Mech, or with each other. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const squad = (name: string): FullPiece => ({ unit: `ELEMENTAL-LASER=${name}`, seat: 'defender', at: '0816 N' });
const mech = (unit: string): FullPiece => ({ unit, seat: 'defender', at: '0816 N' });

/** All of the defender in one cocoon. */
const together = (setup: StandardUnitSetup): StandardUnitSetup =>
  setup.seat === 'defender' ? { ...setup, cocoon: 'A' } : setup;

const dropped = (
  pieces: readonly FullPiece[],
  options: Readonly<Record<string, string>> = { cocoons: 'on' },
  hexes: FullSituation['hexes'] = {},
) => fullSetup({ pieces: [...pieces, ENF], options, hexes, change: together });

describe('CLN-20 drop cocoons', () => {
  const five = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].map(squad);

  it("TC-CLN-08 a 'Mech takes one squad with it; without one five fit", () => {
    expect(checkSetup(dropped([mech('PUMA'), squad('ONE')]))).toBeNull();
    expect(complete(checkSetup(dropped([mech('PUMA'), squad('ONE'), squad('TWO')])))?.code).toBe(
      'battletech/cocoon-full',
    );
    expect(checkSetup(dropped(five))).toBeNull();
    expect(complete(checkSetup(dropped([...five, squad('SIX')])))?.code).toBe('battletech/cocoon-full');
    expect(complete(checkSetup(dropped([mech('PUMA'), mech('HBK-4G')])))?.code).toBe('battletech/cocoon-full');
  });

  it('CLN-20 who shares a cocoon comes down with the first of it, or next to it', () => {
    const play = new FullPlay(dropped([mech('PUMA'), squad('ONE')]));
    play.give('defender', deploy('PUMA', '0810 N'));
    expect(play.refused('defender', deploy('ONE', '0813 N'))).toEqual({
      code: 'battletech/beside-cocoon',
      params: { unit: 'ONE', mate: 'PUMA', hex: '0810' },
      rule: 'CLN-20',
    });
    expect(freeHexes(play.game, play.unit('ONE'))).toHaveLength(7);
    play.give('defender', deploy('ONE', '0810 N'));
    expect(play.unit('ONE').place?.hex).toBe('0810');
  });

  it('CLN-21 of five squads the last stands beside, since four are in the hex', () => {
    const play = new FullPlay(dropped(five));
    for (const name of ['ONE', 'TWO', 'THREE', 'FOUR']) play.give('defender', deploy(name, '0810 N'));
    expect(freeHexes(play.game, play.unit('FIVE'))).not.toContain('0810');
    play.give('defender', deploy('FIVE', '0811 N'));
    expect(battletech.open(play.match)[0]?.seat).toBe('attacker');
  });

  it('CLN-20 where there is no room beside the first of it they come down anywhere', () => {
    const beside = ['0809', '0811', '0710', '0711', '0910', '0911'];
    const hexes = Object.fromEntries(beside.map((at) => [at, { impassable: true as const }]));
    const play = new FullPlay(dropped(five, { cocoons: 'on' }, hexes));
    for (const name of ['ONE', 'TWO', 'THREE', 'FOUR']) play.give('defender', deploy(name, '0810 N'));
    play.give('defender', deploy('FIVE', '0813 N'));
    expect(play.unit('FIVE').place?.hex).toBe('0813');
  });

  it.each([
    ['PUMA', '0810', true],
    ['PUMA', '0811', false],
    ['HBK-4G', '0810', false],
  ])('LEA-07 with riders a squad holds on to an OmniMech where it comes down: %s, %s: %s', (unit, hex, rides) => {
    const play = new FullPlay(dropped([mech(unit), squad('ONE')], { cocoons: 'riding' }));
    play.give('defender', deploy(unit, '0810 N'));
    play.give('defender', deploy('ONE', `${hex} N`));
    const aboard = rides ? { unit, as: 'rider', outside: true } : undefined;
    if (aboard) expect(play.unit('ONE').body.aboard).toMatchObject(aboard);
    else expect(play.unit('ONE').body.aboard).toBeUndefined();
    play.give('attacker', deploy('ENF-4R', '0802 S'), SECOND_WINS);
    expect(play.unit('ONE').moved).toBeNull();
  });

  it('LEA-07 whoever of them comes down first', () => {
    const play = new FullPlay(dropped([mech('PUMA'), squad('ONE')], { cocoons: 'riding' }));
    play.give('defender', deploy('ONE', '0810 N'));
    play.give('defender', deploy('PUMA', '0810 N'));
    expect(play.unit('ONE').body.aboard).toMatchObject({ unit: 'PUMA' });
  });

  it("LEA-07 of several squads the one of the 'Mech's own cocoon", () => {
    const setup = fullSetup({
      pieces: [squad('ZERO'), mech('PUMA'), squad('ONE'), ENF],
      options: { cocoons: 'riding' },
      change: (unit) => (unit.seat === 'defender' ? { ...unit, cocoon: unit.id === 'ZERO' ? 'B' : 'A' } : unit),
    });
    const play = new FullPlay(setup);
    for (const [name, hex] of [
      ['ZERO', '0813'],
      ['ONE', '0810'],
      ['PUMA', '0810'],
    ] as const)
      play.give('defender', deploy(name, `${hex} N`));
    expect(play.unit('ONE').body.aboard).toMatchObject({ unit: 'PUMA' });
    expect(play.unit('ZERO').body.aboard).toBeUndefined();
  });

  it('CLN-20 the mate of a unit is another of its side and cocoon that is there to be seen', () => {
    const setup = fullSetup({
      pieces: [mech('PUMA'), squad('ONE'), ENF],
      options: { cocoons: 'on' },
      change: (one) => ({ ...one, cocoon: 'A' }),
    });
    const play = new FullPlay(setup);
    const mates = () => ['PUMA', 'ONE', 'ENF-4R'].map((id) => mateOf(play.game, play.unit(id))?.id ?? null);
    expect(mates()).toEqual([null, null, null]);
    play.give('defender', deploy('PUMA', '0810 N'));
    expect(mates()).toEqual([null, 'PUMA', null]);
    play.give('defender', deploy('ONE', '0811 N'));
    expect(mates()).toEqual(['ONE', 'PUMA', null]);
    const others = { ...play.game, options: { ...play.game.options, cocoons: 'off' as const } };
    expect(mateOf(others, play.unit('ONE'))).toBeNull();
  });

  it.each([
    ['three too many', [...five, squad('SIX'), squad('SEVEN'), squad('EIGHT')]],
    ['a tank', [squad('ONE'), mech('VEDETTE')]],
    ['two with a ’Mech', [mech('PUMA'), squad('ONE'), squad('TWO')]],
  ])('CLN-20 what does not fit into a cocoon is named, with what would: %s', (_, pieces) => {
    const units = pieces.map(({ unit }) => unit.split('=').at(-1));
    expect(checkSetup(dropped(pieces))).toEqual({
      code: 'battletech/cocoon-full',
      params: { side: 'defender', cocoon: 'A', units, withMech: 1, alone: 5 },
      rule: 'CLN-20',
    });
  });

  it('CLN-20 without the option everybody is deployed by themselves', () => {
    const play = new FullPlay(dropped([mech('PUMA'), squad('ONE')], {}));
    play.give('defender', deploy('PUMA', '0810 N'));
    play.give('defender', deploy('ONE', '0813 N'));
    expect(play.unit('ONE').place?.hex).toBe('0813');
  });
});
