import type { Sentences } from '../../../i18n/sentences.js';

/** Heat: where it comes from, what it does, and when a reactor shuts down. */
export const heat = {
  'battletech.term.heat': { en: 'heat {n}', fr: 'chaleur {n}', ru: 'температура {n}' },
  'battletech.term.shutdown': { en: 'shutdown', fr: 'arrêt du réacteur', ru: 'отключение' },
  'battletech.word.heat': { en: 'to heat|heat', fr: 'chauffer|pour chauffer', ru: 'нагрев|на нагрев' },
  'battletech.word.sinks': {
    en: 'sinks off|sinks|heat sinks off|heat sinks',
    fr: 'dissipateurs éteints|dissipateurs',
    ru: 'выключить радиаторы|радиаторы',
  },
  'battletech.if.heat': {
    en: 'heat >=|heat from|hot',
    fr: 'chaleur >=|chaleur dès',
    ru: 'нагрев >=|температура >=|нагрев от',
  },
  'battletech/sinks-off': {
    en: '{unit}: {given} heat sinks cannot be switched off; it has {have}.',
    fr: '{unit} : impossible de couper {given} dissipateurs ; il en a {have}.',
    ru: '{unit}: отключить столько радиаторов ({given}) нельзя; всего их {have}.',
  },
  'battletech.picture.heat': { en: 'Heat {heat}', fr: 'Chaleur {heat}', ru: 'Температура {heat}' },
  'battletech.picture.sinks': {
    en: 'heat sinks {working}/{count}, shed {shed}',
    fr: 'dissipateurs {working}/{count}, évacuent {shed}',
    ru: 'радиаторы {working}/{count}, снимают {shed}',
  },
  'battletech.picture.gauges': {
    en: 'armour · [structure] · ‹rear armour›',
    fr: 'blindage · [structure] · ‹blindage arrière›',
    ru: 'броня · [структура] · ‹тыловая броня›',
  },
  'battletech.picture.shutdown': { en: 'shut down', fr: 'à l’arrêt', ru: 'отключён' },
  'battletech.picture.heatMp': { en: '{n} MP', fr: '{n} MP', ru: '{n} MP' },
  'battletech.picture.heatToHit': { en: 'to-hit {n+}', fr: 'tir {n+}', ru: 'стрельба {n+}' },
  'battletech.picture.heatShutdown': {
    en: 'shutdown avoided on {n}+',
    fr: 'arrêt évité à {n}+',
    ru: 'без отключения: {n}+',
  },
  'battletech.picture.heatSure': { en: 'shut down', fr: 'à l’arrêt', ru: 'отключён' },
  'battletech.picture.heatAmmo': {
    en: 'explosion avoided on {n}+',
    fr: 'explosion évitée à {n}+',
    ru: 'без взрыва: {n}+',
  },
  'battletech.picture.heat-mp': { en: 'MP: {list}', fr: 'MP : {list}', ru: 'MP: {list}' },
  'battletech.picture.heat-to-hit': { en: 'To-hit: {list}', fr: 'Tir : {list}', ru: 'Стрельба: {list}' },
  'battletech.picture.heat-shutdown': {
    en: 'Shutdown avoided on: {list}',
    fr: 'Arrêt évité à : {list}',
    ru: 'Без отключения: {list}',
  },
  'battletech.picture.heat-ammo': {
    en: 'Explosion avoided on: {list}',
    fr: 'Explosion évitée à : {list}',
    ru: 'Без взрыва: {list}',
  },
  'battletech.picture.heatColumn': { en: 'Heat', fr: 'Chal.', ru: 'Темп.' },
  'battletech.mp.heat': { en: 'heat ({n})', fr: 'chaleur ({n})', ru: 'температура ({n})' },
  'battletech.heat.walked': { en: 'walked', fr: 'marche', ru: 'ходьба' },
  'battletech.heat.ran': { en: 'ran', fr: 'course', ru: 'бег' },
  'battletech.heat.jumped': {
    en: 'jumped ({n:# hex|# hexes})',
    fr: 'saut ({n:# hex|# hex})',
    ru: 'прыжок ({n:# гекс|# гекса|# гексов})',
  },
  'battletech.heat.stood-up': { en: 'stood up', fr: 'se relever', ru: 'подъём' },
  'battletech.heat.weapon': { en: 'weapons', fr: 'armes', ru: 'оружие' },
  'battletech.heat.engine-hits': {
    en: 'engine hits ({n})',
    fr: 'réacteur touché ({n} fois)',
    ru: 'попадания в реактор ({n})',
  },
  'battletech.heat.stealth': { en: 'stealth armour', fr: 'blindage furtif', ru: 'броня «Стелс»' },
  'battletech.heat.external': {
    en: 'heated by others ({n} in all)',
    fr: 'chaleur reçue ({n} en tout)',
    ru: 'нагрев извне (всего {n})',
  },
  'battletech.piloting.shutdown': { en: 'reactor shut down', fr: 'arrêt du réacteur', ru: 'реактор отключился' },
  'battletech.blank.sinks': {
    en: 'How many heat sinks are off?',
    fr: 'Combien de dissipateurs couper ?',
    ru: 'Сколько радиаторов выключить?',
  },
  'battletech.choice.upkeep': {
    en: 'Ammunition and heat sinks',
    fr: 'Munitions et dissipateurs',
    ru: 'Боекомплект и радиаторы',
  },
  'battletech.choice.upkeep-about': {
    en: 'dump rounds or switch sinks off at the end of the turn; then fire',
    fr: 'larguer des munitions, couper des dissipateurs en fin de tour ; puis tirer',
    ru: 'в конце хода сбросить боекомплект или выключить радиаторы; затем стрелять',
  },
  'battletech.choice.sinks-same': { en: 'As they are', fr: 'Ne rien changer', ru: 'Оставить как есть' },
  'battletech.choice.heating-weapon': {
    en: '{needs}, heats the target by {target}, own heat {heat}',
    fr: '{needs}, chauffe la cible de {target}, chaleur {heat}',
    ru: '{needs}, греет цель на {target}, нагрев {heat}',
  },
  'battletech.figures.heating': {
    en: '- {weapon} → {target}: {needs}, heats it by {targetHeat}, own heat {heat}',
    fr: '- {weapon} → {target} : {needs}, la chauffe de {targetHeat}, chaleur {heat}',
    ru: '- {weapon} → {target}: {needs}, греет цель на {targetHeat}, нагрев {heat}',
  },
  'battletech.figures.heat': {
    en: 'At the end of the turn: {line}',
    fr: 'En fin de tour : {line}',
    ru: 'В конце хода: {line}',
  },
  'battletech.command.sinks': {
    en: '{off:# heat sink|# heat sinks} off',
    fr: '{off:# dissipateur coupé|# dissipateurs coupés}',
    ru: 'отключить {off:# радиатор|# радиатора|# радиаторов}',
  },
  'battletech.command.sinks-on': {
    en: 'all heat sinks on',
    fr: 'tous les dissipateurs allumés',
    ru: 'все радиаторы включить',
  },
  'battletech.full.target-heat': {
    en: 'heats the target by {heat}',
    fr: 'chauffe la cible de {heat}',
    ru: 'нагревает цель на {heat}',
  },
  'battletech.full.vented': {
    en: '{points} let out by CASE',
    fr: '{points} évacués par CASE',
    ru: '{points} вышло через CASE',
  },
  'battletech.full.heat': {
    en: '**{unit}** heat {before} → {after}: {sources}, sinks −{shed}',
    fr: '**{unit}** chaleur {before} → {after} : {sources}, dissipateurs −{shed}',
    ru: '**{unit}** температура {before} → {after}: {sources}, радиаторы −{shed}',
  },
  'battletech.full.heat-only-sinks': {
    en: '**{unit}** heat {before} → {after}: sinks −{shed}',
    fr: '**{unit}** chaleur {before} → {after} : dissipateurs −{shed}',
    ru: '**{unit}** температура {before} → {after}: радиаторы −{shed}',
  },
  'battletech.full.source': { en: '{source} {heat}', fr: '{source} {heat}', ru: '{source} {heat}' },
  'battletech.full.cool': { en: 'Heat 0: {units}', fr: 'Chaleur 0 : {units}', ru: 'Температура 0: {units}' },
  'battletech.full.runs-on': {
    en: '**{unit}** avoids shutdown {need}+: {dice}',
    fr: '**{unit}** arrêt évité {need}+ : {dice}',
    ru: '**{unit}** отключение предотвращено {need}+: {dice}',
  },
  'battletech.full.shuts-down-roll': {
    en: '**{unit}** **shuts down** (avoided on {need}+: {dice})',
    fr: '**{unit}** **arrêt du réacteur** (évité à {need}+ : {dice})',
    ru: '**{unit}** **отключается** (нужно {need}+: {dice})',
  },
  'battletech.full.shuts-down': {
    en: '**{unit}** **shuts down**',
    fr: '**{unit}** **arrêt du réacteur**',
    ru: '**{unit}** **отключается**',
  },
  'battletech.full.restarts': {
    en: '**{unit}** starts up again',
    fr: '**{unit}** redémarre',
    ru: '**{unit}** запускается снова',
  },
  'battletech.full.restarts-roll': {
    en: '**{unit}** starts up again {need}+: {dice}',
    fr: '**{unit}** redémarre {need}+ : {dice}',
    ru: '**{unit}** запускается снова {need}+: {dice}',
  },
  'battletech.full.stays-down': {
    en: '**{unit}** stays shut down',
    fr: "**{unit}** reste à l'arrêt",
    ru: '**{unit}** остаётся отключённым',
  },
  'battletech.full.stays-down-roll': {
    en: '**{unit}** stays shut down (starts on {need}+: {dice})',
    fr: "**{unit}** reste à l'arrêt (redémarre à {need}+ : {dice})",
    ru: '**{unit}** остаётся отключённым (нужно {need}+: {dice})',
  },
  'battletech.full.sinks-off': {
    en: '**{unit}** {off:# heat sink|# heat sinks} switched off',
    fr: '**{unit}** {off:# dissipateur coupé|# dissipateurs coupés}',
    ru: '**{unit}** {off:отключён # радиатор|отключено # радиатора|отключено # радиаторов}',
  },
  'battletech.full.sinks-on': {
    en: '**{unit}** all heat sinks switched on',
    fr: '**{unit}** tous les dissipateurs rallumés',
    ru: '**{unit}** все радиаторы включены',
  },
  'battletech.full.why-heat': {
    en: '**{unit}** heat {before}: {sources}; sinks −{shed}; now {after}',
    fr: '**{unit}** chaleur {before} : {sources} ; dissipateurs −{shed} ; à présent {after}',
    ru: '**{unit}** температура {before}: {sources}; радиаторы −{shed}; теперь {after}',
  },
  'battletech.full.why-heat-none': { en: 'nothing built up', fr: 'rien de plus', ru: 'нагрева нет' },
} as const satisfies Sentences;
