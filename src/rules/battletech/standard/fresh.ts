import type { LeagueTables } from '../league/tables.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { broughtBody, broughtMarks } from '../damage/brought.js';
import type { StandardUnit, StandardUnitSetup } from '../types.js';
import { SOUND } from './vehicles.js';
import type { Pilot } from './pilot.js';
import type { EcmSuites, Field } from './types.js';
import type { Victory } from './goals.js';

/** What a match of the standard level begins with. */

/** The pilot of a unit that brings none of its own, and of one that a viewer does not know. */
export const REGULAR: Pilot = { gunnery: 4, piloting: 5, hits: 0, out: null };

/** Without other agreement the last side standing wins, however long it takes (SEQ-18). */
const LAST_SIDE_STANDING: Victory = { goals: [], turns: null, late: 'draw' };

/** What a unit of either level has not done yet when the match begins. */
export const UNDEPLOYED = { status: 'waiting', place: null, moved: null, declared: false } as const;

/** A unit as it comes to the match. */
export function embodied(brought: StandardUnitSetup): StandardUnit {
  const {
    id,
    seat,
    side,
    sheet,
    ammo,
    pilot = REGULAR,
    breached = [],
    jammed = [],
    spent = [],
    crew = SOUND,
    stopped,
    shorted,
  } = brought;
  return {
    id,
    seat,
    side,
    sheet,
    ammo,
    ...(brought.cocoon === undefined ? {} : { cocoon: brought.cocoon }),
    ...(brought.network === undefined ? {} : { network: brought.network }),
    ...UNDEPLOYED,
    ...broughtMarks(brought),
    body: {
      pilot,
      ...broughtBody(brought),
      heat: 0,
      built: [],
      prone: false,
      shutdown: shorted ?? false,
      ...(shorted ? { shorted } : {}),
      twist: 0,
      jammed,
      spent,
      fired: [],
      sinksOff: 0,
      dumping: [],
      breached,
      ...(stopped ? { stopped } : {}),
      pods: [],
      damage: 0,
      due: [],
      spots: null,
      skidded: false,
      charge: null,
      doomed: null,
      ...(sheet.kind === 'mech' ? {} : { crew }),
    },
  };
}

/** The part of the match that only the standard level has, before anything has happened but the fires of the scenario and what lies on its map. */
export const freshField = (
  victory: Victory = LAST_SIDE_STANDING,
  burning: readonly Hex[] = [],
  limbs: readonly Hex[] = [],
  ecm?: EcmSuites,
  league?: LeagueTables,
): Field => ({
  victory,
  fire: [],
  blows: [],
  burning,
  ...(limbs.length === 0 ? {} : { limbs }),
  ...(ecm ? { ecm } : {}),
  ...(league ? { league } : {}),
  held: [],
  exits: [],
});
