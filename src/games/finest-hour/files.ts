import { kindFault, type Read } from '../../library/file.js';
import { ok } from '../../rules/kernel/result.js';
import type { GameFiles, Item } from '../contract.js';
import { modelsSubject, skySubject } from './draw.js';
import { profilesSchema } from './library/profiles.js';
import { HOUR_KINDS, readFinestHour, readHourItem, type HourItem } from './library/read.js';
import { rosterSchema } from './library/roster.js';
import { scenarioSchema } from './library/scenario.js';
import { skySchema } from './library/sky.js';
import { answer } from './queries.js';

/** The data files of Their Finest Hour: profiles, skies, scenarios, and the rosters of players. */
export const files: GameFiles = {
  folder: readFinestHour,
  kinds: HOUR_KINDS,
  item(kind, file, dir): Read<Item> {
    const known = HOUR_KINDS.find((one) => one === kind);
    if (known === undefined) return kindFault(file, HOUR_KINDS);
    const read = readHourItem(known, file, dir);
    return read.ok ? ok(itemOf(read.value)) : read;
  },
  queries: () => answer,
  schemas: {
    profiles: profilesSchema,
    sky: skySchema,
    scenario: scenarioSchema,
    roster: rosterSchema,
  },
};

function itemOf(read: HourItem): Item {
  const { kind } = read;
  switch (kind) {
    case 'finest-hour/profiles':
      return { kind, scenario: null, subject: modelsSubject(read.models) };
    case 'finest-hour/sky':
      return { kind, scenario: null, subject: skySubject(read.sky) };
    case 'finest-hour/scenario':
      return { kind, scenario: read.scenario, subject: null };
  }
}
