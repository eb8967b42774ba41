import { z } from 'zod';
import type { Locale } from '../../../i18n/locales.js';
import { cm } from '../../../rules/finest-hour/lengths.js';
import {
  ARCS,
  ATTRIBUTES,
  CLASSES,
  EFFECTS,
  SILHOUETTES,
  weaponId,
  type Profile,
} from '../../../rules/finest-hour/types.js';
import { schemaLink, slug, spread, texts, words } from '../../../library/words.js';
import { label, length } from './words.js';

/** A file of profiles: the aircraft of an era (TFH-02, TFH-04, TFH-39 … TFH-52). */

/** How a name is written: in each language, in a player's file also one for all. */
type Naming = z.ZodType<string | Readonly<Record<Locale, string>>>;

const weapon = (name: Naming) =>
  z.strictObject({
    id: slug.describe('What orders call it, e.g. guns.'),
    name,
    arc: z.enum(ARCS).describe('Where it can fire.'),
    range: length(1, 200).nullable().describe('How far it fires, in cm; null: everywhere.'),
    rof: z.int().min(1).max(6).describe('Its dice.'),
    impact: z.int().min(1).max(6).describe('Up to which die a hit sets the target on fire.'),
    effect: z.enum(EFFECTS).optional().describe('ion: its hits stun and do no damage; damage if omitted.'),
  });

const profile = (name: Naming) => ({
  model: label.describe('What names the model in scenarios and rosters; aircraft of one model can fly as a group.'),
  name,
  silhouette: z.enum(SILHOUETTES).describe('What it looks like from above.'),
  class: z.int().min(1).max(3).describe('1 heavy, 2 fighter-bomber, 3 fighter: so many times 10 cm a move.'),
  rep: z.int().min(2).max(5).describe('The REP of its crew where nothing else is said.'),
  weapons: z.array(weapon(name)).max(8).describe('Its weapons.'),
  attributes: z.array(z.enum(ATTRIBUTES)).max(ATTRIBUTES.length).describe('What sets it apart.'),
  bombs: z.boolean().optional().describe('Whether it carries bombs; not if omitted.'),
  offTable: z.boolean().optional().describe('Whether it is a gun off the table, which never moves and cannot be hit.'),
});

/** A profile in a roster of a player's, whose names may be the same in all languages. */
export const ownProfile = z.strictObject(profile(texts(40, 'Its name.')));

export const profilesSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('finest-hour/profiles').describe('The kind of this file.'),
    profiles: z
      .array(z.strictObject(profile(words(40, 'Its name in each language.'))))
      .min(1)
      .max(40)
      .describe('The profiles.'),
  })
  .superRefine(({ profiles }, context) => {
    profiles.forEach(({ model }, i) => {
      if (profiles.findIndex((other) => other.model === model) < i) {
        context.addIssue({ code: 'custom', path: ['profiles', i, 'model'], message: `there is another ${model}` });
      }
    });
  })
  .meta({
    title: 'Their Finest Hour profiles',
    description: 'Aircraft of an era, their weapons and what sets them apart.',
  });

/** A profile with the REP that its crews have by themselves. */
export interface Model {
  readonly profile: Profile;
  readonly rep: number;
}

/** The model that a row of a file describes. */
export function modelOf(row: z.infer<typeof ownProfile>): Model {
  const { model, silhouette, attributes, rep } = row;
  return {
    rep,
    profile: {
      model,
      name: spread(row.name),
      silhouette,
      kind: row.offTable ? 'off-table' : 'aircraft',
      class: CLASSES.find((each) => each === row.class) ?? 1,
      weapons: row.weapons.map(({ id, name, arc, range, rof, impact, effect = 'damage' }) => ({
        id: weaponId(id),
        name: spread(name),
        arc,
        range: range === null ? null : cm(range),
        rof,
        impact,
        effect,
      })),
      attributes,
      bombs: row.bombs ?? false,
    },
  };
}
