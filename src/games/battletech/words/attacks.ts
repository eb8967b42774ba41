import type { Sentences } from '../../../i18n/sentences.js';

/** Declaring attacks: targets, weapons, aim, the torso; and what is refused of it. */
export const attacks = {
  'orders/weapon-ambiguous': {
    en: '`{given}` can be {weapons?}. Write the letters.',
    fr: '`{given}` peut désigner {weapons?}. Écrivez les lettres.',
    ru: '`{given}` может означать {weapons?}. Укажите буквы.',
  },
  'orders/weapon-twice': {
    en: '{weapon} is named twice; each weapon fires once a turn.',
    fr: '{weapon} figure deux fois ; chaque arme tire une fois par tour.',
    ru: 'Оружие {weapon} названо дважды; каждое оружие стреляет раз за ход.',
  },
  'battletech/same-hex': {
    en: 'Both ends lie in {hex}; a line needs two hexes.',
    fr: 'Les deux bouts sont en {hex} ; une ligne demande deux hex.',
    ru: 'Оба конца в гексе {hex}; для линии нужны два.',
  },
  'battletech/no-line-of-sight': {
    en: 'No line of sight from {from} to {to}: {points:# point|# points} of woods between, and 3 block.',
    fr: 'Pas de ligne de vue de {from} à {to} : {points:# point|# points} de bois entre les deux, et 3 bloquent.',
    ru: 'Нет линии видимости из {from} в {to}: на пути {points:# очко|# очка|# очков} леса, а обзор закрывают уже 3.',
  },
  'battletech/out-of-range': {
    en: '{mount}: {weapon@battletech.weapon} reaches {longest:# hex|# hexes}; the target is {distance} away.',
    fr: '{mount} : {weapon@battletech.weapon}, portée {longest:# hex|# hex} ; la cible est à {distance}.',
    ru: '{mount}: {weapon@battletech.weapon} бьёт на {longest:# гекс|# гекса|# гексов}; до цели {distance}.',
  },
  'battletech/out-of-arc': {
    en: '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) does not bear on {hex} from this facing.',
    fr: '{mount} : {weapon@battletech.weapon} ({location@battletech.location}) ne porte pas sur {hex} avec cette orientation.',
    ru: '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) при таком направлении не достаёт до {hex}.',
  },
  'battletech/weapon-lost': {
    en: '{mount}: {weapon@battletech.weapon} was lost with the {location@battletech.location}.',
    fr: '{mount} : {weapon@battletech.weapon}, arme perdue avec sa localisation ({location@battletech.location}).',
    ru: '{mount}: {weapon@battletech.weapon}, оружие потеряно вместе с локацией ({location@battletech.location}).',
  },
  'battletech/own-target': {
    en: '{unit} cannot shoot at itself.',
    fr: '{unit} ne peut pas se tirer dessus.',
    ru: '{unit} не может стрелять по себе.',
  },
  'battletech/target-gone': {
    en: '{target} is no longer on the map.',
    fr: "{target} n'est plus sur la carte.",
    ru: 'Юнита {target} больше нет на карте.',
  },
  'battletech/friendly-fire': {
    en: '{target} is on your side; friendly fire is off in this match.',
    fr: '{target} est de votre camp ; le tir sur son camp est interdit dans cette partie.',
    ru: '{target} на вашей стороне; огонь по своим в этом матче выключен.',
  },
  'battletech/no-such-weapon': {
    en: '{unit} has no weapon {mount}. Its letters: {known}.',
    fr: "{unit} n'a pas d'arme {mount}. Ses lettres : {known}.",
    ru: 'У юнита {unit} нет оружия {mount}. Его буквы: {known}.',
  },
  'battletech/weapon-twice': {
    en: '{mount}: {weapon@battletech.weapon} is named twice; each weapon fires once a turn.',
    fr: '{mount} : {weapon@battletech.weapon} figure deux fois ; chaque arme tire une fois par tour.',
    ru: '{mount}: {weapon@battletech.weapon}, оружие указано дважды; за ход оно стреляет один раз.',
  },
  'battletech/no-target-named': {
    en: 'At which unit does {unit} shoot? Name a target, or give no weapons.',
    fr: "Sur quelle unité tire {unit} ? Nommez une cible, ou n'indiquez aucune arme.",
    ru: 'По какому юниту стреляет {unit}? Назовите цель или не указывайте оружие.',
  },
  'battletech/no-weapons-named': {
    en: 'With what does {unit} shoot at {target}? Name weapons; to hold fire, give no target and write `none`.',
    fr: "Avec quoi tirer sur {target} ? Nommez des armes de {unit} ; pour ne pas tirer, n'indiquez pas de cible et écrivez `aucune`.",
    ru: 'Из чего {unit} стреляет по {target}? Назовите оружие; чтобы не стрелять, не указывайте цель и напишите `нет`.',
  },
  'battletech/fire-which': {
    en: 'Which weapons come next? Still to resolve: {known}.',
    fr: 'Quelles armes ensuite ? Restent à résoudre : {known}.',
    ru: 'Какое оружие дальше? Осталось разыграть: {known}.',
  },
  'battletech/sensors-gone': {
    en: 'The sensors have been hit twice: no weapon can be fired.',
    fr: 'Les senseurs ont été touchés deux fois : plus aucune arme ne peut tirer.',
    ru: 'Сенсоры повреждены дважды: стрелять нельзя.',
  },
  'battletech/leg-weapon-prone': {
    en: "{mount}: {weapon@battletech.weapon} ({location@battletech.location}) cannot fire while its 'Mech lies on the ground.",
    fr: '{mount} : {weapon@battletech.weapon} ({location@battletech.location}), pas de tir tant que le Mech est à terre.',
    ru: '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) не стреляет, пока мех лежит.',
  },
  'battletech/leg-weapon-covered': {
    en: '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) cannot fire from behind partial cover.',
    fr: '{mount} : {weapon@battletech.weapon} ({location@battletech.location}), pas de tir derrière un couvert partiel.',
    ru: '{mount}: {weapon@battletech.weapon} ({location@battletech.location}) не стреляет из-за частичного укрытия.',
  },
  'battletech/under-water': {
    en: 'No line of sight from {from} to {to}: one of the two is wholly under water, the other on dry land.',
    fr: "Pas de ligne de vue de {from} à {to} : l'un des deux est entièrement sous l'eau, l'autre au sec.",
    ru: 'Нет линии видимости из {from} в {to}: один из двоих целиком под водой, другой на суше.',
  },
  'battletech/ground-between': {
    en: 'No line of sight from {from} to {to}: the ground is too high in {hexes}.',
    fr: 'Pas de ligne de vue de {from} à {to} : le terrain est trop haut en {hexes}.',
    ru: 'Нет линии видимости из {from} в {to}: местность слишком высока в {hexes}.',
  },
  'battletech/anti-missile': {
    en: '{mount}: {weapon@battletech.weapon} fires by itself at missiles that hit; it is not declared.',
    fr: '{mount} : {weapon@battletech.weapon} tire de lui-même sur les missiles qui touchent ; on ne le déclare pas.',
    ru: '{mount}: {weapon@battletech.weapon} сама стреляет по попавшим ракетам; её не объявляют.',
  },
  'battletech/sees-target': {
    en: '{unit} sees {target}: indirect fire is for targets out of sight. Fire directly.',
    fr: '{unit} voit {target} : le tir indirect vise les cibles hors de vue. Tirez directement.',
    ru: '{unit} видит {target}: непрямой наводкой бьют по целям, которых не видно. Стреляйте напрямую.',
  },
  'battletech/no-spotter': {
    en: 'No friend of {unit} spots {target}, and none still can: indirect fire needs a spotter.',
    fr: "Aucun allié de {unit} n'observe {target} ni ne peut encore le faire : personne pour guider un tir indirect.",
    ru: 'Никто из союзников {unit} не корректирует огонь по {target} и уже не сможет: непрямую наводку вести некому.',
  },
  'battletech/no-such-mode': {
    en: '{mount}: {weapon@battletech.weapon} cannot be fired in that way.',
    fr: '{mount} : {weapon@battletech.weapon} ne tire pas de cette façon.',
    ru: '{mount}: {weapon@battletech.weapon} так не стреляет.',
  },
  'battletech/no-such-location': {
    en: '{unit} has no location {location}; there are {known}.',
    fr: '{unit} n’a pas de localisation {location} ; il y a {known}.',
    ru: 'У {unit} нет локации {location}; есть {known}.',
  },
  'battletech/aim-at-moving': {
    en: '{mount}: only an immobile target can be aimed at by location, and {target} is not immobile.',
    fr: "{mount} : on ne vise une localisation que sur une cible immobilisée, et {target} ne l'est pas.",
    ru: '{mount}: в выбранную локацию целятся только по обездвиженной цели, а {target} не обездвижен.',
  },
  'battletech/cannot-aim': {
    en: '{mount}: {weapon@battletech.weapon}, fired that way, cannot be aimed at a location: not with missiles, cluster rounds or several shots.',
    fr: '{mount} : {weapon@battletech.weapon}, ainsi tiré, ne vise pas une localisation : ni missiles, ni munitions à sous-munitions, ni tirs multiples.',
    ru: '{mount}: {weapon@battletech.weapon} при такой стрельбе не нацелить в локацию: ни ракеты, ни кассетные боеприпасы, ни очередь.',
  },
  'battletech/aim-at-head': {
    en: '{mount}: a targeting computer does not find the head of a target that can move; aim elsewhere.',
    fr: "{mount} : l'ordinateur de visée ne trouve pas la tête d'une cible qui peut bouger ; visez ailleurs.",
    ru: '{mount}: прицельный компьютер не ловит голову подвижной цели, цельтесь в другое место.',
  },
  'battletech/aim-pulse': {
    en: '{mount}: {weapon@battletech.weapon} is a pulse weapon, and a targeting computer cannot aim it at one location of a target that can move.',
    fr: "{mount} : {weapon@battletech.weapon} tire par impulsions ; l'ordinateur de visée ne peut pas lui faire viser une localisation d'une cible qui peut bouger.",
    ru: '{mount}: {weapon@battletech.weapon} бьёт импульсами, и прицельный компьютер не наведёт его в выбранную локацию подвижной цели.',
  },
  'battletech/twist-prone': {
    en: '{unit} lies on the ground and cannot twist its torso.',
    fr: '{unit} est à terre et ne peut pas pivoter le torse.',
    ru: '{unit} лежит и не может повернуть торс.',
  },
  'battletech/twist-four-legs': {
    en: '{unit} stands on four legs: it has no torso to twist.',
    fr: '{unit} est sur quatre jambes : pas de torse à pivoter.',
    ru: '{unit} стоит на четырёх ногах: поворачивать нечего, торса отдельно нет.',
  },
  'battletech/one-target': {
    en: 'In this match {unit} may fire at one target only.',
    fr: 'Dans cette partie, {unit} ne tire que sur une cible.',
    ru: 'В этом матче {unit} стреляет только по одной цели.',
  },
  'battletech/prone-one-arm': {
    en: '{unit} lies on the ground: one arm must prop it up, and only the other can fire.',
    fr: "{unit} est à terre : un bras le soutient, seul l'autre peut tirer.",
    ru: '{unit} лежит: на одну руку он опирается, стрелять может только другая.',
  },
  'battletech/prone-front-leg': {
    en: '{unit} lies on the ground: to fire it needs two legs, one of them a front leg, and only one front leg can fire.',
    fr: "{unit} est à terre : pour tirer, il lui faut deux jambes, dont une à l'avant, et une seule jambe avant peut tirer.",
    ru: '{unit} лежит: для стрельбы нужны две ноги, одна из них передняя, и стрелять может только одна передняя нога.',
  },
  'battletech.twist.-1': { en: 'torso left', fr: 'torse à gauche', ru: 'торс влево' },
  'battletech.twist.0': { en: 'torso ahead', fr: 'torse de face', ru: 'торс прямо' },
  'battletech.twist.1': { en: 'torso right', fr: 'torse à droite', ru: 'торс вправо' },
  'battletech.ask.attack': {
    en: 'declare fire for {unit}',
    fr: 'faire tirer {unit}',
    ru: 'объявить огонь юнита {unit}',
  },
  'battletech.ask.attack-one-of': {
    en: 'declare fire for one unit: {units?}',
    fr: "déclarer les tirs d'une unité : {units?}",
    ru: 'объявить огонь одного из юнитов: {units?}',
  },
  'battletech.blank.twist': {
    en: 'Which way does the torso look?',
    fr: 'Vers où tourner le torse ?',
    ru: 'Куда повёрнут торс?',
  },
  'battletech.blank.aim': {
    en: 'Aim at what?',
    fr: 'Viser quoi ?',
    ru: 'Куда целиться?',
  },
  'battletech.choice.twist': {
    en: 'in its arcs: {targets}',
    fr: 'dans ses arcs : {targets}',
    ru: 'в секторе: {targets}',
  },
  'battletech.choice.twist-none': {
    en: 'nobody in its arcs',
    fr: 'personne dans ses arcs',
    ru: 'в секторе никого',
  },
  'battletech.choice.no-more': { en: 'No more shots', fr: 'Aucun autre tir', ru: 'Больше не стрелять' },
  'battletech.choice.no-aim': { en: 'Do not aim', fr: 'Ne pas viser', ru: 'Не целиться' },
  'battletech.choice.full-weapon': {
    en: '{needs}, damage {damage}, heat {heat}',
    fr: '{needs}, {damage} de dégâts, chaleur {heat}',
    ru: '{needs}, урон {damage}, нагрев {heat}',
  },
  'battletech.choice.each': { en: '{size} × {damage}', fr: '{size} × {damage}', ru: '{size} × {damage}' },
  'battletech.choice.number': { en: '{number}+ ({chance})', fr: '{number}+ ({chance})', ru: '{number}+ ({chance})' },
  'battletech.choice.hopeless': {
    en: '{number}+, cannot hit',
    fr: '{number}+, impossible à toucher',
    ru: '{number}+, попасть нельзя',
  },
  'battletech.command.attack': {
    en: '{unit} fires, {twist@battletech.twist}: {shots}',
    fr: '{unit} tire, {twist@battletech.twist} : {shots}',
    ru: '{unit} стреляет, {twist@battletech.twist}: {shots}',
  },
  'battletech.ask.declare': {
    en: 'declare attacks for {unit}',
    fr: 'faire tirer {unit}',
    ru: 'объявить атаки юнита {unit}',
  },
  'battletech.ask.declare-one-of': {
    en: 'declare attacks for one unit: {units?}',
    fr: "déclarer les tirs d'une unité : {units?}",
    ru: 'объявить атаки одного из юнитов: {units?}',
  },
  'battletech.ask.impossible-shots': {
    en: '{unit} cannot hit with {weapons}: fire all the same, or hold?',
    fr: '{unit} ne peut pas toucher avec {weapons} : tirer quand même, ou retenir ?',
    ru: '{unit}: попасть нельзя ({weapons}). Стрелять всё равно или отменить?',
  },
  'battletech.ask.fire': {
    en: 'resolve the shots of {unit}: {weapons}',
    fr: 'résoudre les tirs, {unit} : {weapons}',
    ru: 'разыграть выстрелы юнита {unit}: {weapons}',
  },
  'battletech.blank.target': { en: 'Which target?', fr: 'Quelle cible ?', ru: 'По какой цели?' },
  'battletech.blank.weapons': {
    en: 'Which weapons, in which order?',
    fr: 'Quelles armes, dans quel ordre ?',
    ru: 'Из какого оружия и в каком порядке?',
  },
  'battletech.blank.weapons-anyway': {
    en: 'Which of these fire all the same?',
    fr: 'Quelles armes tirent quand même ?',
    ru: 'Из чего стрелять всё равно?',
  },
  'battletech.choice.sealed-no-fire': {
    en: 'declared: no fire; choose it to change that',
    fr: 'déclaré : pas de tir ; à choisir pour changer',
    ru: 'объявлено: без стрельбы; выберите, чтобы изменить',
  },
  'battletech.choice.target': {
    en: '{distance:# hex|# hexes}, {weapons:# weapon bears|# weapons bear}, best {needs}',
    fr: '{distance:# hex|# hex}, {weapons:# arme utilisable|# armes utilisables}, au mieux {needs}',
    ru: '{distance:# гекс|# гекса|# гексов}, {weapons:достаёт # орудие|достают # орудия|достают # орудий}, лучший шанс {needs}',
  },
  'battletech.choice.no-target': { en: 'No fire', fr: 'Ne pas tirer', ru: 'Не стрелять' },
  'battletech.choice.weapon': {
    en: '{letter}: {weapon@battletech.weapon}',
    fr: '{letter} : {weapon@battletech.weapon}',
    ru: '{letter}: {weapon@battletech.weapon}',
  },
  'battletech.choice.weapon-facts': {
    en: '{needs}, damage {damage}',
    fr: '{needs}, {damage} de dégâts',
    ru: '{needs}, урон {damage}',
  },
  'battletech.choice.weapon-damage': { en: 'damage {damage}', fr: '{damage} de dégâts', ru: 'урон {damage}' },
  'battletech.choice.woods-points': {
    en: '{points:# point of woods|# points of woods}',
    fr: '{points:# point de bois|# points de bois}',
    ru: '{points:# очко леса|# очка леса|# очков леса}',
  },
  'battletech.command.declare': {
    en: '{unit} fires at {target}: {weapons}',
    fr: '{unit} tire sur {target} : {weapons}',
    ru: '{unit} стреляет по {target}: {weapons}',
  },
  'battletech.command.no-fire': { en: '{unit} does not fire', fr: '{unit} ne tire pas', ru: '{unit} не стреляет' },
  'battletech.command.fire-anyway': {
    en: 'fire the shots that cannot hit all the same: {letters}',
    fr: 'faire quand même les tirs impossibles : {letters}',
    ru: 'безнадёжные выстрелы всё равно сделать: {letters}',
  },
  'battletech.command.hold': {
    en: 'hold the shots that cannot hit',
    fr: 'retenir les tirs impossibles',
    ru: 'безнадёжные выстрелы отменить',
  },
  'battletech.command.fire': {
    en: '{unit} resolves its shots: {weapons}',
    fr: '{unit} résout ses tirs : {weapons}',
    ru: '{unit} разыгрывает выстрелы: {weapons}',
  },
} as const satisfies Sentences;
