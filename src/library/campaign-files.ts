import { z } from 'zod';
import { MODEL_CLASSES } from '../rules/campaign/setup.js';
import { schemaLink, slug, words } from './words.js';

/** The files of a campaign: its region, factions, prices and stakes, and the deck of event cards that it names. */

const name = slug.max(30);
const count = z.int().min(0).max(99_999);
const amount = z.int().min(-9_999).max(9_999);
const models = z.array(z.string()).max(40);

const faction = z.strictObject({
  id: name.describe('The faction, e.g. white-hare.'),
  kind: z.enum(['clan', 'inner-sphere']).describe('A Clan, or a state of the Inner Sphere.'),
  title: words(40, "The faction's name in each language."),
  prestige: amount.default(0).describe('Its prestige at the beginning.'),
  resources: count.describe('Its resources at the beginning.'),
  groups: z.int().min(0).max(20).default(0).describe('Its groups of Elementals at the beginning.'),
  machines: models.min(1).describe('The models of its first machines, each with a beginner as its pilot.'),
  antipathies: z.array(name).default([]).describe('Clans with which it goes on no mission.'),
  market: models.describe('The models that it can buy from the beginning.'),
  opens: z
    .partialRecord(z.enum(MODEL_CLASSES), models)
    .default({})
    .describe('The models that tiers of prestige open, by class, in the order in which they come.'),
  names: z.array(z.string().min(1).max(40)).min(1).max(60).describe('Names for its pilots.'),
});

const province = z.strictObject({
  id: name.describe('The province, e.g. karst.'),
  title: words(40, "The province's name in each language."),
  owner: name.describe('The faction that owns it at the beginning.'),
  production: count.describe('The resources that it yields each turn.'),
  adjacent: z.array(name).min(1).max(12).describe('The provinces next to it; they name it too.'),
  at: z
    .tuple([z.int().min(0).max(100), z.int().min(0).max(100)])
    .exactOptional()
    .describe(
      'Where it lies on the map, from the upper left corner (0, 0) to the lower right (100, 100); left out: on a ring.',
    ),
});

const stake = z.strictObject({
  prestige: amount.describe('Prestige for each faction of the side; negative: it loses as much.'),
  resources: amount.describe('Resources, likewise.'),
});

const mission = z.strictObject({
  id: name.describe('The kind of mission, e.g. raid.'),
  title: words(40, 'What it is called in each language.'),
  scenario: z.string().describe('The scenario on which its battles are played, e.g. battletech/clan-trial.'),
  sides: z
    .strictObject({
      attacker: z.string().describe('The side of the attackers.'),
      defender: z.string().describe('The side of the defenders.'),
    })
    .describe('The sides of that scenario which attackers and defenders play.'),
  forces: z
    .enum(['hangar', 'scenario'])
    .exactOptional()
    .describe(
      "Whose forces fight: those of the hangars, or the scenario's own, so that battles of any game count; left out: those of the hangars.",
    ),
  most: z.int().min(1).max(12).describe("The most machines of a side; of the scenario's own forces the most factions."),
  takes: z.boolean().describe('Whether the attackers take the province when they win.'),
  winner: stake.describe('What the winners are given.'),
  loser: stake.describe('What the losers are given.'),
  options: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('Options of the match in which they are fought, beside those of the scenario.'),
});

const price = (what: string) => z.int().min(0).max(999).describe(what);

export const campaignSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('campaign/scenario').describe('The kind of this file.'),
    title: words(80, "The campaign's title in each language."),
    briefing: words(1000, 'What players read before they join, in each language.'),
    options: z.record(z.string(), z.string()).default({}).describe('Options of the rules that this campaign sets.'),
    cards: slug.describe('The deck of event cards: the name of its file in decks/ without .json.'),
    factions: z.array(faction).min(2).max(16).describe('Who takes part.'),
    provinces: z.array(province).min(2).max(80).describe('The region.'),
    models: z
      .record(
        z.string(),
        z.strictObject({
          tons: z.int().min(10).max(100).describe('Its mass, which says who may pilot it.'),
          price: count.describe('Its price.'),
        }),
      )
      .describe('Every model that can be had.'),
    tiers: z
      .array(
        z.strictObject({
          at: z.int().min(1).max(999).describe('The prestige from which it is reached.'),
          opens: z.enum(MODEL_CLASSES).describe('What it opens: the next model of this class.'),
          group: z.boolean().default(false).describe('Whether a group of Elementals may be recruited.'),
        }),
      )
      .max(40)
      .describe('The tiers of prestige, in ascending order.'),
    beyond: z
      .int()
      .min(1)
      .max(99)
      .default(2)
      .describe('Prestige from one tier to the next beyond the last of the list.'),
    tierProduction: z.int().min(0).max(100).default(5).describe('Per cent that each tier adds to production.'),
    workshop: z.int().min(0).max(20).describe('Places in the workshop without any tier.'),
    repair: z
      .strictObject({
        armor: price('A point of armour.'),
        structure: price('A point of structure.'),
        slots: price('A critical slot.'),
        rounds: price('A round of ammunition.'),
        flooded: price('A location full of water.'),
      })
      .describe('What the workshop asks.'),
    elemental: price('An Elemental in the place of one that was lost.').default(10),
    group: price('A new group of Elementals.'),
    beginner: z
      .strictObject({
        gunnery: z.int().min(0).max(8).describe('Gunnery; each bonus lowers it by 1.'),
        piloting: z.int().min(0).max(8).describe('Piloting, likewise.'),
      })
      .describe('The skills of a pilot without bonuses.'),
    talents: z
      .array(
        z.strictObject({
          id: name.describe('The talent, e.g. scout.'),
          title: words(40, 'The talent in each language.'),
          battle: z
            .string()
            .max(40)
            .optional()
            .describe(
              'What it is in battle, e.g. marksman, where the option talents is on; left out: what it means is for the players to agree on.',
            ),
        }),
      )
      .max(60)
      .describe('The talents that pilots can take up.'),
    squad: z
      .strictObject({
        unit: z.string().describe('The unit that a group of Elementals is in battle.'),
        gunnery: z.int().min(0).max(8).describe('Its gunnery.'),
        piloting: z.int().min(0).max(8).describe('Its skill in anti-’Mech attacks.'),
      })
      .exactOptional()
      .describe('Elementals in battle; left out: they stay at home.'),
    missions: z.array(mission).min(1).max(20).describe('The kinds of missions.'),
  })
  .meta({ title: 'Campaign', description: 'Who takes part, where, with what, and what is at stake.' });

const effect = z.strictObject({
  on: z.enum(['self', 'other']).describe('Who is affected: who plays the card, or whom they name.'),
  currency: z.enum(['resources', 'prestige']).describe('What changes.'),
  amount: amount.describe('By how much.'),
});

export const deckSchema = z
  .strictObject({
    $schema: schemaLink,
    kind: z.literal('campaign/deck').describe('The kind of this file.'),
    title: words(60, "The deck's name in each language."),
    cards: z
      .array(
        z.strictObject({
          id: name.describe('The card.'),
          title: words(40, 'Its title in each language.'),
          text: words(200, 'What stands on it, in each language.'),
          effects: z.array(effect).min(1).max(6).describe('What it does when it is played.'),
        }),
      )
      .min(24)
      .max(200)
      .describe('The cards, each of which there is once.'),
  })
  .meta({ title: 'Event cards', description: 'A deck of event cards for campaigns.' });

export type CampaignFile = z.infer<typeof campaignSchema>;
export type DeckFile = z.infer<typeof deckSchema>;
