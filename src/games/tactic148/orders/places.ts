import { typedIn } from '../../../orders/places.js';
import { MEASURE } from '../../../rules/tactic148/lengths.js';

/** Places and lengths in u, as they are typed. */
export const { placeAt, numberIn, lengthTyped, placeText } = typedIn(MEASURE);
