import type { OptionSpec } from '../kernel/contract.js';
import { optionSpecs, readByTable, type OptionTable } from '../kernel/options.js';
import type { Refusal } from '../kernel/refusal.js';
import { ok, type Result } from '../kernel/result.js';
import { LEAGUE_OPTIONS, LEAGUE_VALUES, LEAGUES } from './league/index.js';
import { LEVEL_OPTIONS, ONLY_AT } from './levels.js';
import { RULING_OPTIONS, RULING_VALUES } from './standard/unit-rulings.js';
import { ARTILLERY_OPTIONS, ARTILLERY_VALUES } from './standard/gun-tables.js';
import { EDITION_OPTIONS, EDITIONS } from './standard/editions.js';
import type { Options, Setup } from './types.js';
import type { Level } from './vocabulary.js';

/** Every option with its values, default first in use, and the ruling that it settles. */
const VALUES: OptionTable<Required<Options>> = {
  unequalNumbers: { values: ['ratio', 'frontLoad', 'each'], rule: 'AMB-QSR-02' },
  resolutionOrder: { values: ['declaration', 'loserFirst'], rule: 'AMB-QSR-03' },
  resolveFire: { values: ['referee', 'byHand'], rule: 'QSR-14' },
  splitHex: { values: ['prompt', 'auto-defender'], rule: 'AMB-QSR-04' },
  splitLine: { values: ['pair', 'side'], rule: 'AMB-QSR-15' },
  losCornerTouch: { values: ['touch', 'cross'], rule: 'AMB-QSR-05' },
  rearArmor: { values: ['off', 'on'], rule: 'AMB-QSR-08' },
  immobileBonus: { values: ['off', 'on'], rule: 'AMB-QSR-09' },
  minimumMove: { values: ['off', 'on'], rule: 'AMB-QSR-10' },
  friendlyFire: { values: ['off', 'on'], rule: 'AMB-QSR-14' },
  declare: { values: ['open', 'sealed'], rule: 'QSR-11' },
  moveBy: { values: ['unit', 'side'], rule: 'QSR-09' },
  secondaryTargets: { values: ['on', 'off'], rule: 'AMB-SEQ-08' },
  partialCover: { values: ['legs', 'punch'], rule: 'AMB-SEQ-10' },
  physicalBase: { values: ['piloting', 'fixed'], rule: 'SEQ-13' },
  fires: { values: ['off', 'on'], rule: 'SEQ-16' },
  fireWind: { values: ['calm', 'gale', 'storm'], rule: 'FIN-45' },
  windTo: { values: ['SE', 'S', 'SW', 'NW', 'N', 'NE'], rule: 'FIN-45' },
  burnDown: { values: ['off', 'on'], rule: 'FIN-45' },
  forcedWithdrawal: { values: ['off', 'on'], rule: 'AMB-SEQ-19' },
  carefulStand: { values: ['off', 'on'], rule: 'AMB-SEQ-24' },
  waterFallRounding: { values: ['down', 'up'], rule: 'FIN-26' },
  unjamUltra: { values: ['off', 'on'], rule: 'FIN-22' },
  lifeSupportSecond: { values: ['25', '26'], rule: 'FIN-31' },
  spotterOrder: { values: ['any', 'before'], rule: 'FIN-08' },
  threeLegShift: { values: ['off', 'on'], rule: 'FIN-21' },
  multiSide: { values: ['off', 'on'], rule: 'AMB-SEQ-07' },
  sprint: { values: ['off', 'on'], rule: 'ADV-01' },
  evade: { values: ['off', 'on'], rule: 'ADV-02' },
  c3: { values: ['off', 'on'], rule: 'ADV-03' },
  talents: { values: ['off', 'on'], rule: 'ADV-04' },
  edge: { values: ['off', 'on'], rule: 'ADV-05' },
  ejection: { values: ['off', 'on'], rule: 'ADV-06' },
  quirks: { values: ['off', 'on'], rule: 'ADV-07' },
  hidden: { values: ['off', 'on'], rule: 'HID-01' },
  overwatch: { values: ['adjacent', 'sight', 'off'], rule: 'HID-05' },
  mines: { values: ['off', '2', '4', '8'], rule: 'HID-06' },
  mineDensity: { values: ['10', '20', '30'], rule: 'HID-07' },
  edition: { values: EDITIONS, rule: 'EDN-01' },
  mechChargesVehicle: { values: ['on', 'off'], rule: 'AMB-UNI-02' },
  ...RULING_VALUES,
  ...ARTILLERY_VALUES,
  ...LEAGUE_VALUES,
};

/** The options as the rest of the house lists them; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = optionSpecs(VALUES);

/** The options that do something at a level (AMB-SEQ-11), with the defaults that they have there. */
export const optionsAt = (level: Level): readonly OptionSpec[] =>
  OPTIONS.filter(({ id }) => (ONLY_AT[id] ?? level) === level).map((spec) => ({
    ...spec,
    default: LEVEL_OPTIONS[level][spec.id] ?? spec.default,
    ...bringing(spec.id),
  }));

/** What the edition or the league of a match brings along of other options (EDN-01, LEA-01). */
const PRESETS: Readonly<Record<string, NonNullable<OptionSpec['brings']>>> = {
  edition: EDITION_OPTIONS,
  league: LEAGUES,
};

/**
 * Reads chosen options; what is not named is as edition and league have it, else takes the default of its level. Refuses unknown names
 * and values. What does nothing at the level may be there: matches were written down with all options.
 */
export function readOptions(
  given: Readonly<Record<string, string>>,
  level: Level = 'quick-start',
): Result<Options, Refusal> {
  const chosen = readByTable(VALUES, { ...LEVEL_OPTIONS[level], ...withPresets(given, level) });
  if (!chosen.ok) return chosen;
  const pick = chosen.value;
  return ok({
    unequalNumbers: pick('unequalNumbers'),
    resolutionOrder: pick('resolutionOrder'),
    resolveFire: pick('resolveFire'),
    splitHex: pick('splitHex'),
    splitLine: pick('splitLine'),
    losCornerTouch: pick('losCornerTouch'),
    rearArmor: pick('rearArmor'),
    immobileBonus: pick('immobileBonus'),
    minimumMove: pick('minimumMove'),
    friendlyFire: pick('friendlyFire'),
    declare: pick('declare'),
    moveBy: pick('moveBy'),
    secondaryTargets: pick('secondaryTargets'),
    partialCover: pick('partialCover'),
    physicalBase: pick('physicalBase'),
    fires: pick('fires'),
    fireWind: pick('fireWind'),
    windTo: pick('windTo'),
    burnDown: pick('burnDown'),
    forcedWithdrawal: pick('forcedWithdrawal'),
    carefulStand: pick('carefulStand'),
    waterFallRounding: pick('waterFallRounding'),
    unjamUltra: pick('unjamUltra'),
    lifeSupportSecond: pick('lifeSupportSecond'),
    spotterOrder: pick('spotterOrder'),
    threeLegShift: pick('threeLegShift'),
    multiSide: pick('multiSide'),
    ...later('sprint', pick('sprint')),
    ...later('evade', pick('evade')),
    ...later('c3', pick('c3')),
    ...later('talents', pick('talents')),
    ...later('edge', pick('edge')),
    ...later('ejection', pick('ejection')),
    ...later('quirks', pick('quirks')),
    ...later('hidden', pick('hidden')),
    ...later('overwatch', pick('overwatch')),
    ...later('mines', pick('mines')),
    ...later('mineDensity', pick('mineDensity')),
    ...later('edition', pick('edition')),
    ...later('mechChargesVehicle', pick('mechChargesVehicle')),
    ...[...RULING_OPTIONS, ...ARTILLERY_OPTIONS, ...LEAGUE_OPTIONS].reduce<Partial<Options>>(
      (all, id) => ({ ...all, ...later(id, pick(id)) }),
      {},
    ),
  });
}

function bringing(id: string): Pick<OptionSpec, 'brings'> {
  const brings = PRESETS[id];
  return brings ? { brings } : {};
}

/** Chosen options with what edition and league of the match bring along; whatever is named itself stands. */
export function withPresets(given: Given, level: Level): Given {
  if (level !== 'standard') return given;
  const brought = Object.entries(PRESETS).flatMap(([id, brings]) => Object.entries(brings[given[id] ?? ''] ?? {}));
  return { ...Object.fromEntries(brought), ...given };
}

type Given = Readonly<Record<string, string>>;

/**
 * The options of a set-up. Before edition and league were filled in when they are chosen, a set-up named all options whether chosen or
 * not: in those what stands at its default yields to them.
 */
export function optionsOf({
  options,
  level,
  filled,
}: Pick<Setup, 'options' | 'level' | 'filled'>): ReturnType<typeof readOptions> {
  const usual = new Map(optionsAt(level).map((spec) => [spec.id, spec.default]));
  const presets = Object.keys(PRESETS);
  const named = Object.entries(options).filter(([id, value]) => presets.includes(id) || value !== usual.get(id));
  return readOptions(filled ? options : Object.fromEntries(named), level);
}

/**
 * An option that matches stored in the shape of today know nothing of: left out at its default, they fold to the state, and so to the
 * hash, that they had. The next shape may hold it always.
 */
const later = <Id extends keyof Options>(id: Id, value: Required<Options>[Id]): Partial<Options> =>
  value === VALUES[id].values[0] ? {} : { [id]: value };
