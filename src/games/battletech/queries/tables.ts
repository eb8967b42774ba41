import { z } from 'zod';
import { targetHexes } from '../../../rules/battletech/standard/to-hit.js';
import { TARGET_JUMPED } from '../../../rules/battletech/standard/attack-tables.js';
import { CONSCIOUSNESS, DEADLY_WOUNDS, heatEffects } from '../../../rules/battletech/standard/body-tables.js';
import { ATTACKED_SIDES, type HitTable } from '../../../rules/battletech/standard/terms.js';
import { CLUSTER_SIZES, clusterHits, DICE_OF, landing } from '../../../rules/battletech/standard/hit-tables.js';
import { SURE_TO_HIT } from '../../../rules/battletech/tables.js';
import { refuse } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import { leagueTable, leagueTables } from './league.js';
import type { Reply } from './replies.js';

/** The tables of the standard level, a row at a time. */

const op = z.literal('table');

/** The kinds of hits as the interface names them. */
const KINDS = { normal: 'full', punch: 'punch', kick: 'kick' } as const satisfies Record<string, HitTable>;

export const tableQuery = z.discriminatedUnion('table', [
  z.strictObject({ op, table: z.literal('cluster'), size: z.int(), roll: z.int().min(2).max(12) }),
  z.strictObject({ op, table: z.literal('heat'), heat: z.int().min(0) }),
  z.strictObject({
    op,
    table: z.literal('hit-location'),
    kind: z.enum(['normal', 'punch', 'kick']).default('normal'),
    side: z.enum(ATTACKED_SIDES),
    roll: z.int(),
  }),
  z.strictObject({ op, table: z.literal('consciousness'), hits: z.int().min(0).max(DEADLY_WOUNDS) }),
  z.strictObject({ op, table: z.literal('target-movement'), hexes: z.int().min(0) }),
  ...leagueTables,
]);
type TableQuery = z.output<typeof tableQuery>;

/** A row of a table; `null` stands for "no roll", or for a sixth wound, which nobody survives. */
export function table(query: TableQuery): Reply {
  switch (query.table) {
    case 'cluster': {
      const hits = clusterHits(query.size, query.roll);
      return hits === null
        ? fail(refuse('query/not-in-table', { key: 'size', size: query.size, known: CLUSTER_SIZES.map(String) }))
        : ok({ hits });
    }
    case 'heat': {
      const {
        movementLoss,
        toHit: toHitMod,
        shutdownAvoid,
        sureShutdown,
        ammoExplosionAvoid,
      } = heatEffects(query.heat);
      const sure = sureShutdown ? { automaticShutdown: true } : {};
      return ok({ movementLoss, toHitMod, shutdownAvoid, ammoExplosionAvoid, ...sure });
    }
    case 'hit-location':
      return location(query);
    case 'consciousness':
      // Unhurt, any roll will do.
      return ok({ number: query.hits === 0 ? SURE_TO_HIT : (CONSCIOUSNESS[query.hits] ?? null) });
    case 'target-movement': {
      const modifier = targetHexes(query.hexes);
      return ok({ modifier, jumped: modifier + TARGET_JUMPED });
    }
    case 'template':
    case 'scan':
    case 'water':
    case 'flooded-engine':
    case 'blast':
    case 'self-destruct':
    case 'anti-missile':
    case 'inferno':
      return leagueTable(query);
  }
}

function location({ kind, side, roll }: Extract<TableQuery, { table: 'hit-location' }>): Reply {
  const name = KINDS[kind];
  const found = landing(name, side, roll);
  if (!found) {
    const dice = DICE_OF[name];
    return fail(refuse('query/not-in-table', { key: 'roll', roll, least: dice, most: 6 * dice }));
  }
  return ok({ location: found.location, rearArmor: found.rear, throughArmorCritical: found.through });
}
