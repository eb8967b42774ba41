/** What a page may take, so that it can always be sent: its pictures give way first, the oldest before all. */
export interface Limits {
  /** The size of the whole page. */
  readonly bytes: number;
  /** Whether the time for drawing is over. */
  readonly isLate: () => boolean;
}

/** A page with all its pictures, however many. */
export const NO_LIMITS: Limits = { bytes: Infinity, isLate: () => false };

/** Room for the pictures of one step, and for the signs that are written longer inside a script, in bytes. */
const ONE_STEP = 128 * 1024;

/** Whether another step gets no pictures when so many bytes are taken. */
export const leavesOut = ({ bytes, isLate }: Limits, taken: number): boolean => taken + ONE_STEP > bytes || isLate();

export const bytesOf = (text: string): number => Buffer.byteLength(text);
