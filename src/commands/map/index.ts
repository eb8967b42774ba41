import type { Press, SlashCommand } from '../contract.js';
import { list, lookPress, openPress, turnPress } from './list.js';
import { makeMap, newPress } from './make.js';
import { importFile } from '../unit/import.js';
import { removing } from '../shelf/remove.js';
import { showMap } from './show.js';
import { useMap, usePress } from './use.js';

/** `/map show`: the map of the match here. `/map list`, `/map make`, `/map use`: other maps to play on. */
export const map = {
  name: 'map',
  where: 'server',
  subcommands: { show: showMap, list, make: makeMap, use: useMap, import: importFile, remove: removing('map') },
} satisfies SlashCommand;

export const mapPresses = {
  maps: turnPress,
  'maps-all': openPress,
  'map-look': lookPress,
  'map-new': newPress,
  'map-use': usePress,
} as const satisfies Readonly<Record<string, Press>>;
