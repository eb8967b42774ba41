import { z } from 'zod';
import { SILHOUETTES } from '../../../rules/tactic148/types.js';
import { schemaLink, slug, words } from '../../../library/words.js';

/** The weapons that cards may name (T48-14). Their dice stand on the cards. */

/** A weapon, whatever file it stands in. */
export const weaponShape = {
  id: slug.describe('The id that cards refer to it by.'),
  name: words(40, 'Its name in each language.'),
  silhouette: z.enum(SILHOUETTES).describe('What it looks like on the card.'),
  machineGun: z.boolean().describe('Whether it can suppress by itself.'),
};

export const weaponsSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('tactic148/weapons').describe('The kind of this file.'),
    weapons: z.array(z.strictObject(weaponShape)).min(1).describe('The weapons.'),
  })
  .superRefine(({ weapons }, context) => {
    weapons.forEach(({ id }, i) => {
      if (weapons.findIndex((other) => other.id === id) < i) {
        context.addIssue({ code: 'custom', path: ['weapons', i, 'id'], message: `there is another weapon ${id}` });
      }
    });
  })
  .meta({ title: '1-48 Tactic weapons', description: 'The weapons that character cards may name.' });

export type WeaponRow = z.infer<typeof weaponsSchema>['weapons'][number];
