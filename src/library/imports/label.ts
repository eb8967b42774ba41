const LONGEST = 16;

/** A label as it is wished, or else with a number behind it: the first that is free. */
export function freeLabel(wished: string, isFree: (label: string) => boolean): string {
  if (isFree(wished)) return wished;
  for (let number = 2; ; number += 1) {
    const label = `${wished.slice(0, LONGEST - 1 - String(number).length)}-${number}`;
    if (isFree(label)) return label;
  }
}
