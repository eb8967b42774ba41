import type { Sentences } from '../../../i18n/sentences.js';

/** Set-up and deployment. */
export const setUp = {
  'battletech.phase.deployment': { en: 'Deployment', fr: 'Déploiement', ru: 'Расстановка' },
  'battletech.picture.zone': { en: '{side@side} zone', fr: 'zone : {side@side}', ru: 'зона: {side@side}' },
  'battletech.word.deploy': { en: 'deploy', fr: 'déployer|déploie', ru: 'расставить|поставить|выставить' },
  'battletech/already-deployed': {
    en: '{unit} is already on the map.',
    fr: '{unit} est déjà sur la carte.',
    ru: 'Юнит {unit} уже на карте.',
  },
  'battletech/outside-zone': {
    en: '{unit} cannot deploy in {hex}. Its zone: rows {rows}, columns {columns}.',
    fr: '{unit} ne peut pas se déployer en {hex}. Sa zone : rangées {rows}, colonnes {columns}.',
    ru: 'Юнит {unit} нельзя поставить в {hex}. Его зона: ряды {rows}, колонки {columns}.',
  },
  'battletech/hex-occupied': {
    en: '{hex} is taken by {unit}; no two units end in one hex.',
    fr: '{hex} est occupé par {unit} ; deux unités ne finissent pas dans le même hexagone.',
    ru: 'Гекс {hex} занят: там {unit}; два юнита не заканчивают движение в одном гексе.',
  },
  'battletech/two-sides': {
    en: 'This game is for two sides; the set-up has: {sides@side}.',
    fr: 'Ce jeu oppose deux camps ; la mise en place donne : {sides@side}.',
    ru: 'В этой игре две стороны; в расстановке: {sides@side}.',
  },
  'battletech/multi-side-off': {
    en: 'There are {count} sides: {sides@side}. More than two need the option `multiSide` on.',
    fr: "Il y a {count} camps : {sides@side}. Au-delà de deux, il faut l'option `multiSide` sur `on`.",
    ru: 'Сторон {count}: {sides@side}. Чтобы их было больше двух, нужна опция `multiSide` со значением `on`.',
  },
  'battletech/too-many-sides': {
    en: 'There are {count} sides: {sides@side}; at most {most} can play.',
    fr: 'Il y a {count} camps : {sides@side} ; {most} au plus peuvent jouer.',
    ru: 'Сторон {count}: {sides@side}; играть могут не больше {most}.',
  },
  'battletech/empty-side': {
    en: '{side@side}: at least one player and one unit are needed.',
    fr: '{side@side} : il faut au moins un joueur et une unité.',
    ru: '{side@side}: нужны хотя бы один игрок и один юнит.',
  },
  'battletech/label-twice': {
    en: 'Two units are called {unit}; labels must differ.',
    fr: "Deux unités s'appellent {unit} ; chaque nom doit être unique.",
    ru: 'Два юнита названы {unit}; метки должны различаться.',
  },
  'battletech/no-owner': {
    en: '{unit}: the place {seat@seat} does not belong to {side@side}.',
    fr: "{unit} : la place {seat@seat} n'est pas du camp {side@side}.",
    ru: '{unit}: место «{seat@seat}» не принадлежит стороне «{side@side}».',
  },
  'battletech/no-ammo-bin': {
    en: '{unit}: {weapon@battletech.weapon} has no ammunition on the sheet.',
    fr: '{unit} : la fiche ne donne pas de munitions pour cette arme : {weapon@battletech.weapon}.',
    ru: '{unit}: {weapon@battletech.weapon}, боекомплекта для этого оружия на карточке нет.',
  },
  'battletech/armor-off-sheet': {
    en: '{unit}, {location@battletech.location}: armour cannot be {has}; the sheet gives 0 to {most}.',
    fr: '{unit}, {location@battletech.location} : le blindage ne peut pas être de {has} ; la fiche donne de 0 à {most}.',
    ru: '{unit}, {location@battletech.location}: броня не может быть {has}; на карточке от 0 до {most}.',
  },
  'battletech/ammo-off-sheet': {
    en: '{unit}: there cannot be {left} rounds left; the sheet gives 0 to {full}.',
    fr: '{unit} : il ne peut pas rester {left:# munition|# munitions} ; la fiche donne de 0 à {full}.',
    ru: '{unit}: выстрелов не может остаться {left}; на карточке от 0 до {full}.',
  },
  'battletech/rounds-twice': {
    en: '{unit}: ammunition of the same kind is counted twice ({ammo@battletech.weapon}).',
    fr: '{unit} : des munitions du même type sont comptées deux fois ({ammo@battletech.weapon}).',
    ru: '{unit}: боекомплект одного вида записан дважды ({ammo@battletech.weapon}).',
  },
  'battletech/bin-off-sheet': {
    en: '{unit}: no ammunition lies at {bin} on its sheet, or it is named twice.',
    fr: "{unit} : sa fiche n'a pas de munitions en {bin}, ou elles sont citées deux fois.",
    ru: '{unit}: на карточке нет боекомплекта в {bin}, или он назван дважды.',
  },
  'battletech/bin-missing': {
    en: '{unit}: say how much ammunition is left at {bin}.',
    fr: '{unit} : indiquez ce qui reste de munitions en {bin}.',
    ru: '{unit}: укажите, сколько боекомплекта осталось в {bin}.',
  },
  'battletech/structure-off-sheet': {
    en: '{unit}, {location@battletech.location}: structure cannot be {has}; it may be {least} to {most}.',
    fr: '{unit}, {location@battletech.location} : la structure ne peut pas être de {has} ; elle va de {least} à {most}.',
    ru: '{unit}, {location@battletech.location}: структура не может быть {has}; возможно от {least} до {most}.',
  },
  'battletech/slot-off-sheet': {
    en: '{unit}, {location@battletech.location}: critical slot {slot} cannot have been hit already; it is empty or named twice.',
    fr: '{unit}, {location@battletech.location} : la case critique {slot} ne peut pas être déjà touchée ; elle est vide ou citée deux fois.',
    ru: '{unit}, {location@battletech.location}: критическая ячейка {slot} не может быть уже повреждена; она пуста или названа дважды.',
  },
  'battletech/ruined': {
    en: '{unit} cannot take part: {why@battletech.doom}.',
    fr: '{unit} ne peut pas participer : {why@battletech.doom}.',
    ru: '{unit} не может участвовать: {why@battletech.doom}.',
  },
  'battletech/wreck': {
    en: '{unit} cannot take part: its {location@battletech.location} is at 0.',
    fr: '{unit} ne peut pas participer : localisation à 0 ({location@battletech.location}).',
    ru: '{unit} не может участвовать: локация на нуле ({location@battletech.location}).',
  },
  'battletech/one-zone-each': {
    en: '{side@side}: one deployment zone is needed, no more and no less.',
    fr: '{side@side} : il faut une zone de déploiement, et une seule.',
    ru: '{side@side}: нужна зона расстановки, и ровно одна.',
  },
  'battletech/zone-off-map': {
    en: '{side@side}: the deployment zone goes over the edge of the map.',
    fr: '{side@side} : la zone de déploiement dépasse le bord de la carte.',
    ru: '{side@side}: зона расстановки выходит за край карты.',
  },
  'battletech/zone-too-small': {
    en: '{side@side}: the deployment zone has room for {room:# unit|# units}, and there are {units}.',
    fr: '{side@side} : la zone de déploiement a de la place pour {room:# unité|# unités}, et il y en a {units}.',
    ru: '{side@side}: в зоне расстановки {room:# место|# места|# мест}, а юнитов {units}.',
  },
  'battletech/sheet-incomplete': {
    en: '{unit} cannot take part: its sheet has no standard part.',
    fr: "{unit} ne peut pas jouer : sa fiche n'a pas de partie standard.",
    ru: '{unit} не может участвовать: на его карточке нет стандартной части.',
  },
  'battletech.report.deployed': {
    en: '**{unit}** deploys in {hex}, facing {facing}',
    fr: '**{unit}** se déploie en {hex}, orientation {facing}',
    ru: '**{unit}** встаёт в {hex}, лицом на {facing}',
  },
  'battletech.ask.deploy': {
    en: 'deploy {unit} in {many:row|rows} {rows}',
    fr: 'déployer {unit}, {many:rangée|rangées} {rows}',
    ru: 'поставить {unit} на карту, {many:ряд|ряды|ряды} {rows}',
  },
  'battletech.ask.deploy-one-of': {
    en: 'deploy one unit in {many:row|rows} {rows}: {units?}',
    fr: 'déployer une unité, {many:rangée|rangées} {rows} : {units?}',
    ru: 'поставить на карту один из юнитов, {many:ряд|ряды|ряды} {rows}: {units?}',
  },
  'battletech.blank.hex': { en: 'Which hex?', fr: 'Quel hex ?', ru: 'Какой гекс?' },
  'battletech.blank.facing': { en: 'Facing which way?', fr: 'Quelle orientation ?', ru: 'Куда лицом?' },
  'battletech.choice.place': {
    en: '{hex} facing {facing}',
    fr: '{hex}, orientation {facing}',
    ru: '{hex}, лицом на {facing}',
  },
  'battletech.command.deploy': {
    en: '{unit} deploys in {hex}, facing {facing}',
    fr: '{unit} se déploie en {hex}, orientation {facing}',
    ru: '{unit} встаёт в {hex}, лицом на {facing}',
  },
  'battletech.game.name': { en: 'BattleTech', fr: 'BattleTech', ru: 'BattleTech' },
  'battletech.level.quick-start': { en: 'quick start', fr: 'démarrage rapide', ru: 'быстрый старт' },
  'battletech.level.standard': { en: 'standard', fr: 'standard', ru: 'стандарт' },
} as const satisfies Sentences;
