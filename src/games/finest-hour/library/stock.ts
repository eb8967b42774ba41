import type { Sky } from '../../../rules/finest-hour/types.js';
import type { Model } from './profiles.js';

/** What scenarios are made of: models by their names, skies by the names of their files. */
export interface Stock {
  readonly models: ReadonlyMap<string, Model>;
  readonly skies: ReadonlyMap<string, Sky>;
}
