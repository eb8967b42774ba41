/** Rounds half up. What only the arithmetic of the machine has taken off a half (`17.5 - 2e-15`) is given back. */
export const rounded = (value: number, places = 0): number => {
  const scale = 10 ** places;
  return Math.floor(Number((value * scale).toPrecision(12)) + 0.5) / scale;
};
