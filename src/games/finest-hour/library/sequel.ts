import type { Outcome } from '../../../rules/kernel/contract.js';
import { sideId } from '../../../rules/kernel/ids.js';
import type { Forces, Sequel } from '../../../library/contract.js';
import { readText } from '../../../library/import-faults.js';
import type { z } from 'zod';
import type { Force } from './force.js';
import { rosterSchema } from './roster.js';
import type { ScenarioFile } from './scenario.js';

/** The next sortie of a squadron, flown by those who came home from this one. */

/** How one can have come home: a burning one is as good as lost. */
const HOME: readonly string[] = ['flying', 'exited'];

/** What follows a match of a scenario; `null`: nothing, or nobody came home. */
export function sequelOf(
  { next }: ScenarioFile,
  forces: readonly Force[],
  brought: Forces,
  { fates }: Outcome,
): Sequel | null {
  const force = next && forces.find(({ side }) => side.id === next.side);
  if (!next || !force) return null;
  const home = force.placed.filter(
    ({ label, model }) => HOME.includes(fates[label] ?? '') && model.profile.kind === 'aircraft',
  );
  if (home.length === 0) return null;
  const labels = home.map(({ label }) => label);
  const profiles = profilesIn(brought[force.side.id]);
  const roster: z.input<typeof rosterSchema> = {
    kind: 'finest-hour/roster',
    id: 'came-home',
    title: force.side.title,
    ...(profiles ? { profiles } : {}),
    aircraft: home.map(({ model, label, rep, star, leader }) => ({
      model: model.profile.model,
      label,
      rep,
      ...(star ? { star } : {}),
      ...(leader !== null && labels.includes(leader) ? { leader } : {}),
    })),
  };
  return { scenario: `finest-hour/${next.scenario}`, side: sideId(force.side.id), roster: JSON.stringify(roster) };
}

/** The profiles of its own that a roster has brought along. */
function profilesIn(text: string | undefined): z.input<typeof rosterSchema>['profiles'] {
  const value = text === undefined ? null : readText(text);
  const read = value?.ok ? rosterSchema.safeParse(value.value) : null;
  return read?.success ? read.data.profiles : undefined;
}
