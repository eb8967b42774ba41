import type { Sentences } from '../../../i18n/sentences.js';

/** Fires and smoke. */
export const fires = {
  'battletech.terrain.fire': { en: 'on fire', fr: 'en feu', ru: 'огонь' },
  'battletech.terrain.smoke': { en: 'smoke', fr: 'fumée', ru: 'дым' },
  'battletech.terrain.heavySmoke': { en: 'heavy smoke', fr: 'fumée épaisse', ru: 'густой дым' },
  'battletech.heat.fire': { en: 'stands in fire', fr: 'au milieu du feu', ru: 'стоит в огне' },
  'battletech.full.fire-spreads': {
    en: 'Fire spreads from {from} to {to} ({dice})',
    fr: 'Le feu passe de {from} en {to} ({dice})',
    ru: 'Огонь переходит из {from} в {to} ({dice})',
  },
  'battletech.full.fire-starts': { en: '{to} catches fire', fr: '{to} prend feu', ru: '{to} загорается' },
  'battletech.full.fire-starts-on': {
    en: '{to} catches fire ({dice})',
    fr: '{to} prend feu ({dice})',
    ru: '{to} загорается ({dice})',
  },
  'battletech.full.hex-at': { en: 'hex {hex}', fr: 'hex {hex}', ru: 'гекс {hex}' },
  'battletech.full.no-fire': {
    en: 'no fire ({dice}, {need}+ needed)',
    fr: 'pas de feu ({dice}, il fallait {need}+)',
    ru: 'не загорелся ({dice}, нужно {need}+)',
  },
  'battletech.full.why-stray': {
    en: 'a stray shot can start a fire on 3 or less: {dice} = {total}',
    fr: 'un tir perdu peut mettre le feu sur 3 ou moins : {dice} = {total}',
    ru: 'шальной выстрел может поджечь на 3 и меньше: {dice} = {total}',
  },
  'battletech.full.why-burns': {
    en: 'fire {need}+: {dice} = {total}, the woods burn',
    fr: 'feu {need}+ : {dice} = {total}, le bois prend',
    ru: 'поджог {need}+: {dice} = {total}, лес горит',
  },
  'battletech.full.why-no-fire': {
    en: 'fire {need}+: {dice} = {total}, nothing burns',
    fr: 'feu {need}+ : {dice} = {total}, rien ne prend',
    ru: 'поджог {need}+: {dice} = {total}, не загорелось',
  },
  'battletech.full.woods-take': {
    en: 'woods −{damage}, {left} left',
    fr: 'bois −{damage}, reste {left}',
    ru: 'лес −{damage}, осталось {left}',
  },
  'battletech.full.woods-thinned': {
    en: 'thinned out to {woods@battletech.woods}',
    fr: 'éclairci : {woods@battletech.woods}',
    ru: 'поредел: {woods@battletech.woods}',
  },
  'battletech.full.woods-cleared': {
    en: 'cleared, the ground is rough',
    fr: 'abattu, le sol est accidenté',
    ru: 'вырублен, местность пересечённая',
  },
  'battletech.choice.woods': {
    en: 'Shoot at woods or a building…',
    fr: 'Tirer sur un bois ou un bâtiment…',
    ru: 'Стрелять по лесу или зданию…',
  },
  'battletech.choice.any-hex': {
    en: 'Shoot at a hex…',
    fr: 'Tirer sur un hex…',
    ru: 'Стрелять по гексу…',
  },
  'battletech.blank.woods': { en: 'Which hex?', fr: 'Quel hex ?', ru: 'Какой гекс?' },
  'battletech/no-fires': {
    en: 'Nothing burns in this match: the option for fires is off. Fire at an enemy instead.',
    fr: "Rien ne brûle dans cette partie : l'option des incendies est désactivée. Tirez sur un ennemi.",
    ru: 'В этом матче ничего не горит: пожары выключены. Стреляйте по противнику.',
  },
  'battletech/burns-already': {
    en: '{hex} is on fire already.',
    fr: '{hex} est déjà en feu.',
    ru: '{hex} уже горит.',
  },
  'battletech/nothing-burns': {
    en: 'There are no woods in {hex}: nothing there can burn. Name a hex with woods.',
    fr: "Il n'y a pas de bois en {hex} : rien n'y brûle. Indiquez un hex boisé.",
    ru: 'В гексе {hex} нет леса, гореть там нечему. Назовите гекс с лесом.',
  },
  'battletech/sees-hex': {
    en: '{unit} sees {hex}: indirect fire is for what is out of sight. Fire directly.',
    fr: '{unit} voit {hex} : le tir indirect vise ce qui est hors de vue. Tirez directement.',
    ru: '{unit} видит {hex}: непрямой наводкой бьют по тому, чего не видно. Стреляйте напрямую.',
  },
  'battletech/no-spotter-at-hex': {
    en: 'No friend of {unit} sees {hex}: indirect fire needs a spotter.',
    fr: 'Aucun allié de {unit} ne voit {hex} : il faut un observateur pour un tir indirect.',
    ru: 'Никто из союзников {unit} не видит {hex}: непрямую наводку вести некому.',
  },
  'battletech/sets-no-fire': {
    en: '{mount}: {weapon@battletech.weapon} sets nothing on fire.',
    fr: '{mount} : {weapon@battletech.weapon} ne met le feu à rien.',
    ru: '{mount}: {weapon@battletech.weapon} ничего не поджигает.',
  },
  'battletech.full.burned-down': {
    en: 'The heavy woods in {hex} have burned down to light woods',
    fr: "Le bois dense en {hex} a brûlé : il n'en reste qu'un bois clair",
    ru: 'Густой лес в {hex} выгорел до редкого',
  },
  'battletech.full.burned-out': {
    en: 'The woods in {hex} have burned down: the fire is out, the ground is rough',
    fr: 'Le bois en {hex} est consumé : le feu est éteint, le sol est accidenté',
    ru: 'Лес в {hex} выгорел: огонь погас, местность пересечённая',
  },
  'battletech.full.heavy-smoke': {
    en: 'Heavy smoke hangs over {hexes}',
    fr: 'Une fumée épaisse couvre {hexes}',
    ru: 'Густой дым стоит над {hexes}',
  },
  'battletech.full.smoke-clears': {
    en: 'The smoke over {hexes} clears',
    fr: 'La fumée se dissipe en {hexes}',
    ru: 'Дым над {hexes} рассеялся',
  },
  'battletech.full.smoke': {
    en: 'Smoke hangs over {hexes}',
    fr: 'La fumée couvre {hexes}',
    ru: 'Дым стоит над {hexes}',
  },
  'battletech.option.fireWind': { en: 'Wind for fires', fr: 'Vent des incendies', ru: 'Ветер для пожаров' },
  'battletech.option.fireWind.about': {
    en: 'How strong the wind is that drives fires, if they are on (standard level)',
    fr: "Force du vent qui pousse les incendies, s'ils sont activés (niveau standard)",
    ru: 'Сила ветра, который гонит огонь, если пожары включены (стандартный уровень)',
  },
  'battletech.option.fireWind.calm': { en: 'hardly any', fr: 'presque nul', ru: 'почти нет' },
  'battletech.option.fireWind.gale': {
    en: 'up to a moderate gale',
    fr: "jusqu'au coup de vent modéré",
    ru: 'до умеренно сильного',
  },
  'battletech.option.fireWind.storm': { en: 'stronger than that', fr: 'plus fort encore', ru: 'ещё сильнее' },
  'battletech.option.windTo': { en: 'Wind blows to the', fr: 'Le vent souffle vers', ru: 'Ветер дует на' },
  'battletech.option.windTo.about': {
    en: 'Where the wind drives fires and smoke, if fires are on (standard level)',
    fr: 'Où le vent pousse le feu et la fumée, si les incendies sont activés (niveau standard)',
    ru: 'Куда ветер гонит огонь и дым, если пожары включены (стандартный уровень)',
  },
  'battletech.option.windTo.SE': { en: 'south-east', fr: 'sud-est', ru: 'юго-восток' },
  'battletech.option.windTo.S': { en: 'south', fr: 'sud', ru: 'юг' },
  'battletech.option.windTo.SW': { en: 'south-west', fr: 'sud-ouest', ru: 'юго-запад' },
  'battletech.option.windTo.NW': { en: 'north-west', fr: 'nord-ouest', ru: 'северо-запад' },
  'battletech.option.windTo.N': { en: 'north', fr: 'nord', ru: 'север' },
  'battletech.option.windTo.NE': { en: 'north-east', fr: 'nord-est', ru: 'северо-восток' },
  'battletech.option.burnDown': { en: 'Woods burn down', fr: 'Les bois se consument', ru: 'Лес выгорает' },
  'battletech.option.burnDown.about': {
    en: 'Whether fires use up their woods and then go out, if fires are on (standard level)',
    fr: "Le feu consume les bois puis s'éteint, si les incendies sont activés (niveau standard)",
    ru: 'Сгорает ли лес, после чего огонь гаснет, если пожары включены (стандартный уровень)',
  },
  'battletech.option.burnDown.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.burnDown.on': { en: 'on', fr: 'oui', ru: 'да' },
} as const satisfies Sentences;
