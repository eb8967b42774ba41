import type { PageError } from './page-api.js';

export type UserErrorCode = PageError['error']['code'];

/** Something that Discord's client would not let its user do: an option out of range, a press on a disabled button. */
export class UserError extends Error {
  constructor(
    readonly code: UserErrorCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}
