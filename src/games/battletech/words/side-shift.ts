import type { Sentences } from '../../../i18n/sentences.js';

/** The side shift of four legs. */
export const sideShift = {
  'orders/not-a-step-of-four-legs': {
    en: '`{given}` is not a step. The steps: F forward, B backward, L turn left, R turn right; on four legs also `SL` (`Q`) and `SR` (`E`), shift ahead to the left or right, `SBL` (`Z`) and `SBR` (`V`), shift back. With counts if you like: `3F L 2SR`.',
    fr: "`{given}` n'est pas un pas. Les pas : F avancer, B reculer, L pivoter à gauche, R pivoter à droite ; à quatre jambes aussi `SL` (`Q`) et `SR` (`E`), décalage avant à gauche ou à droite, `SBL` (`Z`) et `SBR` (`V`), décalage arrière. Avec un nombre au besoin : `3F L 2SR`.",
    ru: '`{given}` — не шаг. Шаги: F вперёд, B назад, L поворот налево, R поворот направо; на четырёх ногах ещё `SL` (`Q`) и `SR` (`E`) — боковой шаг вперёд влево и вправо, `SBL` (`Z`) и `SBR` (`V`) — назад. Можно с числом: `3F L 2SR`.',
  },
  'battletech/shift-two-legs': {
    en: "Only a 'Mech on four legs shifts to the side; {unit} has two. Turn and step, or jump.",
    fr: 'Seul un Mech à quatre jambes se décale de côté ; {unit} en a deux. Pivotez puis avancez, ou sautez.',
    ru: 'Боковой шаг умеют только мехи на четырёх ногах, а у {unit} их две. Повернитесь и шагните или прыгните.',
  },
  'battletech/shift-jumping': {
    en: 'Nobody shifts to the side in a jump: {unit} turns in flight for free.',
    fr: 'On ne se décale pas de côté en sautant : {unit} pivote en vol sans rien payer.',
    ru: 'В прыжке бокового шага нет: {unit} поворачивается в полёте бесплатно.',
  },
  'battletech/shift-leg-gone': {
    en: '{unit} has lost a leg: it no longer shifts to the side. Turn and step.',
    fr: '{unit} a perdu une jambe : plus de décalage de côté. Pivotez puis avancez.',
    ru: '{unit} потерял ногу: бокового шага больше нет. Повернитесь и шагните.',
  },
  'battletech.step.Q': { en: 'Shift ahead left', fr: 'Décalage avant gauche', ru: 'Вбок: вперёд влево' },
  'battletech.step.E': { en: 'Shift ahead right', fr: 'Décalage avant droite', ru: 'Вбок: вперёд вправо' },
  'battletech.step.Z': { en: 'Shift back left', fr: 'Décalage arrière gauche', ru: 'Вбок: назад влево' },
  'battletech.step.V': { en: 'Shift back right', fr: 'Décalage arrière droite', ru: 'Вбок: назад вправо' },
} as const satisfies Sentences;
