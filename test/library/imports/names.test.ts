import { describe, expect, test } from 'vitest';
import { itemCalled, type Tech } from '../../../src/games/battletech/library/imports/names.js';

/** What a name of a file means, as our files write it. */
function meant(text: string, tech: Tech = 'inner-sphere'): string {
  const item = itemCalled(text, tech);
  switch (item.is) {
    case 'weapon':
      return [item.id, ...(item.rear ? ['rear'] : []), ...(item.oneShot ? ['once'] : [])].join(' ');
    case 'ammo':
      return `${item.id} ${item.munition} ${item.rounds}`;
    case 'slot':
      return item.slot;
    default:
      return item.is;
  }
}

describe('IMP-02 the names of the community, old spellings and new', () => {
  test.each([
    ['Medium Laser', 'medium-laser'],
    ['ISMediumLaser', 'medium-laser'],
    ['IS Medium Laser', 'medium-laser'],
    ['Medium Laser (R)', 'medium-laser rear'],
    ['Particle Cannon', 'ppc'],
    ['Autocannon/20', 'ac-20'],
    ['ISAC20', 'ac-20'],
    ['IS Auto Cannon/20', 'ac-20'],
    ['ISLBXAC10', 'lb-10-x'],
    ['IS LB 10-X AC', 'lb-10-x'],
    ['LB 10-X AC', 'lb-10-x'],
    ['CLLBXAC10', 'clan-lb-10-x'],
    ['ISUltraAC5', 'ultra-ac-5'],
    ['Clan Ultra AC/5', 'clan-ultra-ac-5'],
    ['ISRotaryAC5', 'rotary-ac-5'],
    ['IS Pulse Med Laser', 'medium-pulse-laser'],
    ['Clan Pulse Large Laser', 'clan-large-pulse-laser'],
    ['ISGaussRifle', 'gauss-rifle'],
    ['CLERPPC (omnipod)', 'clan-er-ppc'],
    ['CLMG', 'clan-machine-gun'],
    ['ISMachine Gun', 'machine-gun'],
    ['ISAntiMissileSystem', 'anti-missile-system'],
    ['CLAntiMissileSystem', 'clan-anti-missile-system'],
    ['ISNarcBeacon', 'narc'],
    ['ISTAG', 'tag'],
    ['ISSRM4 (OS)', 'srm-4 once'],
    ['ISStreakSRM2OS', 'streak-srm-2 once'],
    ['CLStreakSRM4 (OS) (omnipod)', 'clan-streak-srm-4 once'],
  ])('%s is the weapon %s', (text, id) => {
    expect(meant(text)).toBe(id);
  });

  test.each([
    ['IS Ammo LRM-20', 'lrm-20 standard 6'],
    ['ISLRM20 Ammo', 'lrm-20 standard 6'],
    ['IS Ammo LRM-20 Artemis-capable', 'lrm-20 artemis 6'],
    ['Clan Ammo LRM-20 (Clan) Artemis-capable (omnipod)', 'clan-lrm-20 artemis 6'],
    ['ISSRM6 Ammo Narc-Capable', 'srm-6 narc 15'],
    ['IS LB 10-X Cluster Ammo', 'lb-10-x cluster 10'],
    ['ISLBXAC10 CL Ammo', 'lb-10-x cluster 10'],
    ['IS LB 10-X AC Ammo', 'lb-10-x standard 10'],
    ['IS Ammo MG - Full', 'machine-gun standard 200'],
    ['IS Machine Gun Ammo - Half', 'machine-gun standard 100'],
    ['ISMG Ammo (100)', 'machine-gun standard 100'],
    ['Clan Machine Gun Ammo - Half (omnipod)', 'clan-machine-gun standard 100'],
    ['ISAMS Ammo', 'anti-missile-system standard 12'],
    ['CLAMS Ammo', 'clan-anti-missile-system standard 24'],
    ['ISGauss Ammo', 'gauss-rifle standard 8'],
    ['ISNarc Pods', 'narc standard 6'],
    ['IS Streak SRM 2 Ammo', 'streak-srm-2 standard 50'],
    ['IS Ammo AC/20', 'ac-20 standard 5'],
  ])('%s is the ammunition %s', (text, ammo) => {
    expect(meant(text)).toBe(ammo);
  });

  test.each([
    ['-Empty-', '-'],
    ['Fusion Engine', 'engine'],
    ['Engine', 'engine'],
    ['ISDouble Heat Sink', 'double-heat-sink'],
    ['CLDoubleHeatSink (omnipod)', 'double-heat-sink'],
    ['Endo-Steel', 'endo-steel'],
    ['Clan Ferro-Fibrous', 'ferro-fibrous'],
    ['ISCASE', 'case'],
    ['BeagleActiveProbe', 'active-probe'],
    ['ISGuardianECMSuite', 'ecm'],
    ['CLTargeting Computer', 'targeting-computer'],
    ['ISArtemisIV', 'artemis'],
    ['CLMASC', 'masc'],
    ['Industrial TSM', 'industrial-tsm'],
    ['Industrial Triple-Strength Myomer', 'industrial-tsm'],
    ['CLAntiPersonnelPod', 'a-pod'],
    ['Hatchet', 'hatchet'],
    ['MiningDrill', 'mining-drill'],
    ['Rock Cutter', 'rock-cutter'],
    ['Chainsaw', 'chainsaw'],
    ['Dual Saw', 'dual-saw'],
    ['IS Wrecking Ball', 'wrecking-ball'],
    ['Backhoe', 'backhoe'],
    ['Heavy-Duty Pile Driver', 'pile-driver'],
    ['Spot Welder', 'spot-welder'],
    ['Combine', 'combine'],
    ['Mace', 'mace'],
    ['ISClaw', 'claw'],
  ])('%s is %s', (text, slot) => {
    expect(meant(text)).toBe(slot);
  });

  test.each([
    'Searchlight',
    'Cargo (0.5 tons)',
    'Liquid Storage (1 ton)',
    'Lift Hoist (R)',
    'Communications Equipment (3 ton)',
    'Environmental Sealing',
    'RemoteSensorDispenser',
    'Extended Fuel Tank (3 tons)',
    'MechSprayer',
    'Dumper (Rear)',
  ])('%s does nothing in a battle', (text) => {
    expect(meant(text)).toBe('idle');
  });

  test('a name without a technology means that of the unit', () => {
    expect(meant('ER Medium Laser')).toBe('er-medium-laser');
    expect(meant('ER Medium Laser', 'clan')).toBe('clan-er-medium-laser');
    expect(meant('Medium Laser', 'clan')).toBe('medium-laser');
  });

  test('what nobody knows is unknown', () => {
    expect(meant('Flux Capacitor')).toBe('unknown');
    expect(meant('')).toBe('unknown');
  });
});
