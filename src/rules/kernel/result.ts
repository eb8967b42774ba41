/** A value or the reason why there is none. The rules return it where a player may be wrong; `throw` means our own bug. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps a reason as a failure. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
