import type { Locale } from '../i18n/locales.js';
import type { MatchEvent, MatchView } from '../rules/kernel/contract.js';
import type { Games, RulesetId, AnyGame } from '../rules/registry.js';

/**
 * A picture to draw, as plain JSON: what a viewer sees, what happened since, and what to show of it. It is made from views
 * and told events only, never from the state, so that a picture cannot leak what its reader may not know.
 */
export interface Picture {
  readonly game: RulesetId;
  readonly view: MatchView<AnyGame>;
  /** The view at the start of the stretch that the picture tells (the last picture), to mark what changed. */
  readonly before: MatchView<AnyGame> | null;
  /** What happened in that stretch: paths, shots. */
  readonly events: readonly MatchEvent<AnyGame>[];
  readonly shows: Shows;
  readonly locale: Locale;
}

/**
 * What a picture shows: the map (whole, or cropped around the action so that it is legible on a phone), with an overlay;
 * or the record sheets of some units, stitched into one picture.
 */
export type Shows =
  | { readonly kind: 'map'; readonly crop: 'action' | 'whole'; readonly overlay: Overlay | null }
  | { readonly kind: 'sheets'; readonly units: readonly string[] };

export type Overlay =
  /** An answer of the rules drawn on the map: reach, line of sight. */
  | { readonly kind: 'answer'; readonly answer: Games[RulesetId]['answer'] }
  /** Places with letters, to be picked by button; `value` is a hex or, on a measured table, a point. */
  | {
      readonly kind: 'letters';
      readonly unit: string | null;
      readonly places: readonly { readonly letter: string; readonly place: string }[];
    }
  /** A path as it grows on the drive pad. */
  | { readonly kind: 'draft'; readonly unit: string; readonly mode: string; readonly steps: string };

/** A drawn picture. */
export interface Drawn {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws pictures off the thread that answers Discord. A newer request with the same `replaces` drops one not yet begun (its promise yields `null`). */
export interface Draw {
  (picture: Picture, replaces?: string): Promise<Drawn | null>;
}
