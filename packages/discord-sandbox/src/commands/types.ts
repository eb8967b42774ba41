/** A registered command, checked, in Discord's wire form. */

/** 1 subcommand, 2 group, 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 8 role, 9 mentionable, 10 number, 11 attachment. */
export type OptionKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Texts by locale. */
export type Localizations = Readonly<Record<string, string>>;

export interface OptionChoice {
  readonly name: string;
  readonly name_localizations?: Localizations | null | undefined;
  readonly value: string | number;
}

export interface CommandOption {
  readonly type: OptionKind;
  readonly name: string;
  readonly name_localizations?: Localizations | null | undefined;
  readonly description: string;
  readonly description_localizations?: Localizations | null | undefined;
  readonly required?: boolean | undefined;
  readonly choices?: readonly OptionChoice[] | undefined;
  readonly options?: readonly CommandOption[] | undefined;
  readonly channel_types?: readonly number[] | undefined;
  readonly min_value?: number | undefined;
  readonly max_value?: number | undefined;
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
  readonly autocomplete?: boolean | undefined;
}

export interface CommandDefinition {
  /** 1 slash, 2 on a user, 3 on a message. */
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly name_localizations?: Localizations | null | undefined;
  readonly description: string;
  readonly description_localizations?: Localizations | null | undefined;
  readonly options?: readonly CommandOption[] | undefined;
  readonly default_member_permissions: string | null;
  readonly dm_permission?: boolean | undefined;
  /** 0 in a server, 1 in the bot's direct messages, 2 elsewhere; null is everywhere. */
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
}

export interface Command extends CommandDefinition {
  readonly id: string;
  readonly application_id: string;
  /** Registered for this server alone. */
  readonly guild_id?: string | undefined;
  readonly version: string;
}
