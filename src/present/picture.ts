import type { Locale } from '../i18n/locales.js';
import type { NamedSide } from '../i18n/tongue.js';
import type { Palette } from '../match/people.js';
import type { GameTypes, MatchEvent, MatchView } from '../rules/kernel/contract.js';
import type { RulesetId, AnyGame } from '../rules/registry.js';
import type { CampaignCurve } from './campaign/curve.js';
import type { CampaignMap } from './campaign/picture.js';
import type { CampaignHangar, CampaignLadder } from './campaign/sheets.js';
import type { LeaguePicture } from './league-picture.js';

/**
 * A picture to draw, as plain JSON: what a viewer sees, what happened since, and what to show of it. It is made from views
 * and told events only, never from the state, so that a picture cannot leak what its reader may not know.
 */
export interface Picture<T extends GameTypes = AnyGame> {
  readonly game: RulesetId;
  readonly view: MatchView<T>;
  /** The view at the start of the stretch that the picture tells (the last picture), to mark what changed. */
  readonly before: MatchView<T> | null;
  /** What happened in that stretch: paths, shots. */
  readonly events: readonly MatchEvent<T>[];
  readonly shows: Shows<T>;
  readonly locale: Locale;
  /** The sides as their scenario calls them. */
  readonly sides?: readonly NamedSide[];
  /** On which paper it is drawn; light where it says none. */
  readonly palette?: Palette;
}

/** What the scenario of a match calls its sides. */
export type SidesOf = (match: { readonly scenario: string }) => readonly NamedSide[];

/** What a picture is of, when nothing has happened yet that it could tell. */
export type Subject = Pick<Picture, 'game' | 'view' | 'shows'>;

/** More sheets than these in one picture cannot be read on a phone. */
export const READABLE_SHEETS = 4;

/** Those of a report. */
export const SHEETS_IN_REPORT = 4;

/**
 * What a picture shows: the map (whole, or cropped around the action so that it is legible on a phone), with an overlay;
 * or the record sheets of some units, stitched into one picture.
 */
export type Shows<T extends GameTypes = AnyGame> =
  | {
      readonly kind: 'map';
      readonly crop: 'action' | 'whole';
      readonly overlay: Overlay<T> | null;
      /** Which of the report's close-ups, from 0: of the map alone, for a crowd that the picture of all shows too small. */
      readonly closeUp?: number;
    }
  | {
      readonly kind: 'sheets';
      readonly units: readonly string[];
      /** Short ones for a channel, where a game has them: what changed, at a glance. Left out: all that a sheet says. */
      readonly short?: true;
    };

export type Overlay<T extends GameTypes = AnyGame> =
  /** An answer of the rules drawn on the map: reach, line of sight. */
  | { readonly kind: 'answer'; readonly answer: T['answer'] }
  /**
   * Places with letters, to be picked by button; `place` is a hex or, on a measured table, a point in its units (`12.5,8`; where a
   * heading belongs to it `12.5,8 135`) or a square by two opposite corners (`12,6 18,12`). The crop `action` shows them and little more.
   */
  | {
      readonly kind: 'letters';
      readonly unit: string | null;
      readonly places: readonly { readonly letter: string; readonly place: string }[];
      readonly planned?: readonly Sketch[];
    }
  /** A path as it grows on the drive pad, or an order before it is confirmed; `planned` are those of a row that come before it. */
  | ({ readonly kind: 'draft'; readonly planned?: readonly Sketch[] } & Sketch);

/**
 * An order in the making: whose, how (`mode`), and the letters of its steps. On a measured table `mode` is the kind of
 * action and `steps` has the places or the target, with blanks between: `10,6 12,8`.
 */
export interface Sketch {
  readonly unit: string;
  readonly mode: string;
  readonly steps: string;
}

/** Pictures of a campaign: its map, the ladder of prestige, its curve from turn to turn, a faction's hangar. */
export type CampaignPicture = CampaignMap | CampaignLadder | CampaignCurve | CampaignHangar;

/** A picture of a match, of a league, or of a campaign. */
export type AnyPicture = Picture | LeaguePicture | CampaignPicture;

/** Whether a picture is of a match. */
export const isOfMatch = (picture: AnyPicture): picture is Picture =>
  picture.game !== 'league' && picture.game !== 'campaign';

/** A drawn picture. */
export interface Drawn {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws pictures off the thread that answers Discord. A newer request with the same `replaces` drops one not yet begun (its promise yields `null`). */
export interface Draw {
  (picture: AnyPicture, replaces?: string): Promise<Drawn | null>;
}
