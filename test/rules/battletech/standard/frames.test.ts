import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mechSchema, standardMech } from '../../../../src/games/battletech/library/unit-mech.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { physicalAttackAt, pointsOf } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { isGyroFailing, isGyroGone } from '../../../../src/rules/battletech/standard/gyro.js';
import { artemisGuides, isJammed } from '../../../../src/rules/battletech/standard/electronics.js';
import { pilotingNumber } from '../../../../src/rules/battletech/standard/piloting.js';
import type { FullSheet } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, passTo, passTurn, step, type FullPlay } from '../../../support/standard.js';

/** Engines, gyros and cockpits that are not the standard ones. */

const UNITS = fileURLToPath(new URL('../../../../scenarios/battletech/units/', import.meta.url));

const PIECES = [
  { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
] as const;

/** The Hunchback, built otherwise. */
const built =
  (full: Partial<FullSheet>) =>
  (setup: StandardUnitSetup): StandardUnitSetup =>
    setup.id === 'HBK-4G' ? { ...setup, sheet: { ...setup.sheet, full: { ...setup.sheet.full, ...full } } } : setup;

const begun = (full: Partial<FullSheet>): FullPlay => beginFull({ pieces: PIECES, change: built(full) });

/** What the Hunchback's piloting rolls have besides its skill of 5, by hits on its gyro; `null`: it is gone. */
const byHits = (full: Partial<FullSheet>) =>
  [0, 1, 2, 3].map((hits) => {
    const play = begun(full);
    const slots = [3, 4, 5, 6].slice(0, hits);
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, struck: { ...one.body.struck, CT: slots } } }));
    const unit = play.unit('HBK-4G');
    return isGyroGone(unit) ? null : pilotingNumber(unit, 'kicked').number - 5;
  });

describe('Frames', () => {
  it('WPN-09 a gyro bears one hit, a heavy-duty one two', () => {
    expect(byHits({})).toEqual([0, 3, null, null]);
    expect(byHits({ gyro: 'compact' })).toEqual([0, 3, null, null]);
    expect(byHits({ gyro: 'heavy-duty' })).toEqual([0, 1, 3, null]);
    expect(isGyroFailing(begun({}).unit('HBK-4G'))).toBe(false);
  });

  it('WPN-09 a small cockpit makes every piloting roll a point harder', () => {
    expect(pilotingNumber(begun({ cockpit: 'small' }).unit('HBK-4G'), 'kicked')).toMatchObject({
      number: 6,
      terms: [{ reason: 'piloting' }, { reason: 'small-cockpit', value: 1 }],
    });
  });

  it.each([
    ['fusion', 1],
    ['light', 1],
    ['ice', undefined],
    ['fuel-cell', undefined],
  ] as const)('WPN-08 with an engine of the kind %s a walk heats by %s', (engine, heat) => {
    const play = begun({ engine });
    passTo(play, 'move');
    if (!play.awaited.includes('defender:move')) play.give('attacker', { type: 'pass' });
    play.give('defender', step('HBK-4G', 'walk', 'F'));
    passTurn(play, [1, 1, 6, 6, 1, 1, 6, 6]);
    const phase = play.events('HeatTold').find(({ unit }) => unit === 'HBK-4G');
    expect(phase?.sources.find(({ source }) => source === 'walked')?.heat).toBe(heat);
  });

  it('WPN-07 an Angel suite jams as a Guardian does', () => {
    const jams = (equipment: 'ecm' | 'angel-ecm' | 'bloodhound-probe') => {
      const play = beginFull({
        pieces: [PIECES[0], { ...PIECES[1], at: '0806 S' }],
        change: (setup) =>
          setup.id === 'ENF-4R'
            ? {
                ...setup,
                sheet: {
                  ...setup.sheet,
                  full: {
                    ...setup.sheet.full,
                    slots: { ...setup.sheet.full.slots, LA: [{ holds: 'equipment', equipment, item: 99 }] },
                  },
                },
              }
            : setup,
      });
      return isJammed(play.game, play.unit('HBK-4G'), play.unit('ENF-4R'));
    };
    expect([jams('ecm'), jams('angel-ecm'), jams('bloodhound-probe')]).toEqual([true, true, false]);
  });

  it('WPN-10 each Artemis IV of a sheet guides a launcher of its location, until its slot is struck', () => {
    const sheet = (slots: Readonly<Record<string, readonly string[]>>) => {
      const file = mechSchema.parse(JSON.parse(readFileSync(join(UNITS, 'CPLT-C1.json'), 'utf8')));
      const standard = file.standard && { ...file.standard, slots: { ...file.standard.slots, ...slots } };
      return standardMech({ ...file, ...(standard ? { standard } : {}) })?.sheet ?? expect.unreachable();
    };
    const launcher = ['shoulder', 'upper-arm', 'lrm-15', 'lrm-15', 'lrm-15'];
    const laid = sheet({ LA: [...launcher, 'artemis'] });
    expect(laid.mounts.flatMap(({ artemis, location }) => (artemis ? [location] : []))).toEqual(['LA']);
    const play = beginFull({
      pieces: [{ unit: 'CPLT-C1', seat: 'defender', at: '0812 N' }, PIECES[1]],
      change: (setup) => (setup.id === 'CPLT-C1' ? { ...setup, sheet: laid } : setup),
    });
    const guides = () => {
      const unit = play.unit('CPLT-C1');
      return unit.sheet.mounts.filter((mount) => artemisGuides(unit, mount)).map(({ location }) => location);
    };
    expect(guides()).toEqual(['LA']);
    play.alter('CPLT-C1', (one) => ({ ...one, body: { ...one.body, struck: { ...one.body.struck, LA: [5] } } }));
    expect(guides()).toEqual([]);
  });

  it('WPN-19 with industrial myomer it strikes twice as hard at any heat, 2 harder, and runs no faster', () => {
    const filler = { holds: 'filler', of: 'industrial-tsm' } as const;
    const strikes = (built: boolean) => {
      const play = beginFull({
        pieces: PIECES,
        change: (setup) => {
          const { full } = setup.sheet;
          const slots = { ...full.slots, LT: [...(full.slots.LT ?? []).slice(0, 11), filler] };
          return built && setup.id === 'HBK-4G'
            ? { ...setup, sheet: { ...setup.sheet, full: { ...full, slots } } }
            : setup;
        },
      });
      play.alter('ENF-4R', (one) => ({ ...one, place: { hex: hex('0808'), facing: 3 } }));
      play.alter('HBK-4G', (one) => ({ ...one, place: { hex: hex('0809'), facing: 0 } }));
      const unit = play.unit('HBK-4G');
      const kick = { kind: 'kick', limb: 'RL', target: unitId('ENF-4R') } as const;
      const found = physicalAttackAt(play.game, unit, kick);
      if (!found.ok) throw new Error(found.error.code);
      return [found.value.number, pointsOf(play.game, unit, kick), allowanceOf(unit, 'run').mp];
    };
    const [number = 0, damage = 0, run = 0] = strikes(false);
    expect(strikes(true)).toEqual([number + 2, 2 * damage, run]);
  });

  it.each([
    [8, { walk: 3, run: 5 }, 5],
    [9, { walk: 5, run: 8 }, 10],
    [15, { walk: 3, run: 5 }, 10],
  ] as const)(
    'WPN-11 with triple-strength myomer at heat %i it walks and runs %o, and punches for %i',
    (heat, mp, punch) => {
      const filler = { holds: 'filler', of: 'tsm' } as const;
      const play = beginFull({
        pieces: PIECES,
        change: (setup) => {
          const { full } = setup.sheet;
          const slots = {
            ...full.slots,
            LT: [...(full.slots.LT ?? []).slice(0, 6), ...Array.from({ length: 6 }, () => filler)],
          };
          return setup.id === 'HBK-4G' ? { ...setup, sheet: { ...setup.sheet, full: { ...full, slots } } } : setup;
        },
      });
      play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, heat } }));
      const unit = play.unit('HBK-4G');
      expect({ walk: allowanceOf(unit, 'walk').mp, run: allowanceOf(unit, 'run').mp }).toEqual(mp);
      const terms = allowanceOf(unit, 'run').terms;
      expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(mp.run);
      const quicker = allowanceOf(unit, 'walk').terms.filter(({ reason }) => reason === 'tsm');
      expect(quicker).toEqual(heat < 9 ? [] : [{ reason: 'tsm', value: 2, n: heat }]);
      expect(pointsOf(play.game, unit, { kind: 'punch', limb: 'LA', target: unitId('ENF-4R') })).toBe(punch);
    },
  );
});
