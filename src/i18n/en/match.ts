/** Refusals of the kernel and of the match room. */
export const match = {} as const;
