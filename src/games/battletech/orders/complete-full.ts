import { sowProblem } from '../../../rules/battletech/standard/sowing.js';
import { sweepProblem } from '../../../rules/battletech/standard/sweeping.js';
import { percentOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import { distance } from '../../../rules/geometry/hex/hex.js';
import { waysToHit } from '../../../rules/battletech/to-hit.js';
import { dumpable, jamsToClear } from '../../../rules/battletech/standard/ammunition.js';
import { cannotAct } from '../../../rules/battletech/standard/parts.js';
import { carefulStandProblem, fullMoveProblem, standUpProblem } from '../../../rules/battletech/standard/check-move.js';
import { findsOf } from '../../../rules/battletech/standard/clubs.js';
import { twistsOf } from '../../../rules/battletech/standard/gunnery.js';
import { worthSpotting } from '../../../rules/battletech/standard/spotting.js';
import { mascProblem } from '../../../rules/battletech/standard/masc.js';
import { destructProblem } from '../../../rules/battletech/league/self-destruct.js';
import { ejectProblem } from '../../../rules/battletech/standard/ejecting.js';
import { pacesOf } from '../../../rules/battletech/standard/pacing.js';
import { supposed } from '../../../rules/battletech/supposed.js';
import { PAIRED, possiblePhysicalAttacks } from '../../../rules/battletech/standard/physical-attacks.js';
import { atStandard } from '../../../rules/battletech/levels.js';
import { HIDDEN_ORDERS } from '../../../rules/battletech/standard/unseen.js';
import type { StandardUnit, Unit } from '../../../rules/battletech/types.js';
import { asides } from '../../../rules/battletech/standard/asides.js';
import type { InquiryCommand, OrderCommand, Suggestion, Typed } from '../../../orders/contract.js';
import { isSide } from '../../../rules/battletech/league/aimed.js';
import { canShift } from '../../../rules/battletech/league/column-shift.js';
import { COLUMN_SHIFTS } from '../../../rules/battletech/standard/types.js';
import { aimsFor } from '../../../rules/battletech/standard/attack-choices.js';
import { plain } from '../../../orders/text.js';
import { asked, enemies, type Context } from './context.js';
import { formatHidden } from './hiding.js';
import { formatStrike, twistText } from './format-full.js';
import { parseMove } from './moves.js';
import { orderedUnit, targetUnit } from './units.js';
import { wordFor } from './words.js';

/** Suggestions that only the standard level has. */

export const same = (value: string): Suggestion => ({ value, label: value });

/** Of a unit that lies and can: to stand up. */
export function standUps(context: Context, unit: Unit): readonly Suggestion[] {
  const { tongue, view } = context;
  if (view.game.level !== 'standard' || !unit.body?.prone) return [];
  const on = asked(context, 'move-on')?.mode ?? null;
  const paces = (['walk', 'run'] as const)
    .filter((mode) => standUpProblem(unit, mode, on) === null)
    .map((mode) => `${wordFor('stand-up', tongue)} ${wordFor(mode, tongue)}`);
  const careful = carefulStandProblem(view.game, unit) === null ? [wordFor('careful-stand', tongue)] : [];
  return [...paces, ...careful].map(same);
}

/** Of one that another is moved into from the side: the steps out of its way, and to stay (FIN-41). */
export function stepsAside({ tongue, view }: Context, unit: Unit): readonly Suggestion[] {
  if (view.game.level !== 'standard' || !unit.body) return [];
  const steps = asides(view.game, unit).map(({ mode, step }) => `${wordFor(mode, tongue)} ${step}`);
  return [...steps, wordFor('stand', tongue)].map(same);
}

/** Of a unit whose MASC can be switched on. */
export const overdrives = ({ tongue }: Context, unit: Unit): readonly Suggestion[] =>
  mascProblem(unit) === null ? [same(wordFor('masc', tongue))] : [];

/** The paces at which a unit may run besides its usual one, and to eject. */
export const hurries = ({ tongue, view }: Context, unit: Unit): readonly Suggestion[] =>
  [
    ...pacesOf(supposed(view.game), unit),
    ...(ejectProblem(supposed(view.game), unit) === null ? (['eject'] as const) : []),
    ...(sowProblem(supposed(view.game), unit) === null ? (['sow'] as const) : []),
    ...(sweepProblem(supposed(view.game), unit) === null ? (['clear-mines'] as const) : []),
    ...(destructProblem(supposed(view.game), unit) === null
      ? (['self-destruct', 'self-destruct-ejecting'] as const)
      : []),
  ].map((word) => same(wordFor(word, tongue)));

/** What a hidden unit can be told to wait for (HID-02). */
export const waits = ({ tongue, view }: Context): readonly Suggestion[] =>
  HIDDEN_ORDERS.filter((order) => order !== 'overwatch' || view.game.options.overwatch !== 'off').map((order) => ({
    value: formatHidden(
      view.game.options.overwatch === 'sight' && order === 'overwatch' ? { order, within: 6 } : { order },
      tongue,
    ),
    label: t(tongue, `battletech.choice.hidden-${order}-about`),
  }));

/** Charges and deaths from above that can be reached and are allowed. */
export function charges(context: Context, unit: Unit): readonly Suggestion[] {
  const { game } = context.view;
  if (game.level !== 'standard' || !unit.body || unit.body.prone) return [];
  return enemies(context)
    .flatMap(({ id }) =>
      (['charge', 'death-from-above'] as const).map((word) => `${wordFor(word, context.tongue)} ${id}`),
    )
    .filter((order) => {
      const meant = parseMove(context, unit, order);
      return meant.ok && meant.value.type === 'move' && !fullMoveProblem(game, unit, meant.value);
    })
    .map(same)
    .slice(0, 4);
}

/** Whether a unit is next to the one that is ordered: only so it can be struck. */
export const isNextTo =
  (context: Context, options: Typed['options']) =>
  ({ place }: Unit): boolean => {
    const unit = orderedUnit(context, options.unit);
    const own = unit.ok ? unit.value.place : null;
    return !own || (place !== null && distance(own.hex, place.hex) === 1);
  };

/** Each physical attack with its number, those at the target that was named or at whoever is next to the unit; both punches where both can be struck. */
function physicalAttacks({ tongue, view }: Context, unit: StandardUnit, target: string | null): readonly Suggestion[] {
  const state = atStandard(view.game);
  const all = possiblePhysicalAttacks(state, unit);
  const named = all.filter(({ attack }) => plain(attack.target) === plain(target ?? ''));
  const able = named.length > 0 ? named : all;
  const single = able.map(({ attack, toHit: { number } }): Suggestion => {
    const { order = '' } = formatStrike({ type: 'strike', unit: unit.id, blows: [attack] }, tongue).options;
    const chance = percentOf(tongue.locale, waysToHit(number), 36);
    return { value: order, label: t(tongue, 'battletech.suggest.physical', { order, number, chance }) };
  });
  const pairs = PAIRED.filter((kind) => {
    const blows = able.flatMap(({ attack }) => (attack.kind === kind ? [attack] : []));
    return blows.some(({ limb, target: at }) => blows.some((one) => one.target === at && one.limb !== limb));
  });
  const others = [
    ...pairs.map((kind) => `${wordFor(kind, tongue)} ${wordFor('both', tongue)}`),
    ...findsOf(state, unit).map((find) => wordFor(`take-${find}`, tongue)),
    wordFor('no-strike', tongue),
  ];
  return [...unlike(single), ...others.map(same)];
}

/** Each order once: of physical attacks at several targets the first. */
const unlike = (offered: readonly Suggestion[]): readonly Suggestion[] =>
  offered.filter(({ value }, i) => offered.findIndex((one) => one.value === value) === i);

/** Standard level: physical attacks in the physical phase, else the twist and what else goes with a unit's shots. */
export function declarations(context: Context, options: Typed['options']): readonly Suggestion[] {
  const { tongue, view } = context;
  const unit = orderedUnit(context, options.unit);
  if (!unit.ok || !unit.value.body || unit.value.status !== 'active') return [];
  if (view.game.phase === 'physical') {
    return physicalAttacks(context, unit.value, options.target ?? null);
  }
  if (cannotAct(unit.value)) return [];
  const state = atStandard(view.game);
  return [
    ...twistsOf(unit.value)
      .filter((twist) => twist !== 0)
      .map((twist) => twistText(twist, tongue)),
    ...worthSpotting(state, unit.value).map((target) => `${wordFor('spot', tongue)} ${target}`),
    ...jamsToClear(state, unit.value).map((mount) => `${wordFor('unjam', tongue)} ${mount}`),
    ...dumpable(unit.value).map((bin) => `${wordFor('dump', tongue)} ${bin}`),
    ...shiftsAt(context, unit.value, options.target).map((shift) => `${wordFor('column', tongue)} ${shift}`),
    `${wordFor('sinks', tongue)} 0`,
  ].map(same);
}

/** Which way the columns of hits on the target that is named may be shifted, once a scan has seen through it (CLN-42). */
function shiftsAt(context: Context, unit: StandardUnit, named: string | undefined): readonly string[] {
  const { view, tongue } = context;
  const state = atStandard(supposed(view.game));
  const target = state.units.find(({ id }) => plain(id) === plain(named ?? ''));
  return target && canShift(state, unit, target) ? COLUMN_SHIFTS.map((shift) => wordFor(shift, tongue)) : [];
}

/** What the shots of a unit at a target can be aimed at. */
export function aims(context: Context, { options }: Typed<OrderCommand | InquiryCommand>): readonly Suggestion[] {
  const unit = orderedUnit(context, options.unit);
  const target = targetUnit(context, options.target);
  const game = supposed(context.view.game);
  const [from, at] = [unit, target].map((one) =>
    one.ok ? game.units.find(({ id }) => id === one.value.id) : undefined,
  );
  if (game.level !== 'standard' || !from?.body || !at?.body) return [];
  return aimsFor(game, from, at).map((aim) => same(isSide(aim) ? wordFor(aim, context.tongue) : aim));
}
