import { describe, expect, it } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { EcmSuites } from '../../../../src/rules/battletech/standard/types.js';
import { begun } from '../../../../src/rules/battletech/evolve.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { attack, beginFull, fullSetup, marked, type FullPiece } from '../../../support/standard.js';

/** Zones of ECM by the house rules of a league. */

/** Its laser is letter C; both fire along column 08. A Raven carries a suite. */
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0816 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
const raven = (at: string, seat = 'attacker', name = 'CARRIER'): FullPiece => ({
  unit: `RVN-3L=${name}`,
  seat,
  at: `${at} N`,
});

interface Given {
  readonly options?: Readonly<Record<string, string>>;
  readonly ecm?: EcmSuites;
  readonly off?: boolean;
}

/** What ECM adds to a shot up column 08. */
function added(carriers: readonly FullPiece[], { options = {}, ecm, off = false }: Given = {}): number {
  // A side after the other, as they deploy.
  const pieces = [HBK, ENF, ...carriers].toSorted((a, b) => b.seat.localeCompare(a.seat));
  const play = beginFull({ pieces, options: { ecmZone: 'on', ecmRadius: '3', ...options } });
  const field = ecm ? { ...play.game.field, ecm } : play.game.field;
  const game = marked({ ...play.game, field }, 'CARRIER', { shutdown: off });
  const letter = play.unit('HBK-4G').sheet.mounts.find(({ weapon }) => weapon.id === 'ac-20')?.id ?? '';
  const found = fullShots(game, play.unit('HBK-4G'), 0, attack('HBK-4G', 'ENF-4R', letter).shots);
  if (!found.ok) throw new Error(found.error.code);
  return found.value[0]?.toHit.terms.find(({ reason }) => reason === 'ecm-zone')?.value ?? 0;
}

describe('CLN-38 ECM', () => {
  it('TC-CLN-14 a line that crosses the zone: +2; one that does not: +0; two zones over each other: once', () => {
    expect(added([raven('1113')])).toBe(2);
    expect(added([raven('1213')])).toBe(0);
    expect(added([raven('1113'), raven('1112', 'attacker', 'SECOND')])).toBe(2);
  });

  it('CLN-38 a suite that is shut down fills no zone, nor any without the option', () => {
    expect(added([raven('1113')], { off: true })).toBe(0);
    expect(added([raven('1113')], { options: { ecmZone: 'off' } })).toBe(0);
  });

  it('AMB-CLN-21 it reaches 6 hexes unless the option says otherwise, and hinders both sides or enemies alone', () => {
    expect(added([raven('1413')], { options: { ecmRadius: '6' } })).toBe(2);
    expect(added([raven('1513')], { options: { ecmRadius: '6' } })).toBe(0);
    expect(added([raven('1113', 'defender')])).toBe(2);
    expect(added([raven('1113', 'defender')], { options: { ecmFriendly: 'off' } })).toBe(0);
    expect(added([raven('1113')], { options: { ecmFriendly: 'off' } })).toBe(2);
  });

  it('CLN-38 a set-up gives a side another reach or malus; of zones over each other the harder counts', () => {
    const own = { [sideId('attacker')]: { radius: 4, harder: 3 } };
    expect(added([raven('1213')], { ecm: own })).toBe(3);
    expect(added([raven('1113', 'defender')], { ecm: own })).toBe(2);
    expect(added([raven('1113', 'defender'), raven('1112', 'attacker', 'SECOND')], { ecm: own })).toBe(3);
    const setup = { ...fullSetup({ pieces: [HBK, ENF], options: { ecmZone: 'on' } }), ecm: own };
    expect(begun(setup).field.ecm).toEqual(own);
    expect(begun({ ...setup, options: {} }).field.ecm).toBeUndefined();
  });
});
