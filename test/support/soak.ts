/**
 * What takes long and repeats what is tried already (another language, another moment of the same fault) is done in `npm run soak` alone,
 * so that `npm test` stays below twelve minutes. `npm run soak` finds such files by their import of this one.
 */

/** Whether it is `npm run soak` that asks. */
export const inSoak = process.env['SOAK'] === 'all';

/** Beside the title of a test that `npm test` leaves out, so that its list says why. */
export const SOAK_ALONE = inSoak ? '' : ' (in `npm run soak` alone)';

/** The variants of a test that `npm test` tries: the first `usual` ones. `npm run soak` tries them all. */
export const usually = <T>(variants: readonly T[], usual = 1): readonly T[] =>
  inSoak ? variants : variants.slice(0, usual);
