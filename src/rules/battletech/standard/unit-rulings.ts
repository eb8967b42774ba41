/** What the rules leave open about vehicles, VTOLs and infantry (AMB-UNI-01 to 13), and about woods (TER-27): each an option of the match, the first value its default. */

/** The options, each with the ruling that it settles. A state holds only those that are not at their default. */
export const RULING_VALUES = {
  /** Which neighbour of the side attacked the low and high rows of the hit table strike. */
  vehicleTable: { values: ['print', 'mm'], rule: 'AMB-UNI-01' },
  platoonSwarm: { values: ['full', 'crit'], rule: 'AMB-UNI-03' },
  mechanizedOpen: { values: ['on', 'off'], rule: 'AMB-UNI-04' },
  shakeOff: { values: ['flank', 'off'], rule: 'AMB-UNI-05' },
  jumpWithRiders: { values: ['on', 'off'], rule: 'AMB-UNI-06' },
  crash: { values: ['levels', 'destroyed'], rule: 'AMB-UNI-07' },
  vehicleCase: { values: ['rear', 'off'], rule: 'AMB-UNI-09' },
  infernoUnits: { values: ['on', 'off'], rule: 'AMB-UNI-10' },
  /** Whether troopers count in the order of turns, or come along with the others of their side. */
  infantryTurns: { values: ['count', 'free'], rule: 'AMB-UNI-11' },
  /** Whether a hit on the cargo strikes whom a vehicle carries, or slides to the next row. */
  cargoHit: { values: ['slides', 'strikes'], rule: 'AMB-UNI-12' },
  /** Who says which of several weapons a vehicle loses: its owner or the attacker by 1D6, each for what serves them, or the dice. */
  weaponLost: { values: ['chosen', 'lot'], rule: 'AMB-UNI-13' },
  /** Whether shots at woods thin them out. */
  clearWoods: { values: ['off', 'on'], rule: 'TER-27' },
} as const satisfies Readonly<
  Record<string, { readonly values: readonly [string, ...string[]]; readonly rule: string }>
>;

type RulingOption = keyof typeof RULING_VALUES;
export type RulingOptions = { readonly [Id in RulingOption]: (typeof RULING_VALUES)[Id]['values'][number] };

/** The ids of the options. */
export const RULING_OPTIONS: readonly RulingOption[] = Object.keys(RULING_VALUES).filter(
  (id): id is RulingOption => id in RULING_VALUES,
);

/** Those that damage is resolved by. */
export type DamageRulings = Pick<RulingOptions, 'vehicleTable' | 'vehicleCase' | 'weaponLost'>;

export const damageRulings = ({
  vehicleTable = 'print',
  vehicleCase = 'rear',
  weaponLost = 'chosen',
}: Partial<RulingOptions>): DamageRulings => ({
  vehicleTable,
  vehicleCase,
  weaponLost,
});

/** As they are where nothing is chosen. */
export const USUAL_RULINGS: DamageRulings = damageRulings({});
