import type { SneakSuit } from '../../../../rules/battletech/standard/kinds.js';

/**
 * Armour kits of troopers by the names of the files, in small letters and digits alone and without a technology before them: what
 * halves damage, what encumbers and so costs an MP (UNI-47), what hides (EQP-01). Figures as published by MegaMek.
 */
interface Kit {
  readonly armored?: true;
  readonly encumbers?: true;
  readonly sneak?: readonly SneakSuit[];
}

const ROWS: readonly (readonly [kit: Kit, names: string])[] = [
  // They protect in battle no better than a uniform does.
  [
    {},
    'generickit genericinfantrykit fatigues clothingfatiguesciviliannonarmored clothingleather clothingleathersynthetichide parka heatsuit neochainmail bulletproofvest vintagebulletproofvest',
  ],
  [
    {},
    'ablativeconcealed ablativeflakconcealed ablativeflakstandard ballisticplateconcealed flakconcealed flakstandard mechwarriorcombatsuit mechwarriorcoolingsuit',
  ],
  [
    {},
    'liaokit capellanconfederationarmorkit3050 kuritakit draconiscombineinfantrykit davionkit federatedsunsinfantrykit davionkit3030 earlyfedcomkit fedsunsfedcommonweathinfantrykit30303066 frrkit freerasalhaguerepublicinfantrykit marikkit freeworldsleagueinfantrykit steinerkit lyrancommonwealthinfantrykit canopiankit magistracyofcanopusinfantrykit tauriankit taurianconcordatcalderoninfantrykit',
  ],
  [
    { armored: true },
    'clankit clanarmorkitall comstarkit comstarinfantrykit csinfkit sldfkit sldfinfantrykit mariankit marianhegemonyinfantrykit wobkit wordofblakeinfantrykit steinerkit3060 lyranalliancelyrancommonwealth3060infantrykit myomervest environmentsuitmarine',
  ],
  [
    { encumbers: true },
    'ablativestandard snowsuit bombsuit vintagebombsuit spacesuit spacesuitcombat engineeringsuit environmentsuitlight',
  ],
  [
    { armored: true, encumbers: true },
    'ballisticplatestandard environmentsuithostile myomersuit davionkit3067 latedavionkit fedsunsinfantrykit3067 marikkit3035 latemarikkit freeworldsleagueinfantrykit3035',
  ],
  [{ sneak: ['camouflage'] }, 'sneaksuitcamo'],
  [{ sneak: ['infrared'] }, 'sneaksuitir'],
  [{ sneak: ['ecm'] }, 'sneaksuitecm'],
  [{ sneak: ['camouflage', 'infrared'] }, 'sneaksuitcamoir'],
  [{ sneak: ['camouflage', 'ecm'] }, 'sneaksuitcamoecm'],
  [{ sneak: ['infrared', 'ecm'] }, 'sneaksuitirecm'],
  [{ sneak: ['camouflage', 'infrared', 'ecm'] }, 'sneaksuitcamoirecm'],
  [{ sneak: ['dest'] }, 'destsuit destinfiltrationsuit'],
];

const KITS: ReadonlyMap<string, Kit> = new Map(
  ROWS.flatMap(([kit, names]) => names.split(' ').map((name) => [name, kit] as const)),
);

/** The kit of that name, whatever its spelling; `null`: none is called so. */
export function kitCalled(name: string): Kit | null {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return KITS.get(key) ?? KITS.get(key.replace(/^(?:is|clan|cl)/, '')) ?? null;
}
