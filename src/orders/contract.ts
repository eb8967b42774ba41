import type { Locale } from '../i18n/locales.js';
import type { GameTypes, KernelCommand, MatchView } from '../rules/kernel/contract.js';
import type { Fact } from '../rules/kernel/proposal.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';

/** The commands by which players give orders and ask the rules; what else a game wants to say goes into `order`. */
export const ORDER_COMMANDS = ['declare', 'move', 'fire', 'pass'] as const;
export const INQUIRY_COMMANDS = ['odds', 'los', 'reach', 'sheet'] as const;
/** Orders that belong to the match and not to a game; `order:no` withdraws a vote to abandon. */
export const MATCH_COMMANDS = ['match concede', 'match abandon'] as const;
export type OrderCommand = (typeof ORDER_COMMANDS)[number];
export type MatchCommand = (typeof MATCH_COMMANDS)[number];
export type InquiryCommand = (typeof INQUIRY_COMMANDS)[number];

/** An order as typed, split into its options: `/declare unit:HBK-4G target:ENF-4R weapons:A C`. */
export interface Typed<Command extends string = OrderCommand> {
  readonly command: Command;
  readonly options: { readonly [Name in OptionName]?: string };
}
export const OPTION_NAMES = ['unit', 'target', 'weapons', 'aim', 'order'] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

/** A suggestion for an option's value while it is being typed: `value` is what goes into the option. */
export interface Suggestion {
  readonly label: string;
  readonly value: string;
}

/**
 * What is to be said of an order that can be given. `ask`: what its player hardly means, asked before it is given · `tell`: what
 * its words left out, told once it is given. A sentence each, or none.
 */
export interface Caution {
  readonly ask: string | null;
  readonly tell: string | null;
}

/** The text of one game's orders. Pure; parse∘format is the identity. */
export interface Orders<T extends GameTypes> {
  /** What a typed order means for a seat; refusals name the word that is wrong and what would be right. */
  parse(
    typed: Typed<OrderCommand | MatchCommand>,
    locale: Locale,
    view: MatchView<T>,
    seat: SeatId,
  ): Result<T['command'] | KernelCommand, Refusal>;
  /** What a typed question to the rules means. */
  inquire(
    typed: Typed<InquiryCommand>,
    locale: Locale,
    view: MatchView<T>,
    seat: SeatId | null,
  ): Result<T['inquiry'], Refusal>;
  /** What a kept order depends on, as typed; `about` is the unit that the order itself names. */
  condition(
    text: string,
    about: string | undefined,
    locale: Locale,
    view: MatchView<T>,
    seat: SeatId,
  ): Result<T['condition'], Refusal>;
  /** One condition of each kind as it is typed, for offers. */
  conditions(locale: Locale, view: MatchView<T>): readonly string[];
  /** Orders that are often kept, as lines to type, for offers. */
  examples(locale: Locale, view: MatchView<T>, seat: SeatId | null): readonly string[];
  /** Why a kept order can never be given any more (its unit is destroyed); `null` as long as it may. */
  spent(typed: Typed, locale: Locale, view: MatchView<T>, seat: SeatId): Refusal | null;
  /** What a correction in words sets; refusals name what is wrong and the right forms. */
  fact(text: string, locale: Locale, view: MatchView<T>, seat: SeatId | null): Result<Fact, Refusal>;
  /** At most 25 facts as they stand, to be changed. */
  facts(text: string, locale: Locale, view: MatchView<T>, seat: SeatId | null): readonly Suggestion[];
  /** Facts as they are written in a match, by examples. */
  factForms(view: MatchView<T>, locale: Locale): readonly string[];
  /** What is to be said of a command as it was typed. */
  caution(
    command: T['command'] | KernelCommand,
    typed: Typed<OrderCommand | MatchCommand>,
    locale: Locale,
    view: MatchView<T>,
  ): Caution;
  /** The text that a player would type for a command. */
  format(command: T['command'] | KernelCommand, locale: Locale): Typed<OrderCommand | MatchCommand>;
  /** At most 25 suggestions for the option being typed, from memory: sensible orders on empty text. */
  complete(
    typed: Typed<OrderCommand | InquiryCommand>,
    option: OptionName,
    locale: Locale,
    view: MatchView<T>,
    seat: SeatId | null,
  ): readonly Suggestion[];
}
