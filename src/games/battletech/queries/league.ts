import { z } from 'zod';
import { fullWeaponOf, FULL_WEAPON_IDS } from '../../../rules/battletech/standard/weapons.js';
import { ringsOf } from '../../../rules/battletech/league/cascade.js';
import { templateOf } from '../../../rules/battletech/league/depth.js';
import { reactorNeed, thingsStopped } from '../../../rules/battletech/league/flooding.js';
import { scanOf } from '../../../rules/battletech/league/scanning.js';
import { LEAGUE_TABLES } from '../../../rules/battletech/league/tables.js';
import { inGroups } from '../../../rules/battletech/standard/body-tables.js';
import { refuse } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Reply } from './replies.js';

/** The tables of a league's house rules, a row at a time, with the figures of the preset (CLN-22 to CLN-56). */

const op = z.literal('table');

/** Missiles of LRM that land together, and what a missile of SRM deals. */
const LRM_SALVO = 5;
const SRM_DAMAGE = 2;

export const leagueTables = [
  z.strictObject({
    op,
    table: z.literal('template'),
    weapon: z.string().nullable().default(null),
    damage: z.int().min(1).max(60),
  }),
  z.strictObject({ op, table: z.literal('scan'), total: z.int() }),
  z.strictObject({ op, table: z.literal('water'), sum: z.int() }),
  z.strictObject({ op, table: z.literal('flooded-engine'), zones: z.int().min(1) }),
  z.strictObject({ op, table: z.literal('blast'), force: z.int().min(0) }),
  z.strictObject({
    op,
    table: z.literal('self-destruct'),
    sensors: z.int().min(0).default(0),
    ejects: z.boolean().default(false),
  }),
  z.strictObject({ op, table: z.literal('anti-missile'), range: z.enum(['short', 'medium', 'long', 'extreme']) }),
  z.strictObject({ op, table: z.literal('inferno'), weapon: z.enum(['srm', 'lrm']), missiles: z.int().min(1).max(20) }),
] as const;

type LeagueTableQuery = z.output<(typeof leagueTables)[number]>;

/** A row of such a table; `null`: no number does, or the scan fails. A template is that of the damage where its weapon has none of its own. */
export function leagueTable(query: LeagueTableQuery): Reply {
  const tables = LEAGUE_TABLES;
  switch (query.table) {
    case 'template': {
      const weapon = query.weapon === null ? null : fullWeaponOf(query.weapon);
      if (query.weapon !== null && !weapon)
        return fail(refuse('query/not-in-table', { key: 'weapon', weapon: query.weapon, known: [...FULL_WEAPON_IDS] }));
      return ok({ depths: templateOf(tables.grid.templates, weapon, query.damage) });
    }
    case 'scan':
      return ok(scanOf(tables, query.total) ?? { range: null, half: null });
    case 'water':
      return ok({ things: thingsStopped(tables, query.sum) });
    case 'flooded-engine':
      return ok({ number: reactorNeed(tables, query.zones) });
    case 'blast': {
      const { ammunition, reactor } = tables.blast;
      const rings = ringsOf(tables, query.force);
      return ok({ rings, heatOfSalvo: { ammunition, reactor } });
    }
    case 'self-destruct': {
      const { need, ejecting } = tables.destruct;
      return ok({ number: need + (query.ejects ? ejecting : 0) - query.sensors });
    }
    case 'anti-missile':
      return ok({ dice: 2, more: tables.antiMissile[query.range] });
    case 'inferno': {
      const isSalvo = query.weapon === 'lrm';
      const { per, most, turns } = tables.infernos[isSalvo ? 'salvo' : 'single'];
      const groups = inGroups(query.missiles, isSalvo ? LRM_SALVO : 1);
      const points = isSalvo ? 1 : SRM_DAMAGE;
      return ok({ heat: groups.map((missiles) => Math.min(most, Math.floor((missiles * points) / per))), turns });
    }
  }
}
