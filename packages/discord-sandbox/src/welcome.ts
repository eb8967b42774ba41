import type { OptionValue } from './page-api.js';

/**
 * What the page shows to a newcomer, for a sandbox that is started for people to play in. Without it the page shows the
 * bot's commands.
 */
export interface Welcome {
  /** The title of the browser's tab. */
  readonly name?: Text;
  readonly title: Text;
  readonly text: Text;
  readonly ways: readonly Way[];
}

/** A sentence, or one for each language (`en`, `fr`, `ru`: the beginning of a locale); English is used for the others. */
export type Text = string | { readonly en: string; readonly [language: string]: string };

/** A way to begin: a button that runs a slash command, as the player could by hand. */
export interface Way {
  /** Identifies the button on the page: `[data-way="…"]`. */
  readonly id: string;
  readonly icon?: 'die' | 'swords' | 'eye' | 'flag' | 'slash';
  readonly title: Text;
  readonly text: Text;
  /** The command's canonical path: `game new`. */
  readonly command: string;
  readonly options?: { readonly [name: string]: OptionValue | Filled };
  /** Run it in the first text channel whose name begins like this, or else in the first text channel. */
  readonly channel?: string;
  /** Run it in a new thread of this name. `{name}` is the player, `{other}` the person invited. */
  readonly thread?: Text;
  /** First another player is chosen; afterwards they are told about it and offered a tab. */
  readonly invite?: {
    /** The question that asks the player whom to invite. */
    readonly ask: Text;
    /** What the player then writes; `{mention}` mentions the other. */
    readonly say: Text;
  };
}

/**
 * An option that the page fills in: with the bot's first offer, or with the player's language if that is one of the
 * option's choices. It is omitted if there is nothing to fill in.
 */
export interface Filled {
  readonly fill: 'first offer' | 'own language';
}
