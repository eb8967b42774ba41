import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/rules/battletech/options.js';
import { MATCH_OPTIONS, takeBackOf } from '../../../src/rules/kernel/match-options.js';

/** The options of BattleTech, row by row: values with the default first, and the ruling that each settles. */

test.each([
  ['unequalNumbers', 'AMB-QSR-02', 'ratio frontLoad each'],
  ['resolutionOrder', 'AMB-QSR-03', 'declaration loserFirst'],
  ['resolveFire', 'QSR-14', 'referee byHand'],
  ['splitHex', 'AMB-QSR-04', 'prompt auto-defender'],
  ['splitLine', 'AMB-QSR-15', 'pair side'],
  ['losCornerTouch', 'AMB-QSR-05', 'touch cross'],
  ['rearArmor', 'AMB-QSR-08', 'off on'],
  ['immobileBonus', 'AMB-QSR-09', 'off on'],
  ['minimumMove', 'AMB-QSR-10', 'off on'],
  ['friendlyFire', 'AMB-QSR-14', 'off on'],
  ['declare', 'QSR-11', 'open sealed'],
  ['moveBy', 'QSR-09', 'unit side'],
  ['secondaryTargets', 'AMB-SEQ-08', 'on off'],
  ['partialCover', 'AMB-SEQ-10', 'legs punch'],
  ['physicalBase', 'SEQ-13', 'piloting fixed'],
  ['fires', 'SEQ-16', 'off on'],
  ['fireWind', 'FIN-45', 'calm gale storm'],
  ['windTo', 'FIN-45', 'SE S SW NW N NE'],
  ['burnDown', 'FIN-45', 'off on'],
  ['forcedWithdrawal', 'AMB-SEQ-19', 'off on'],
  ['carefulStand', 'AMB-SEQ-24', 'off on'],
  ['waterFallRounding', 'FIN-26', 'down up'],
  ['multiSide', 'AMB-SEQ-07', 'off on'],
  ['sprint', 'ADV-01', 'off on'],
  ['evade', 'ADV-02', 'off on'],
  ['c3', 'ADV-03', 'off on'],
  ['talents', 'ADV-04', 'off on'],
  ['edge', 'ADV-05', 'off on'],
  ['ejection', 'ADV-06', 'off on'],
  ['quirks', 'ADV-07', 'off on'],
  ['hidden', 'HID-01', 'off on'],
  ['overwatch', 'HID-05', 'adjacent sight off'],
  ['mines', 'HID-06', 'off 2 4 8'],
  ['mineDensity', 'HID-07', '10 20 30'],
  ['artillery', 'ART-01', 'off thumper sniper long-tom arrow-iv'],
  ['artillerySalvos', 'ART-01', '4 2 8'],
  ['artilleryFlight', 'ART-02', '1 2 3 4 5'],
  ['edition', 'EDN-01', 'total-warfare master-rules core-2026'],
  ['vehicleTable', 'AMB-UNI-01', 'print mm'],
  ['mechChargesVehicle', 'AMB-UNI-02', 'on off'],
  ['platoonSwarm', 'AMB-UNI-03', 'full crit'],
  ['mechanizedOpen', 'AMB-UNI-04', 'on off'],
  ['shakeOff', 'AMB-UNI-05', 'flank off'],
  ['jumpWithRiders', 'AMB-UNI-06', 'on off'],
  ['crash', 'AMB-UNI-07', 'levels destroyed'],
  ['vehicleCase', 'AMB-UNI-09', 'rear off'],
  ['infernoUnits', 'AMB-UNI-10', 'on off'],
  ['sheets', 'LEA-02', 'open secret'],
  ['probes', 'CLN-39', 'radius roll'],
  ['aimedShots', 'CLN-32', 'off on'],
  ['aimedHighLow', 'AMB-CLN-17', 'punchKick off'],
  ['extremeRange', 'AMB-CLN-32', 'off on'],
  ['designators', 'CLN-49', 'off on'],
  ['ecmZone', 'CLN-38', 'off on'],
  ['ecmRadius', 'AMB-CLN-21', '6 2 3 4 5 7 8 10 12'],
  ['ecmFriendly', 'AMB-CLN-21', 'on off'],
  ['infernoTurns', 'CLN-53', 'off on'],
  ['infernoDamage', 'AMB-CLN-28', 'off on'],
  ['cocoons', 'CLN-20', 'off on riding'],
  ['amsByRange', 'CLN-36', 'off on'],
  ['amsOn', 'AMB-CLN-19', 'hitting launched'],
  ['amsAmmo', 'AMB-CLN-19', 'off on'],
  ['targetedShots', 'CLN-34', 'off on'],
  ['cascade', 'CLN-22', 'off on'],
  ['cascadeCase', 'LEA-03', 'vents ignored'],
  ['flooding', 'CLN-43', 'breach parts'],
  ['cockpitFlood', 'AMB-CLN-25', 'awake ejects drowns'],
  ['waterRetest', 'AMB-CLN-26', 'damage once'],
  ['engineFlood', 'AMB-CLN-34', 'slots locations'],
  ['selfDestruct', 'CLN-30', 'off on'],
  ['reactorMp', 'AMB-CLN-14', 'walk run'],
  ['armour', 'GRID-01', 'points grid'],
  ['gridOverflow', 'GRID-04', 'shift spill'],
  ['gridCrits', 'GRID-08', 'positional roll'],
])('%s settles %s: %s', (id, rule, values) => {
  const spec = OPTIONS.find((option) => option.id === id);
  expect(spec).toMatchObject({ rule, values: values.split(' '), default: values.split(' ')[0] });
});

test('P-08 how often one may go back after dice is chosen for the match; one from before the choice always could', () => {
  expect(MATCH_OPTIONS).toEqual([
    { id: 'takeBack', values: ['never', 'once', 'always'], default: 'never', rule: 'P-08' },
  ]);
  expect(['never', 'once', 'always'].map((takeBack) => takeBackOf({ takeBack }))).toEqual(['never', 'once', 'always']);
  expect(takeBackOf({})).toBe('always');
});
