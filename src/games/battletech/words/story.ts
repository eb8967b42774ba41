import type { Sentences } from '../../../i18n/sentences.js';

/** What a report says first: who lost what, who fell, what it means. What breaks something is bold. */
export const story = {
  'battletech.story.unit': { en: '{head}: {what}', fr: '{head} : {what}', ru: '{head}: {what}' },
  'battletech.story.out': {
    en: '💥 **{unit} {chassis} is out of the fight**: {why}. {side@side}: {left} of {all} left on the map.',
    fr: '💥 **{unit} {chassis} est hors de combat** : {why}. {side@side} : encore {left} sur {all} sur la carte.',
    ru: '💥 **{unit} {chassis} выбывает из боя**: {why}. {side@side}: на карте {left} из {all}.',
  },
  'battletech.story.out-by': {
    en: '💥 **{unit} {chassis} is out of the fight**: {why} ({by}). {side@side}: {left} of {all} left on the map.',
    fr: '💥 **{unit} {chassis} est hors de combat** : {why} ({by}). {side@side} : encore {left} sur {all} sur la carte.',
    ru: '💥 **{unit} {chassis} выбывает из боя**: {why} ({by}). {side@side}: на карте {left} из {all}.',
  },
  'battletech.story.out-short': {
    en: '💥 **{unit} out**',
    fr: '💥 **{unit} hors de combat**',
    ru: '💥 **{unit} выбывает**',
  },
  'battletech.story.gone': {
    en: '**{locations@battletech.location} gone**',
    fr: '**perte : {locations@battletech.location}**',
    ru: '**потеряно: {locations@battletech.location}**',
  },
  'battletech.story.cannot-move': {
    en: 'it can no longer move',
    fr: 'il ne peut plus bouger',
    ru: 'двигаться больше не может',
  },
  'battletech.story.weapons': {
    en: '**no more {weapons}**',
    fr: '**perte d’arme : {weapons}**',
    ru: '**потеряно оружие: {weapons}**',
  },
  'battletech.story.explodes': {
    en: '**explosion on board: {things}**',
    fr: '**explosion à bord : {things}**',
    ru: '**взрыв на борту: {things}**',
  },
  'battletech.story.explodes-unseen': {
    en: '**explosion on board**',
    fr: '**explosion à bord**',
    ru: '**взрыв на борту**',
  },
  'battletech.story.hit': { en: '**{thing} hit**', fr: '**touché : {thing}**', ru: '**попадание: {thing}**' },
  'battletech.story.stopped': {
    en: '**{thing} stopped by water**',
    fr: '**l’eau arrête : {thing}**',
    ru: '**вода остановила: {thing}**',
  },
  'battletech.story.gyro-gone': {
    en: '**gyro out of action**: it cannot stand up again',
    fr: '**gyroscope hors service** : il ne peut plus se relever',
    ru: '**гироскоп вышел из строя**: мех больше не встанет',
  },
  'battletech.story.piloting': {
    en: '{n+} on its piloting rolls',
    fr: '{n+} à ses jets de pilotage',
    ru: '{n+} к броскам пилотирования',
  },
  'battletech.story.engine': {
    en: '{heat+} heat every turn',
    fr: '{heat+} de chaleur à chaque tour',
    ru: '{heat+} к температуре каждый ход',
  },
  'battletech.story.to-hit': {
    en: '{n+} on its to-hit numbers',
    fr: '{n+} à tous ses tirs',
    ru: '{n+} к каждому выстрелу',
  },
  'battletech.story.blind': {
    en: '**sensors out of action**: it can no longer fire',
    fr: '**senseurs hors service** : il ne peut plus tirer',
    ru: '**сенсоры вышли из строя**: стрелять больше не может',
  },
  'battletech.story.unprotected': {
    en: 'heat and water now hurt the pilot',
    fr: 'chaleur et eau blessent désormais le pilote',
    ru: 'жар и вода теперь ранят пилота',
  },
  'battletech.story.walks': {
    en: 'walks {before} → {after} MP',
    fr: 'marche {before} → {after} MP',
    ru: 'шаг {before} → {after} MP',
  },
  'battletech.story.cruises': {
    en: 'cruises {before} → {after} MP',
    fr: 'croisière {before} → {after} MP',
    ru: 'крейсерский ход {before} → {after} MP',
  },
  'battletech.story.jumps': {
    en: 'jumps {before} → {after} MP',
    fr: 'saut {before} → {after} MP',
    ru: 'прыжок {before} → {after} MP',
  },
  'battletech.story.falls': { en: '**falls**', fr: '**tombe**', ru: '**падает**' },
  'battletech.story.rises': {
    en: '**falls** and gets up again',
    fr: '**tombe** et se relève',
    ru: '**падает** и снова встаёт',
  },
  'battletech.story.stands': { en: 'is back on its feet', fr: 'est de nouveau debout', ru: 'снова на ногах' },
  'battletech.story.drops': { en: 'drops prone', fr: 'se couche', ru: 'ложится' },
  'battletech.story.shutdown': {
    en: '**reactor shut down**: it can do nothing and is easy to hit',
    fr: '**réacteur à l’arrêt** : il ne peut rien faire et devient une cible facile',
    ru: '**реактор отключён**: мех беспомощен, попасть в него легко',
  },
  'battletech.story.restarts': { en: 'starts up again', fr: 'redémarre', ru: 'снова запущен' },
  'battletech.story.wounded': {
    en: 'pilot wounded ({hits} of 6)',
    fr: 'pilote blessé ({hits} sur 6)',
    ru: 'пилот ранен ({hits} из 6)',
  },
  'battletech.story.unconscious': {
    en: '**pilot unconscious**: it does nothing until they wake',
    fr: '**pilote évanoui** : il ne fait rien jusqu’à son réveil',
    ru: '**пилот без сознания**: мех бездействует, пока тот не очнётся',
  },
  'battletech.story.wakes': {
    en: 'the pilot wakes',
    fr: 'le pilote reprend connaissance',
    ru: 'пилот приходит в себя',
  },
  'battletech.story.bare': {
    en: 'no armour left: {locations}',
    fr: 'sans blindage : {locations}',
    ru: 'без брони: {locations}',
  },
  'battletech.story.jams': { en: '**jams: {weapons}**', fr: '**enrayé : {weapons}**', ru: '**заклинило: {weapons}**' },
  'battletech.story.initiative': {
    en: 'Initiative: **{winner@side}** (last to act; {scores})',
    fr: 'Initiative : **{winner@side}** (en dernier ; {scores})',
    ru: 'Инициатива: **{winner@side}** (ход после всех; {scores})',
  },
  'battletech.story.deployed': { en: 'Deployed: {list}', fr: 'Déploiement : {list}', ru: 'Расстановка: {list}' },
  'battletech.story.moved': {
    en: 'Moved (target modifier): {list}',
    fr: 'Déplacements (modificateur de cible) : {list}',
    ru: 'Движение (модификатор цели): {list}',
  },
  'battletech.story.move': {
    en: '{unit} {hex} {modifier+}',
    fr: '{unit} {hex} {modifier+}',
    ru: '{unit} {hex} {modifier+}',
  },
  'battletech.story.declared': { en: 'Declared: {list}', fr: 'Déclarations : {list}', ru: 'Объявлено: {list}' },
  'battletech.story.holds': {
    en: 'Holding fire: {units}',
    fr: 'Sans tirer : {units}',
    ru: 'Без огня: {units}',
  },
  'battletech.story.shots': {
    en: '{side@side}: {hits} of {shots:# shot|# shots} hit',
    fr: '{side@side}, tirs réussis : {hits} sur {shots}',
    ru: '{side@side}: {hits} из {shots:# выстрела|# выстрелов|# выстрелов} в цель',
  },
  'battletech.story.blows': {
    en: '{side@side}: {hits} of {blows:# blow|# blows} hit',
    fr: '{side@side}, coups réussis : {hits} sur {blows}',
    ru: '{side@side}: {hits} из {blows:# удара|# ударов|# ударов} в цель',
  },
  'battletech.story.heat': { en: 'Heat: {list}', fr: 'Chaleur : {list}', ru: 'Температура: {list}' },
  'battletech.most': {
    en: '**{unit}** {points} damage',
    fr: '**{unit}** {points} de dégâts',
    ru: '**{unit}** урон {points}',
  },
  'battletech.most-out': {
    en: '**{unit}** {points} damage, {out} out of the fight',
    fr: '**{unit}** {points} de dégâts, {out} hors de combat',
    ru: '**{unit}** урон {points}, вывел из боя {out}',
  },
  'battletech.result.hit': {
    en: '{unit}: you hit **{target}** {hits:once|# times} ({shots:# shot|# shots}): {marks}',
    fr: '{unit} : vous touchez **{target}** {hits:# fois|# fois} ({shots:# tir|# tirs}) : {marks}',
    ru: '{unit}: {hits:# попадание|# попадания|# попаданий} по **{target}** из {shots:# выстрела|# выстрелов|# выстрелов}: {marks}',
  },
  'battletech.result.hit-unmarked': {
    en: '{unit}: you hit **{target}** {hits:once|# times} ({shots:# shot|# shots}), to no effect',
    fr: '{unit} : vous touchez **{target}** {hits:# fois|# fois} ({shots:# tir|# tirs}), sans effet',
    ru: '{unit}: {hits:# попадание|# попадания|# попаданий} по **{target}** из {shots:# выстрела|# выстрелов|# выстрелов}, без последствий',
  },
  'battletech.result.miss': {
    en: '{unit}: you miss **{target}** ({shots:# shot|# shots})',
    fr: '{unit} : vous manquez **{target}** ({shots:# tir|# tirs})',
    ru: '{unit}: промах по **{target}** ({shots:# выстрел|# выстрела|# выстрелов})',
  },
  'battletech.result.struck': {
    en: '{unit}: you strike **{target}** {hits:once|# times} ({blows:# blow|# blows}): {marks}',
    fr: '{unit} : vous frappez **{target}** {hits:# fois|# fois} ({blows:# coup|# coups}) : {marks}',
    ru: '{unit}: {hits:# удар|# удара|# ударов} из {blows} по **{target}** в цель: {marks}',
  },
  'battletech.result.missed': {
    en: '{unit}: you do not reach **{target}** ({blows:# blow|# blows})',
    fr: '{unit} : vous n’atteignez pas **{target}** ({blows:# coup|# coups})',
    ru: '{unit}: {blows:удар|# удара|# ударов} по **{target}** мимо',
  },
} as const satisfies Sentences;
