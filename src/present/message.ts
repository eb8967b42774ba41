import type { AnyPicture } from './picture.js';

/** Messages as data, before they become Discord's. Limits are Discord's; `discord/` checks them and a test walks them. */

/** What a button or menu does: a verb that commands/ knows and its arguments, together at most 90 characters when encoded. */
export interface Action {
  readonly verb: string;
  readonly args: readonly string[];
}

export interface Button {
  readonly action: Action;
  readonly label: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
}

/** A menu of at most 25 options; what is picked goes to the action as its last arguments. */
export interface Menu {
  readonly action: Action;
  readonly placeholder: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
    readonly chosen?: boolean;
  }[];
}

/** A menu of what a server has, which Discord fills by itself; the ids of what is picked go to the action. `min` 0: also nothing. */
export interface Picker {
  readonly action: Action;
  readonly picks: 'role' | 'channel' | 'forum';
  readonly placeholder: string;
  readonly min: 0 | 1;
  readonly max: number;
  readonly chosen: readonly string[];
}

/** A picture to be drawn and attached, with its alt text (at most 1024 characters). */
export interface PictureBlock {
  readonly kind: 'picture';
  readonly picture: AnyPicture;
  readonly alt: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'line' }
  | PictureBlock
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'menu'; readonly menu: Menu }
  | { readonly kind: 'picker'; readonly picker: Picker }
  | { readonly kind: 'file'; readonly name: string; readonly content: string | Uint8Array };

/** `plain` is for pings: a phone shows its text in the notification; they may have one row of buttons. Everything else is made of blocks. */
export type Message =
  | {
      readonly kind: 'plain';
      readonly text: string;
      readonly mentions: readonly string[];
      readonly buttons?: readonly Button[];
    }
  | { readonly kind: 'blocks'; readonly accent: number | null; readonly blocks: readonly Block[] };

/** A form that opens on a press: at most 5 fields. */
export interface Form {
  readonly action: Action;
  readonly title: string;
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly value?: string;
    readonly placeholder?: string;
    /** No more characters can be typed. */
    readonly most: number;
    readonly long?: boolean;
    /** May be left empty. */
    readonly optional?: true;
  }[];
}
