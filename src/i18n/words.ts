/** What a catalogue in another language must have: every key of the English one. */
export type Words<English> = { readonly [Key in keyof English]: string };
