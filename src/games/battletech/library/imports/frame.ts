import type { TechBase } from '../../../../rules/battletech/standard/types.js';
import { structureOf } from '../../../../rules/battletech/standard/structure.js';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../rules/kernel/result.js';
import { standardSchema, type StandardFile } from '../unit-standard.js';
import type { Mtf } from './mtf.js';
import type { Tech } from './names.js';
import type { Notes } from './notes.js';

/** The frame of a 'Mech: what it weighs, how it walks, what drives, cools and covers it. */
export interface Frame extends Pick<
  StandardFile,
  'techBase' | 'year' | 'omni' | 'jump' | 'engine' | 'heatSinks' | 'armorType' | 'structureType' | 'gyro' | 'cockpit'
> {
  readonly tons: number;
  readonly walk: number;
  readonly legs: 2 | 4;
  readonly structure: StandardFile['structure'];
  /** The technology that names mean which do not say theirs. */
  readonly tech: Tech;
}

export function frameOf({ fields }: Mtf, notes: Notes): Result<Frame, Refusal> {
  const said = (key: string): string => fields.get(key) ?? '';
  const config = said('config').toLowerCase();
  if (!/^(?:biped|quad)(?!vee)/.test(config)) {
    return config === ''
      ? fail(refuse('battletech/import-missing', { field: 'config' }))
      : fail(refuse('battletech/import-kind', { given: said('config') }));
  }
  const figures = { mass: 0, 'walk mp': 0, 'jump mp': 0, engine: 0, 'heat sinks': 0, era: 0 };
  for (const key of ['mass', 'walk mp', 'jump mp', 'engine', 'heat sinks', 'era'] as const) {
    const given = Number.parseInt(said(key), 10);
    if (Number.isNaN(given)) return fail(refuse('battletech/import-missing', { field: key }));
    figures[key] = given;
  }
  const legs = config.startsWith('quad') ? 4 : 2;
  const structure = structureOf(figures.mass, legs);
  if (!structure) return fail(refuse('battletech/import-value', { field: 'mass', given: figures.mass }));
  const { mass: tons, 'walk mp': walk, engine: given } = figures;
  if (given !== tons * walk) {
    return fail(refuse('battletech/import-rating', { given, tons, walk, right: tons * walk }));
  }
  const base = said('techbase').toLowerCase();
  const techBase: TechBase = base.includes('mixed') ? 'mixed' : base.includes('clan') ? 'clan' : 'inner-sphere';
  const tech: Tech = base.includes('clan') ? 'clan' : 'inner-sphere';
  return ok({
    tons,
    walk,
    legs,
    structure,
    tech,
    techBase,
    year: figures.era,
    ...(config.includes('omni') ? { omni: true } : {}),
    jump: figures['jump mp'],
    engine: {
      type: kindOf(ENGINES, said('engine'), engineSchema, 'engine', notes) ?? 'fusion',
      rating: given,
    },
    heatSinks: {
      type: kindOf(SINKS, said('heat sinks'), sinkSchema, 'heat-sinks', notes) ?? 'single',
      count: figures['heat sinks'],
    },
    ...optional('gyro', kindOf(GYROS, said('gyro'), standardSchema.shape.gyro, 'gyro', notes)),
    ...optional('cockpit', kindOf(COCKPITS, said('cockpit'), standardSchema.shape.cockpit, 'cockpit', notes)),
    ...optional('armorType', kindOf(ARMORS, said('armor'), standardSchema.shape.armorType, 'armor', notes)),
    ...optional(
      'structureType',
      kindOf(STRUCTURES, said('structure'), standardSchema.shape.structureType, 'structure', notes),
    ),
  });
}

const optional = <K extends string, T>(key: K, value: T | undefined) => (value === undefined ? {} : { [key]: value });

const engineSchema = standardSchema.shape.engine.shape.type;
const sinkSchema = standardSchema.shape.heatSinks.shape.type;

/** The kinds of a part of the frame, by the words of the files: the first that fits. `null`: the plain one, which is not written. */
type Kinds = readonly (readonly [RegExp, string | null])[];

const ENGINES: Kinds = [
  [/xxl/i, 'xxl'],
  [/xl/i, 'xl'],
  [/light/i, 'light'],
  [/compact/i, 'compact'],
  [/i\.?c\.?e\.?\b|combustion/i, 'ice'],
  [/fuel.?cell/i, 'fuel-cell'],
  [/fission/i, 'fission'],
  [/fusion|\d\s*$|\d engine/i, 'fusion'],
];
const SINKS: Kinds = [
  [/laser/i, 'laser'],
  [/compact/i, 'compact'],
  [/double/i, 'double'],
  [/single|^\d+\s*$|^\d+ (?:is|clan)\s*$/i, 'single'],
];
const GYROS: Kinds = [
  [/compact/i, 'compact'],
  [/heavy/i, 'heavy-duty'],
  [/xl|extra/i, 'xl'],
  [/^standard|^$/i, null],
];
const COCKPITS: Kinds = [
  [/command ?console/i, 'command-console'],
  [/small/i, 'small'],
  [/^(?:primitive )?industrial/i, 'industrial'],
  [/^standard|^$/i, null],
];
const ARMORS: Kinds = [
  [/light ferro/i, 'light-ferro-fibrous'],
  [/heavy ferro/i, 'heavy-ferro-fibrous'],
  [/ferro-?\s?fib/i, 'ferro-fibrous'],
  [/stealth/i, 'stealth'],
  [/heavy industrial/i, 'heavy-industrial'],
  [/industrial/i, 'industrial'],
  [/commercial/i, 'commercial'],
  [/^standard|^$/i, null],
];
const STRUCTURES: Kinds = [
  [/composite/i, 'composite'],
  [/reinforced/i, 'reinforced'],
  [/endo-?\s?composite/i, 'endo-composite'],
  [/endo-?\s?steel/i, 'endo-steel'],
  [/industrial/i, 'industrial'],
  [/standard|^(?:is|clan)?$/i, null],
];

/** Asks the schema, so that a kind which it learns is read from that day on; another gets a note and counts as the plain one. */
function kindOf<T>(
  kinds: Kinds,
  given: string,
  schema: { readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: T } },
  what: string,
  notes: Notes,
): T | undefined {
  const kind = kinds.find(([words]) => words.test(given))?.[1];
  if (kind === null) return undefined;
  const known = schema.safeParse(kind);
  if (kind !== undefined && known.success) return known.data;
  notes.add(`battletech.note.${what}`, { name: given.slice(0, 60) });
  return undefined;
}
