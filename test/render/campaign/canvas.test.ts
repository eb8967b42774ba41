import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { readCampaigns } from '../../../src/library/campaigns.js';
import { PALETTES } from '../../../src/match/people.js';
import { namesIn } from '../../../src/present/campaign/names.js';
import { mapAlt, mapOf, type CampaignPicture } from '../../../src/present/campaign/picture.js';
import { campaignScene } from '../../../src/render/campaign/index.js';
import { drawNow, LARGEST } from '../../../src/render/index.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { factionId } from '../../../src/rules/campaign/ids.js';
import { Play } from '../../support/campaign.js';
import { faults } from '../../support/seen-scenes.js';

/** P-01: the map of a campaign is legible where it is seen. */

const [shipped] = readCampaigns('scenarios').campaigns;
if (!shipped) throw new Error('no campaign is shipped');
const { setup, atlas } = shipped;

function picture(locale: CampaignPicture['locale']): CampaignPicture {
  const play = new Play(setup);
  const province = setup.provinces.find(({ id }) => id === 'alderhall')?.id;
  if (!province) throw new Error('the map has changed');
  play.give(factionId('white-hare'), {
    type: 'raise',
    kind: 'conquest',
    province,
    cocoons: [play.load('white-hare', 0)],
  });
  const view = campaign.view(play.state, { as: 'spectator' });
  return mapOf(view, atlas, namesIn(view, atlas, locale));
}

describe('P-01 the map of a campaign', () => {
  it('has nothing too small, hidden or cut, in any language', () => {
    for (const locale of LOCALES) expect(faults(campaignScene(picture(locale))), locale).toEqual([]);
  });

  it('is drawn on both papers, and small to load', () => {
    for (const palette of PALETTES) {
      const { png, width } = drawNow({ ...picture('en'), palette });
      if (process.env['LOOK']) writeFileSync(`${process.env['LOOK']}/campaign-${palette}.png`, png);
      expect(width).toBe(1040);
      expect(png.length).toBeLessThan(LARGEST);
    }
  });

  it('is told in words as well: who owns what', () => {
    expect(mapAlt(picture('en'))).toContain('Clan White Hare: Karst and Lowmere');
  });
});
