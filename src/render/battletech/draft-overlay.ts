import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { Overlay } from '../../present/picture.js';
import { EXIT_LETTER } from '../../rules/battletech/move-choices.js';
import { gaitOf } from '../../rules/battletech/gait.js';
import { allowance, depthAt, stride } from '../../rules/battletech/movement.js';
import { resumed } from '../../rules/battletech/standard/moving.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Movement, Place, State, Unit } from '../../rules/battletech/types.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import { spelt, stepOf } from '../../rules/battletech/step-letters.js';
import { atPace } from '../../rules/battletech/standard/pacing.js';
import { PACES } from '../../rules/battletech/standard/types.js';
import { MODES, type Mode } from '../../rules/battletech/vocabulary.js';
import { NIGHT, sideLook, YELLOW } from '../colours.js';
import { LEGIBLE } from '../scene.js';
import { ghost } from './ghost.js';
import { middle, type Lay } from './lay.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { way } from './paths.js';
import { supposed } from '../../rules/battletech/supposed.js';

/** A path that is being made, with the MP spent of those there are at its end. */
export function draftParts(
  overlay: Extract<Overlay<BattleTech>, { kind: 'draft' }>,
  view: SeenState,
  sides: readonly string[],
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const unit = supposed(view).units.find(({ id }) => id === overlay.unit);
  const draft = drafted(overlay, view);
  const end = draft?.path.at(-1);
  if (!unit || !draft || !end) return NOTHING;
  const look = sideLook(sides, unit.side);
  const leaves = overlay.steps.includes(EXIT_LETTER);
  const spent = `${draft.mp}/${allowance(unit, draft.mode, depthAt(view, unit))} MP`;
  return {
    ...NOTHING,
    shapes: [
      ...way(draft, look.fill, lay, `draft:${unit.id}`, leaves),
      ...(draft.path.length > 1 && !leaves ? ghost(end, look, lay, `draft:${unit.id}:end`) : []),
    ],
    labels: [
      {
        text: spent,
        tag: `draft:${unit.id}:mp`,
        about: middle(lay, end.hex),
        clear: lay.radius * 0.5,
        size: LEGIBLE,
        fill: YELLOW,
        ink: NIGHT,
        border: NIGHT,
      },
    ],
    captions: [
      heading(
        [
          unit.id,
          t(tongue, 'battletech.picture.movement', {
            mode: gaitOf(unit, draft.mode),
            mp: draft.mp,
            entered: draft.entered,
          }),
          spelt(overlay.steps),
        ].join(' · '),
      ),
    ],
  };
}

/** The movement that the steps of a draft make so far; steps that cannot be gone are left out. */
export function drafted(overlay: Extract<Overlay<BattleTech>, { kind: 'draft' }>, view: SeenState): Movement | null {
  const state = supposed(view);
  const unit = state.units.find(({ id }) => id === overlay.unit);
  const mode = MODES.find((one) => one === overlay.mode);
  const pace = PACES.find((one) => one === overlay.mode);
  if (pace && state.level === 'standard' && unit?.body && unit.place) {
    const ran = atPace(state, unit, pace);
    return walked(ran.state, ran.unit, 'run', overlay.steps);
  }
  return unit?.place && mode ? walked(state, unit, mode, overlay.steps) : null;
}

function walked(state: State, unit: Unit, mode: Mode, steps: string): Movement {
  let at = resumed(unit);
  const path: Place[] = [at.place];
  for (const letter of steps) {
    const step = stepOf(letter);
    const next = step ? stride(state, unit, mode, at, step) : null;
    if (!next?.ok) break;
    at = next.value;
    path.push(at.place);
  }
  return { mode, steps, path, mp: at.mp, entered: at.entered };
}
