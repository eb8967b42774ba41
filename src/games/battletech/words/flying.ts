import type { Sentences } from '../../../i18n/sentences.js';

/** VTOLs: climbing and sinking, their rotor, forced landings. */
export const flying = {
  'battletech/no-higher': {
    en: '{unit} cannot fly higher than elevation {most}.',
    fr: "{unit} ne peut voler plus haut que l'altitude {most}.",
    ru: '{unit} не может подняться выше уровня {most}.',
  },
  'battletech/no-lower': {
    en: '{unit} cannot go below elevation {least} over {hex}.',
    fr: "{unit} ne peut descendre sous l'altitude {least} au-dessus de {hex}.",
    ru: '{unit} не может опуститься ниже уровня {least} над {hex}.',
  },
  'battletech/flies-not': {
    en: '{unit} does not fly: only VTOLs climb and descend.',
    fr: '{unit} ne vole pas : seuls les VTOL montent et descendent.',
    ru: '{unit} не летает: подниматься и опускаться могут только винтокрылы.',
  },
  'battletech.step.U': { en: 'Climb a level', fr: "Monter d'un niveau", ru: 'Вверх на уровень' },
  'battletech.step.W': { en: 'Descend a level', fr: "Descendre d'un niveau", ru: 'Вниз на уровень' },
  'battletech.word.climb': { en: 'climb|up', fr: 'monter|monte', ru: 'выше|вверх' },
  'battletech.word.descend': { en: 'descend|down', fr: 'descendre|descend', ru: 'ниже|вниз' },
  'battletech.picture.elevation': { en: 'elevation {n}', fr: 'altitude {n}', ru: 'высота {n}' },
  'battletech.term.target-airborne': { en: 'target in the air', fr: 'cible en vol', ru: 'цель в воздухе' },
  'battletech.term.pilot-hit': { en: 'pilot hit', fr: 'pilote touché', ru: 'ранен пилот' },
  'battletech.term.copilot-hit': { en: 'co-pilot hit', fr: 'copilote touché', ru: 'ранен второй пилот' },
  'battletech.term.flight-stabiliser': {
    en: 'flight stabiliser hit',
    fr: 'stabilisateur de vol touché',
    ru: 'повреждён стабилизатор полёта',
  },
  'battletech.term.landing-woods': { en: 'woods below', fr: 'bois en dessous', ru: 'внизу лес' },
  'battletech.term.landing-rough': {
    en: 'rough ground below',
    fr: 'terrain accidenté en dessous',
    ru: 'внизу неровно',
  },
  'battletech.mp.rotor': { en: 'rotor hit', fr: 'rotor touché', ru: 'повреждён винт' },
  'battletech.piloting.forced-landing': { en: 'forced landing', fr: 'atterrissage forcé', ru: 'вынужденная посадка' },
  'battletech.piloting.pilot-hit': { en: 'pilot hit', fr: 'pilote touché', ru: 'ранен пилот' },
  'battletech.full.sinks': {
    en: '**{unit}** sinks to elevation {elevation} over {hex}',
    fr: "**{unit}** descend à l'altitude {elevation} au-dessus de {hex}",
    ru: '**{unit}** опускается до уровня {elevation} над {hex}',
  },
  'battletech.full.landed': {
    en: '**{unit}** comes down safely in {hex}',
    fr: '**{unit}** se pose sans mal en {hex}',
    ru: '**{unit}** благополучно садится в {hex}',
  },
  'battletech.full.rotor': {
    en: 'Rotor hit: 1 MP less',
    fr: 'Rotor touché : 1 MP de moins',
    ru: 'Попадание в винт: на 1 MP меньше',
  },
  'battletech.critical.copilot': { en: 'co-pilot hit', fr: 'copilote touché', ru: 'ранен второй пилот' },
  'battletech.critical.pilot': { en: 'pilot hit', fr: 'pilote touché', ru: 'ранен пилот' },
  'battletech.critical.rotor-damage': { en: 'rotor damaged', fr: 'rotor endommagé', ru: 'винт повреждён' },
  'battletech.critical.flight-stabiliser': {
    en: 'flight stabiliser',
    fr: 'stabilisateur de vol',
    ru: 'стабилизатор полёта',
  },
  'battletech.critical.rotor-destroyed': { en: 'rotor destroyed', fr: 'rotor détruit', ru: 'винт уничтожен' },
  'battletech.doom.rotor': { en: 'rotor destroyed', fr: 'rotor détruit', ru: 'винт уничтожен' },
  'battletech.mark.rotor': { en: 'rotor, −1 MP', fr: 'rotor, −1 MP', ru: 'винт, −1 MP' },
  'battletech.mark.pilot': { en: 'pilot hit', fr: 'pilote touché', ru: 'ранен пилот' },
  'battletech.mark.copilot': { en: 'co-pilot hit', fr: 'copilote touché', ru: 'ранен второй пилот' },
  'battletech.mark.flight-stabiliser': {
    en: 'flight stabiliser',
    fr: 'stabilisateur de vol',
    ru: 'стабилизатор полёта',
  },
} as const satisfies Sentences;
