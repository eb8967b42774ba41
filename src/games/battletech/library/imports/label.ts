/** Labels for units that come from elsewhere: 2 to 16 of A-Z, 0-9 and -. */

export const LABEL = /^[A-Z0-9][A-Z0-9-]{1,15}$/;
const LONGEST = 16;

/** The model if it is one, or else as much of the chassis as has room before the model. */
export function labelOf(chassis: string, model: string): string {
  if (LABEL.test(model)) return model;
  const last = plain(model).slice(0, LONGEST);
  const first = plain(chassis.replace(/\(.*\)/, ''));
  if (LABEL.test(last) && /\d.*-|-.*\d/.test(last)) return last;
  const label = [first.slice(0, Math.max(0, LONGEST - 1 - last.length)), last].map(trimmed).filter(Boolean).join('-');
  return LABEL.test(label) ? label : `U-${label}`.slice(0, LONGEST).padEnd(3, '0');
}

/** The name of a file of ours: small letters, digits and strokes. */
export const slugOf = (name: string): string => plain(name).toLowerCase().slice(0, 60) || 'unnamed';

const plain = (text: string): string =>
  trimmed(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-'),
  );

const trimmed = (text: string): string => text.replace(/^-+|-+$/g, '');
