import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { readCampaigns } from '../../../src/library/campaigns.js';
import { PALETTES } from '../../../src/match/people.js';
import { namesIn } from '../../../src/present/campaign/names.js';
import { mapAlt, mapOf, type CampaignMap } from '../../../src/present/campaign/picture.js';
import { hangarAlt, hangarOf, ladderAlt, ladderOf } from '../../../src/present/campaign/sheets.js';
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

function picture(locale: CampaignMap['locale']): CampaignMap {
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

/** A season in which one Clan has pulled ahead, a machine is damaged and a pilot wounded. */
function sheets(locale: CampaignMap['locale']) {
  const play = new Play(setup);
  const hare = factionId('white-hare');
  const award = { type: 'award', currency: 'prestige', reason: 'a test' } as const;
  play.give('master', { ...award, faction: hare, amount: 19 });
  play.give('master', { ...award, faction: factionId('dusk-lynx'), amount: 6 });
  play.give('master', { ...award, faction: factionId('iron-heron'), amount: -5 });
  const id = play.battle('conquest', 'alderhall', { 'white-hare': [0] }, { aldervane: [0] });
  const report = play.report(id, 'attacker');
  const machines = report.machines.map((one) => ({ ...one, hits: 2 }));
  play.give('house', { type: 'book', mission: id, report: { ...report, machines } });
  const view = campaign.view(play.state, { as: 'faction', faction: hare });
  const names = namesIn(view, atlas, locale);
  return { ladder: ladderOf(view, atlas.title[locale], names), hangar: hangarOf(view, hare, names), view };
}

describe('P-01 the ladder of prestige and the sheet of a hangar', () => {
  it('have nothing too small, hidden or cut, in any language', () => {
    for (const locale of LOCALES) {
      const { ladder, hangar } = sheets(locale);
      expect(faults(campaignScene(ladder)), locale).toEqual([]);
      expect(faults(campaignScene(hangar)), locale).toEqual([]);
      const told = campaignScene(ladder).shapes.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
      const named = ladder.ladder.clans.flatMap(({ name }) => name.split(' '));
      expect(named.filter((word) => !told.some((text) => text.split(' ').includes(word)))).toEqual([]);
      expect(told.filter((text) => text.includes('…'))).toEqual([]);
    }
  });

  it('are drawn on both papers, and small to load', () => {
    const { ladder, hangar } = sheets('en');
    for (const palette of PALETTES) {
      for (const one of [ladder, hangar]) {
        const { png } = drawNow({ ...one, palette });
        if (process.env['LOOK']) writeFileSync(`${process.env['LOOK']}/${one.shows.kind}-${palette}.png`, png);
        expect(png.length).toBeLessThan(LARGEST);
      }
    }
  });

  it('CLN-04, CLN-01 are told in words as well, and name no card', () => {
    const { ladder, hangar, view } = sheets('en');
    expect(ladderAlt(ladder)).toMatch(/Clan White Hare: prestige 23, \d+ tiers/u);
    expect(hangarAlt(hangar)).toContain('damaged');
    const held = Object.values(view.hands).flatMap(({ cards }) => cards ?? []);
    expect(held.length).toBeGreaterThan(0);
    const shown = JSON.stringify([ladder, hangar]);
    expect(held.filter(({ card }) => shown.includes(card))).toEqual([]);
  });
});
