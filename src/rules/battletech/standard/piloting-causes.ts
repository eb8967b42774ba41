/** Causes of piloting rolls by what they come from, for what bears on some of them alone. */
export const DAMAGE_CAUSES = ['damage-20', 'gyro-hit', 'leg-lost', 'hip-hit', 'leg-actuator-hit'] as const;
export const BLOW_CAUSES = ['kicked', 'pushed', 'charged', 'jumped-on'] as const;
export const TERRAIN_CAUSES = [
  'water',
  'rubble',
  'bridge',
  'roof',
  'ice',
  'cliff',
  'bog',
  'unbog',
  'building',
] as const;
export const RISING_CAUSES = ['stand-up', 'careful-stand'] as const;

/** What a piloting roll is for. */
export const PILOTING_CAUSES = [
  ...DAMAGE_CAUSES,
  'gyro-destroyed',
  ...BLOW_CAUSES,
  'missed-kick',
  'made-charge',
  'made-jump-attack',
  'missed-jump-attack',
  'shutdown',
  ...TERRAIN_CAUSES,
  ...RISING_CAUSES,
  'ran-damaged',
  'landed-damaged',
  'skid',
  'sideslip',
  'forced-landing',
  'pilot-hit',
  'recoil',
  'displaced',
  'ejected',
  'avoid-pilot-damage',
] as const;
export type PilotingCause = (typeof PILOTING_CAUSES)[number];
