import type { OptionValue } from './page-api.js';

/**
 * What the page says and offers to who comes first. Whoever starts a sandbox for people to play in may bring it; without
 * it the page shows the bot's commands.
 */
export interface Welcome {
  /** Of the browser's tab. */
  readonly name?: Text;
  readonly title: Text;
  readonly text: Text;
  readonly ways: readonly Way[];
}

/** A sentence, or one for each language (`en`, `fr`, `ru`: how locales begin); English stands in for the others. */
export type Text = string | { readonly en: string; readonly [language: string]: string };

/** A way to begin: a button that gives a slash command as the player could by hand. */
export interface Way {
  /** Names the button on the page: `[data-way="…"]`. */
  readonly id: string;
  readonly icon?: 'die' | 'swords' | 'eye' | 'flag' | 'slash';
  readonly title: Text;
  readonly text: Text;
  /** Canonical: `game new`. */
  readonly command: string;
  readonly options?: { readonly [name: string]: OptionValue | Filled };
  /** In the first text channel whose name begins so, else in the first of all. */
  readonly channel?: string;
  /** The command is given in a new thread of this name. `{name}` is the player, `{other}` who is invited. */
  readonly thread?: Text;
  /** Another player is chosen first, and afterwards told about it and offered a tab. */
  readonly invite?: {
    /** What the player is asked: whom? */
    readonly ask: Text;
    /** What the player then writes; `{mention}` is the other. */
    readonly say: Text;
  };
}

/**
 * An option that the page fills in: with what the bot offers first, or with the language of the player if that is one of
 * the option's choices. Left out where there is nothing to fill in.
 */
export interface Filled {
  readonly fill: 'first offer' | 'own language';
}
