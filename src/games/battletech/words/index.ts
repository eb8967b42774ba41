import { catalogueOf } from '../../../i18n/catalogue.js';
import { LOCALES } from '../../../i18n/locales.js';
import { alike } from '../../../i18n/sentences.js';
import { speaking, type Tongue as AnyTongue } from '../../../i18n/tongue.js';
import { common } from '../../../i18n/words/index.js';
import { ammunition } from './ammunition.js';
import { rounds } from './rounds.js';
import { arms } from './arms.js';
import { attacks } from './attacks.js';
import { sideShift } from './side-shift.js';
import { buildings } from './buildings.js';
import { buttons } from './buttons.js';
import { carefulStand } from './careful-stand.js';
import { charges } from './charges.js';
import { clubs } from './clubs.js';
import { cocoons } from './cocoons.js';
import { corrections } from './corrections.js';
import { damage } from './damage.js';
import { deeds } from './deeds.js';
import { field } from './field.js';
import { fires } from './fires.js';
import { goals } from './goals.js';
import { fieldGuns } from './field-guns.js';
import { fileImports } from './file-imports.js';
import { grounds } from './grounds.js';
import { hazards } from './hazards.js';
import { heat } from './heat.js';
import { hiding } from './hiding.js';
import { infantry } from './infantry.js';
import { artillery } from './artillery.js';
import { mines } from './mines.js';
import { map } from './map.js';
import { masc } from './masc.js';
import { editions } from './editions.js';
import { league } from './league.js';
import { ejection } from './ejection.js';
import { networks } from './networks.js';
import { paces } from './paces.js';
import { quirks } from './quirks.js';
import { weaponQuirks } from './weapon-quirks.js';
import { leagueShots } from './league-shots.js';
import { talents } from './talents.js';
import { movement } from './movement.js';
import { odds } from './odds.js';
import { options } from './options.js';
import { outcome } from './outcome.js';
import { physical } from './physical.js';
import { pilot } from './pilot.js';
import { piloting } from './piloting.js';
import { reasons } from './reasons.js';
import { setUp } from './set-up.js';
import { sheets } from './sheets.js';
import { skills } from './skills.js';
import { shots } from './shots.js';
import { sight } from './sight.js';
import { spotting } from './spotting.js';
import { stepAside } from './step-aside.js';
import { story } from './story.js';
import { tallies } from './tallies.js';
import { toHit } from './to-hit.js';
import { turn } from './turn.js';
import { value } from './value.js';
import { flying } from './flying.js';
import { driving } from './driving.js';
import { vehicleSheets } from './vehicle-sheets.js';
import { vehicles } from './vehicles.js';
import { water } from './water.js';
import { unitRulings } from './unit-rulings.js';
import { units } from './units.js';
import { weapons } from './weapons.js';
import { words } from './words.js';

/** Everything that is said about BattleTech. */
export const own = alike({
  ...ammunition,
  ...rounds,
  ...arms,
  ...attacks,
  ...buttons,
  ...carefulStand,
  ...hazards,
  ...sideShift,
  ...charges,
  ...clubs,
  ...corrections,
  ...damage,
  ...deeds,
  ...field,
  ...fileImports,
  ...fires,
  ...goals,
  ...grounds,
  ...heat,
  ...hiding,
  ...infantry,
  ...map,
  ...mines,
  ...artillery,
  ...masc,
  ...editions,
  ...league,
  ...ejection,
  ...networks,
  ...paces,
  ...quirks,
  ...weaponQuirks,
  ...talents,
  ...leagueShots,
  ...cocoons,
  ...movement,
  ...odds,
  ...options,
  ...outcome,
  ...physical,
  ...pilot,
  ...piloting,
  ...reasons,
  ...setUp,
  ...sheets,
  ...skills,
  ...shots,
  ...sight,
  ...spotting,
  ...stepAside,
  ...story,
  ...tallies,
  ...toHit,
  ...turn,
  ...value,
  ...driving,
  ...flying,
  ...vehicleSheets,
  ...vehicles,
  ...unitRulings,
  ...water,
  ...buildings,
  ...units,
  ...weapons,
  ...fieldGuns,
  ...words,
});

/** They and the common ones, ready to be said. */
const catalogue = catalogueOf({ ...common, ...own });
export type Words = typeof catalogue.words;

/** How a match of BattleTech is spoken of. */
export type Tongue = AnyTongue<Words>;

/** BattleTech in a language; `sides` as the scenario calls them. */
export const tongueOf = speaking(catalogue);

/** The game in every language, for what is read and not said: whoever plays in another is understood too. */
export const TONGUES: readonly Tongue[] = LOCALES.map((locale) => tongueOf(locale));
