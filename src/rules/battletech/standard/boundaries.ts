import type { Event } from '../events.js';
import type { StandardState } from '../types.js';
import { changeUnits } from '../units.js';
import { changeBodies, changeField, UNCHANGED } from './changes.js';
import { withoutCracks } from './ground-after.js';
import type { Crew } from './kinds.js';
import type { Body } from './types.js';
import { isLockedFor } from './vehicles.js';

/** What the beginning and the end of turns and phases do to the units. */

/** What a turn or a phase that begins or ends does to the units, before the event itself counts. */
export function atBoundary(state: StandardState, event: Event): StandardState {
  switch (event.type) {
    case 'TurnBegan':
      return atTurnBegin(state);
    case 'PhaseBegan':
      return atPhaseBegin(event.phase === 'weapons' ? changeField(state, () => ({ fire: [] })) : state);
    case 'PhaseEnded':
      return motiveInForce(withoutCracks(state));
    case 'TurnEnded':
      return atTurnEnd(state, event.jams === 'told');
    default:
      return state;
  }
}

/** What the beginning of a phase wipes off the units: what has shaken them in the one before. */
const atPhaseBegin = (state: StandardState): StandardState =>
  changeUnits(state, ({ body: { shaken: _, ...body }, ...unit }) => ({
    ...unit,
    body: { ...body, damage: 0, due: [] },
  }));

/** A new turn: nothing declared, nothing fired. */
const atTurnBegin = (state: StandardState): StandardState =>
  changeField(
    changeBodies(state, ({ tags = null, pace = null, destruct = null, rolledFor = [] }) => ({
      fired: [],
      spots: null,
      skidded: false,
      charge: null,
      ...(tags === null ? {} : { tags: null }),
      ...(pace === null ? {} : { pace: null }),
      ...(destruct === null ? {} : { destruct: null }),
      ...(rolledFor.length === 0 ? {} : { rolledFor: [] }),
    })),
    ({ scans, kindled = [] }) => ({
      fire: [],
      blows: [],
      ...(scans ? { scans: [] } : {}),
      ...(kindled.length > 0 ? { kindled: [] } : {}),
    }),
  );

/**
 * The end of a turn: all torsos return to the line of movement (SEQ-16); pods that hit begin to send (AMB-SEQ-12); MASC is
 * switched off, or recovers (AMB-SEQ-21).
 */
const atTurnEnd = (state: StandardState, jamsTold: boolean): StandardState =>
  changeBodies(state, ({ pods, newPods, masc, crew, jammed, fired }) => ({
    twist: 0,
    ...(crew ? { ...recovered(crew), ...(jamsTold ? {} : cleared(crew, jammed, fired)) } : {}),
    ...(masc ? { masc: { on: false, strain: masc.on ? masc.strain : Math.max(0, masc.strain - 1) } } : {}),
    ...(newPods ? { pods: [...pods, ...newPods], newPods: [] } : {}),
  }));

/** The crew of a vehicle comes to itself; a turret that is stuck stays where it points (table 11.2.4). */
function recovered(crew: Crew): Partial<Body> & { readonly crew: Crew } {
  const stunned = crew.stunned === null || crew.stunned <= 1 ? null : crew.stunned - 1;
  return { twist: crew.stuck ?? 0, crew: { ...crew, stunned } };
}

/** What a crew had cleared where that was not told: all that had jammed, if it fired nothing all turn and was not stunned. */
function cleared(crew: Crew, jammed: Body['jammed'], fired: Body['fired']): Partial<Body> {
  const isBusy = fired.length > 0 || crew.stunned !== null;
  const stuck = isBusy || isLockedFor(crew) ? crew.stuck : null;
  return { twist: stuck ?? 0, jammed: isBusy ? jammed : [], crew: { ...recovered(crew).crew, stuck } };
}

/** Motive damage of a phase is in force from its end (UNI-18). */
const motiveInForce = (state: StandardState): StandardState =>
  changeBodies(state, ({ crew }) =>
    crew && crew.fresh.length > 0
      ? { crew: { ...crew, motive: [...crew.motive, ...crew.fresh], fresh: [] } }
      : UNCHANGED,
  );
