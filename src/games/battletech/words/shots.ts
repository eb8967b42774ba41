import type { Sentences } from '../../../i18n/sentences.js';

/** Reports of movement and of shots, and the terms of their numbers. */
export const shots = {
  'battletech.caution.vain': {
    en: '{unit} cannot hit with {shots}: 12 is the most that two dice show. Ammunition and heat would be spent for nothing. Fire all the same?',
    fr: '{unit} ne peut pas toucher avec {shots} : deux dés ne donnent que 12. Munitions et chaleur seraient perdues. Tirer quand même ?',
    ru: '{unit} не попадёт: {shots}. Больше 12 на двух кубиках не бывает; боекомплект и нагрев пропадут зря. Всё равно стрелять?',
  },
  'battletech.caution.left-out': {
    en: '{unit}: left out, since it cannot hit: {shots}.',
    fr: '{unit} : tirs écartés, ils ne peuvent pas toucher : {shots}.',
    ru: '{unit}: не стреляет то, что не может попасть: {shots}.',
  },
  'orders/none-can-hit': {
    en: 'No weapon of {unit} can hit {target} from here: {weapons}. To fire all the same name them, for instance {examples?}.',
    fr: "Aucune arme de {unit} ne peut toucher {target} d'ici : {weapons}. Pour tirer quand même, nommez-les, par exemple {examples?}.",
    ru: 'Ни одно оружие {unit} отсюда не попадёт по {target}: {weapons}. Чтобы всё равно стрелять, назовите его, например {examples?}.',
  },
  'battletech.picture.immobile': { en: 'cannot move', fr: 'ne peut plus bouger', ru: 'не может двигаться' },
  'battletech.picture.noFire': { en: 'no fire', fr: 'pas de tir', ru: 'не стреляет' },
  'battletech.picture.splitChosen': {
    en: 'Split line {units}: {hexes}',
    fr: 'Ligne partagée {units} : {hexes}',
    ru: 'Спорная линия {units}: {hexes}',
  },
  'battletech.picture.hit': {
    en: 'hit (hits/shots)',
    fr: 'touché (touches/tirs)',
    ru: 'попадание (попаданий/выстрелов)',
  },
  'battletech.picture.miss': { en: 'all missed', fr: 'tout manqué', ru: 'мимо' },
  'battletech.picture.declared': { en: 'declared', fr: 'tir déclaré', ru: 'огонь объявлен' },
  'battletech.report.stand': {
    en: '**{unit}** stands still in {place} (target modifier {modifier+})',
    fr: '**{unit}** reste immobile en {place} (modificateur de cible {modifier+})',
    ru: '**{unit}** стоит на месте в {place} (модификатор цели {modifier+})',
  },
  'battletech.report.walk': {
    en: '**{unit}** walks {from} → {to}: {mp} MP, {hexes:# hex|# hexes} (target modifier {modifier+})',
    fr: '**{unit}** marche {from} → {to} : {mp} MP, {hexes:# hex|# hex} (modificateur de cible {modifier+})',
    ru: '**{unit}** идёт {from} → {to}: {mp} MP, {hexes:# гекс|# гекса|# гексов} (модификатор цели {modifier+})',
  },
  'battletech.report.run': {
    en: '**{unit}** runs {from} → {to}: {mp} MP, {hexes:# hex|# hexes} (target modifier {modifier+})',
    fr: '**{unit}** court {from} → {to} : {mp} MP, {hexes:# hex|# hex} (modificateur de cible {modifier+})',
    ru: '**{unit}** бежит {from} → {to}: {mp} MP, {hexes:# гекс|# гекса|# гексов} (модификатор цели {modifier+})',
  },
  'battletech.report.cruise': {
    en: '**{unit}** cruises {from} → {to}: {mp} MP, {hexes:# hex|# hexes} (target modifier {modifier+})',
    fr: '**{unit}** roule {from} → {to} : {mp} MP, {hexes:# hex|# hex} (modificateur de cible {modifier+})',
    ru: '**{unit}** идёт обычным ходом {from} → {to}: {mp} MP, {hexes:# гекс|# гекса|# гексов} (модификатор цели {modifier+})',
  },
  'battletech.report.flank': {
    en: '**{unit}** goes at flank speed {from} → {to}: {mp} MP, {hexes:# hex|# hexes} (target modifier {modifier+})',
    fr: '**{unit}** fonce {from} → {to} : {mp} MP, {hexes:# hex|# hex} (modificateur de cible {modifier+})',
    ru: '**{unit}** идёт полным ходом {from} → {to}: {mp} MP, {hexes:# гекс|# гекса|# гексов} (модификатор цели {modifier+})',
  },
  'battletech.report.jump': {
    en: '**{unit}** jumps {from} → {to}: {mp} MP, {hexes:# hex|# hexes} (target modifier {modifier+})',
    fr: '**{unit}** saute {from} → {to} : {mp} MP, {hexes:# hex|# hex} (modificateur de cible {modifier+})',
    ru: '**{unit}** прыгает {from} → {to}: {mp} MP, {hexes:# гекс|# гекса|# гексов} (модификатор цели {modifier+})',
  },
  'battletech.report.left': {
    en: '**{unit}** leaves the map at {hex} and counts as destroyed',
    fr: '**{unit}** quitte la carte en {hex} et compte comme unité détruite',
    ru: '**{unit}** уходит с карты из {hex}; юнит считается уничтоженным',
  },
  'battletech.report.comes-upon': {
    en: '**{unit}** comes upon {other} in {hex}, which it could not see, and stops short of it',
    fr: "**{unit}** tombe sur {other} en {hex}, qu'il ne pouvait pas voir, et s'arrête avant",
    ru: '**{unit}** натыкается на {other} в гексе {hex}: раньше его не было видно, и дальше хода нет',
  },
  'battletech.report.barred': {
    en: '**{unit}** cannot enter {hex} and goes no further: what bars the way could not be seen',
    fr: "**{unit}** ne peut pas entrer en {hex} et s'arrête : l'obstacle n'était pas visible",
    ru: '**{unit}** не может войти в гекс {hex} и дальше не идёт: помехи не было видно',
  },
  'battletech.report.order-void': {
    en: '**{unit}** cannot do as declared, because of something it could not see. {why}',
    fr: "**{unit}** ne peut pas suivre sa déclaration, à cause de ce qu'il ne pouvait pas voir. {why}",
    ru: '**{unit}** не может выполнить объявленное: помешало то, чего не было видно. {why}',
  },
  'battletech.report.declared-shot': {
    en: '{letter} {weapon@battletech.weapon} {number}+ ({chance})',
    fr: '{letter} {weapon@battletech.weapon} {number}+ ({chance})',
    ru: '{letter} {weapon@battletech.weapon} {number}+ ({chance})',
  },
  'battletech.report.no-fire': {
    en: '**{unit}**: no fire',
    fr: '**{unit}** : aucun tir',
    ru: '**{unit}** не стреляет',
  },
  'battletech.report.split': {
    en: 'Split line {attacker} – {target}, chosen: {hexes}',
    fr: 'Ligne partagée {attacker} – {target}, choix : {hexes}',
    ru: 'Спорная линия {attacker} – {target}, выбор: {hexes}',
  },
  'battletech.report.returned': {
    en: '**{unit}** no longer has a line of sight to **{target}** and declares anew',
    fr: "**{unit}** n'a plus de ligne de vue sur **{target}** et déclare de nouveau",
    ru: '**{unit}** больше не видит **{target}** и объявляет атаки заново',
  },
  'battletech.report.shooter': {
    en: '**{unit}** {chassis} fires:',
    fr: '**{unit}** {chassis} tire :',
    ru: '**{unit}** {chassis} стреляет:',
  },
  'battletech.report.shot': {
    en: '{weapon@battletech.weapon} → {target} {number}+ ({chance}): {result}',
    fr: '{weapon@battletech.weapon} → {target} {number}+ ({chance}) : {result}',
    ru: '{weapon@battletech.weapon} → {target} {number}+ ({chance}): {result}',
  },
  'battletech.report.hit': {
    en: '{dice} **hit**, {damage}',
    fr: '{dice} **touché**, {damage}',
    ru: '{dice} **попадание**, {damage}',
  },
  'battletech.report.sure': {
    en: '**sure hit**, {damage}',
    fr: "**touché d'office**, {damage}",
    ru: '**попадание наверняка**, {damage}',
  },
  'battletech.report.miss': { en: '{dice} miss', fr: '{dice} manqué', ru: '{dice} промах' },
  'battletech.report.miss-untold': { en: 'miss', fr: 'manqué', ru: 'промах' },
  'battletech.report.impossible': {
    en: 'cannot hit, fired all the same',
    fr: 'impossible à toucher, tir fait quand même',
    ru: 'попасть нельзя, выстрел сделан',
  },
  'battletech.report.held': {
    en: 'cannot hit, held',
    fr: 'impossible à toucher, tir retenu',
    ru: 'попасть нельзя, выстрел отменён',
  },
  'battletech.report.why-shot': {
    en: '**{unit}** {weapon@battletech.weapon} → {target}: {sum} ({chance}). {rolled}',
    fr: '**{unit}** {weapon@battletech.weapon} → {target} : {sum} ({chance}). {rolled}',
    ru: '**{unit}** {weapon@battletech.weapon} → {target}: {sum} ({chance}). {rolled}',
  },
  'battletech.report.why-rolled': {
    en: 'Rolled {dice} = {total}: {outcome}',
    fr: 'Dés : {dice} = {total}, {outcome}',
    ru: 'Бросок {dice} = {total}: {outcome}',
  },
  'battletech.report.why-hit': { en: 'hit', fr: 'touché', ru: 'попадание' },
  'battletech.report.why-miss': { en: 'miss', fr: 'manqué', ru: 'промах' },
  'battletech.report.why-sure': {
    en: '2 or less: hit without a roll',
    fr: '2 ou moins : touché sans lancer',
    ru: '2 и меньше: попадание без броска',
  },
  'battletech.report.why-impossible': {
    en: 'More than 12: no roll can hit',
    fr: 'Plus de 12 : impossible aux dés',
    ru: 'Больше 12: на кубиках не выпадет',
  },
  'battletech.report.why-target': {
    en: '**{unit}**, target modifier: {hexes:# hex|# hexes} entered, so {modifier+}',
    fr: '**{unit}**, modificateur de cible : {hexes:# hex parcouru|# hex parcourus}, donc {modifier+}',
    ru: '**{unit}**, модификатор цели: {hexes:пройден # гекс|пройдено # гекса|пройдено # гексов}, значит {modifier+}',
  },
  'battletech.picture.pods': {
    en: 'Narc pod of {side@side} ({location@battletech.location})',
    fr: 'balise Narc : {side@side} ({location@battletech.location})',
    ru: 'маяк Narc: {side@side} ({location@battletech.location})',
  },
  'battletech.picture.new-pods': {
    en: 'Narc pod of {side@side} ({location@battletech.location}), sends from the next turn on',
    fr: 'balise Narc : {side@side} ({location@battletech.location}), active dès le tour suivant',
    ru: 'маяк Narc: {side@side} ({location@battletech.location}), работает со следующего хода',
  },
  'battletech.guided-by.advanced-srm': {
    en: 'advanced missiles',
    fr: 'missiles évolués',
    ru: 'улучшенные ракеты',
  },
  'battletech.guided-by.artemis': { en: 'Artemis IV', fr: 'Artemis IV', ru: 'Artemis IV' },
  'battletech.guided-by.narc': { en: 'Narc pod', fr: 'balise Narc', ru: 'маяк Narc' },
  'battletech.guided-by.ecm': { en: 'ECM', fr: 'ECM', ru: 'РЭБ' },
  'battletech.guided-by.anti-missile': {
    en: 'anti-missile system',
    fr: 'système antimissile',
    ru: 'система ПРО',
  },
  'battletech.full.shooter': {
    en: '**{unit}** {chassis} fires ({twist@battletech.twist}):',
    fr: '**{unit}** {chassis} tire ({twist@battletech.twist}) :',
    ru: '**{unit}** {chassis} стреляет ({twist@battletech.twist}):',
  },
  'battletech.full.declared': {
    en: '**{unit}** ({twist@battletech.twist}): {shots}',
    fr: '**{unit}** ({twist@battletech.twist}) : {shots}',
    ru: '**{unit}** ({twist@battletech.twist}): {shots}',
  },
  'battletech.full.declared-at': {
    en: '{shots} → **{target}**',
    fr: '{shots} → **{target}**',
    ru: '{shots} → **{target}**',
  },
  'battletech.full.shot': {
    en: '{weapon} → {target} {number}+ ({chance}): {result}',
    fr: '{weapon} → {target} {number}+ ({chance}) : {result}',
    ru: '{weapon} → {target} {number}+ ({chance}): {result}',
  },
  'battletech.full.shot-untold': {
    en: '{weapon} → {target}: {result}',
    fr: '{weapon} → {target} : {result}',
    ru: '{weapon} → {target}: {result}',
  },
  'battletech.full.weapon-mode': { en: '{weapon} ({mode})', fr: '{weapon} ({mode})', ru: '{weapon} ({mode})' },
  'battletech.full.aim': { en: 'aimed at {location}', fr: 'visée : {location}', ru: 'прицельно: {location}' },
  'battletech.full.hit': { en: '{dice} **hit**', fr: '{dice} **touché**', ru: '{dice} **попадание**' },
  'battletech.full.hit-untold': { en: '**hit**', fr: '**touché**', ru: '**попадание**' },
  'battletech.full.sure': { en: '**sure hit**', fr: "**touché d'office**", ru: '**попадание наверняка**' },
  'battletech.full.no-lock': {
    en: '{dice} no lock, not fired',
    fr: "{dice} pas d'accrochage, pas de tir",
    ru: '{dice} нет захвата, выстрела нет',
  },
  'battletech.full.no-lock-sure': {
    en: 'no lock possible, not fired',
    fr: 'accrochage impossible, pas de tir',
    ru: 'захват невозможен, выстрела нет',
  },
  'battletech.full.cluster': { en: '{hits} of {size}', fr: '{hits} sur {size}', ru: '{hits} из {size}' },
  'battletech.full.pod': {
    en: 'a pod sticks to the {location@battletech.location}',
    fr: 'une balise se fixe : {location@battletech.location}',
    ru: 'маяк закреплён: {location@battletech.location}',
  },
  'battletech.full.pod-covered': {
    en: 'the cover takes the pod',
    fr: 'la balise se perd dans le couvert',
    ru: 'маяк достался укрытию',
  },
  'battletech.full.tag': {
    en: 'the target is marked',
    fr: 'la cible est marquée',
    ru: 'цель подсвечена',
  },
  'battletech.full.why-no-lock': { en: 'no lock', fr: "pas d'accrochage", ru: 'нет захвата' },
  'battletech.full.why-side': {
    en: 'hit {side@battletech.from}',
    fr: 'touche {side@battletech.from}',
    ru: 'попадание {side@battletech.from}',
  },
  'battletech.full.why-cluster': {
    en: '{hits} of {size}, rolled {dice}',
    fr: '{hits} sur {size}, dés {dice}',
    ru: '{hits} из {size}, бросок {dice}',
  },
  'battletech.full.why-cluster-sure': {
    en: '{hits} of {size} without a roll',
    fr: '{hits} sur {size} sans lancer',
    ru: '{hits} из {size} без броска',
  },
  'battletech.full.why-cluster-by': {
    en: '{line} ({by@battletech.guided-by} {value+})',
    fr: '{line} ({by@battletech.guided-by} {value+})',
    ru: '{line} ({by@battletech.guided-by} {value+})',
  },
  'battletech.full.why-aim': {
    en: 'aim {dice} (6 to 8 hits where aimed)',
    fr: 'visée {dice} (6 à 8 touche au point visé)',
    ru: 'прицельный выстрел {dice} (6–8: куда целились)',
  },
  'battletech.full.why-target-heat': {
    en: 'heat to the target {dice}',
    fr: 'chaleur pour la cible {dice}',
    ru: 'нагрев цели {dice}',
  },
  'battletech.full.why-rolled': { en: '{line}: {dice}', fr: '{line} : {dice}', ru: '{line}: {dice}' },
  'battletech.full.why-jumped': {
    en: '**{unit}**, target modifier: {hexes:# hex|# hexes} jumped, so {modifier+}',
    fr: '**{unit}**, modificateur de cible : {hexes:# hex|# hex} en saut, donc {modifier+}',
    ru: '**{unit}**, модификатор цели: прыжок на {hexes:# гекс|# гекса|# гексов}, значит {modifier+}',
  },
} as const satisfies Sentences;
