import { z } from 'zod';
import { steps } from '../../../rules/geometry/plane/point.js';
import { SKILLS, weaponId, type Card, type CardSide, type Weapon } from '../../../rules/tactic148/types.js';
import { schemaLink, slug, words } from '../../../library/words.js';
import { label, length } from './words.js';
import type { WeaponRow } from './weapons.js';

/** A character file: one reference card, both sides of it (T48-14). */

const count = (most: number) => z.int().min(0).max(most);

const weapon = z.strictObject({
  weapon: slug.describe('The id of the weapon in weapons/.'),
  long: count(9).describe('Dice beyond 10 u; 0: it cannot shoot so far.'),
  short: count(9).describe('Dice up to 10 u; 0: it cannot shoot so near.'),
});

const sideShape = {
  actions: z.int().min(1).max(9).describe('The most actions in a turn.'),
  shots: count(9).describe('The most shooting actions in a turn.'),
  move: length(0, 20).describe('How far it moves, in u.'),
  assault: length(0, 20).describe('How far it moves in an Assault Fire, in u; 0: not on the card.'),
  aim: count(9).describe('Dice that Aim adds; 0: not on the card.'),
  opportunity: length(0, 20).describe('Radius of its Opportunity Fire, in u; 0: not on the card.'),
  suppression: length(0, 20).describe('Radius of its Suppression Fire, in u; 0: it cannot start one.'),
  command: count(9).describe('Extra actions it can give to friends; 0: not an officer.'),
  h2h: count(9).describe('Dice in hand to hand.'),
  weapons: z.array(weapon).max(4).describe('Its weapons; it uses one of them in a turn.'),
  grenade: z
    .strictObject({
      radius: length(0.1, 10).describe('Radius of the explosion, in u.'),
      dice: z.int().min(1).max(9).describe('Dice of the explosion.'),
    })
    .nullable()
    .describe('Its grenades; null: none.'),
};

/** What is on a card, whatever file it stands in. */
export const cardShape = {
  label: label.describe('Its label in play, e.g. US-Sergeant; it names the character in scenarios.'),
  name: words(40, 'Its name in each language.'),
  role: words(40, 'Its role in each language.'),
  faction: slug.describe('Its faction.'),
  points: z.int().min(1).max(99).describe('What it is worth.'),
  skills: z.array(z.enum(SKILLS)).describe('Skills that apply automatically.'),
  healthy: z.strictObject(sideShape).describe('The side of the card for a healthy character.'),
  wounded: z
    .strictObject(sideShape)
    .partial()
    .describe('The wounded side; omitted values are those of the healthy side.'),
};

export const characterSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('tactic148/character').describe('The kind of this file.'),
    ...cardShape,
  })
  .meta({ title: '1-48 Tactic character', description: 'The reference card of one character, both sides.' });

export type CharacterFile = Omit<z.infer<typeof characterSchema>, '$schema' | 'kind'>;

/** The card that a file describes, and the weapons it names that nobody knows. */
export function cardOf(
  file: CharacterFile,
  weapons: readonly WeaponRow[],
): { readonly card: Card; readonly unknown: readonly string[] } {
  const healthy = sideOf(file.healthy, weapons);
  const merged = { ...file.healthy, ...withoutGaps(file.wounded) };
  const named = [...file.healthy.weapons, ...(file.wounded.weapons ?? [])].map((each) => each.weapon);
  return {
    card: {
      id: file.label,
      name: file.name,
      role: file.role,
      faction: file.faction,
      points: file.points,
      skills: file.skills,
      healthy,
      wounded: sideOf(merged, weapons),
    },
    unknown: [...new Set(named)].filter((id) => !weapons.some((row) => row.id === id)),
  };
}

/** A partial side without the keys that are there but undefined. */
const withoutGaps = (side: CharacterFile['wounded']): Partial<CharacterFile['healthy']> =>
  Object.fromEntries(Object.entries(side).filter(([, value]) => value !== undefined));

function sideOf(side: CharacterFile['healthy'], weapons: readonly WeaponRow[]): CardSide {
  return {
    ...side,
    move: steps(side.move),
    assault: steps(side.assault),
    opportunity: steps(side.opportunity),
    suppression: steps(side.suppression),
    weapons: side.weapons.flatMap(({ weapon: id, long, short }): readonly Weapon[] => {
      const row = weapons.find((each) => each.id === id);
      if (!row) return [];
      const { name, silhouette, machineGun } = row;
      return [{ id: weaponId(id), name, silhouette, long, short, machineGun }];
    }),
    grenade: side.grenade && { radius: steps(side.grenade.radius), dice: side.grenade.dice },
  };
}
