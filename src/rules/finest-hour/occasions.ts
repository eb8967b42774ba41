import type { State } from './state.js';
import type { Aircraft, WeaponId } from './types.js';

/** Which fire of the turn the next one is: of the aircraft, or by option of this weapon (AMB-TFH-05). */
export const occasionOf = ({ options }: State, { fires }: Aircraft, weapon: WeaponId): number =>
  1 +
  (options.fireCount === 'aircraft' ? fires.length : fires.filter(({ weapons }) => weapons.includes(weapon)).length);
