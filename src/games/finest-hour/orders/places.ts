import { typedIn } from '../../../orders/places.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';

/** Places, lengths in cm and directions in degrees, as they are typed. */
export const { placeAt, numberIn, angleIn, angleText, lengthTyped, placeText } = typedIn(MEASURE);

/** A length as one types it: `12.5`. */
export const lengthText = (steps: number): string => String(steps / MEASURE.unit);
