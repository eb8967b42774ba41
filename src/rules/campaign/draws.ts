/** How many event cards a battle brings (CLN-01 … CLN-03). */

/** The cards that each faction of the winning side draws, by its kind, its machines and the Clans that won with it. */
export function drawsOf(winner: {
  readonly isClan: boolean;
  readonly machines: number;
  readonly clans: number;
}): number {
  if (!winner.isClan) return 1;
  // A Clan that won alone has three, whatever it engaged (AMB-CLN-01).
  if (winner.clans === 1) return 3;
  return winner.machines >= 2 ? 2 : 1;
}
