import type { Sentences } from '../../../i18n/sentences.js';

/** Guns that platoons bring along. */
export const fieldGuns = {
  'battletech/gun-without-crew': {
    en: '{mount}: nobody is left to serve {weapon@battletech.weapon}: with the guns before it that takes {need:# trooper|# troopers}, and {have} are left.',
    fr: '{mount} : plus personne pour servir {weapon@battletech.weapon} : avec les pièces d’avant il faut {need:# soldat|# soldats}, il en reste {have}.',
    ru: '{mount}: {weapon@battletech.weapon} без расчёта: вместе с орудиями до него нужно {need:# боец|# бойца|# бойцов}, а осталось {have}.',
  },
  'battletech/guns-on-the-move': {
    en: '{unit} has moved this turn; field guns fire only from where they stood.',
    fr: '{unit} a bougé ce tour ; des pièces de campagne ne tirent que sur place.',
    ru: '{unit}: в этот ход было движение, а полевые орудия стреляют только с места.',
  },
  'battletech/guns-or-arms': {
    en: '{unit}: either the guns fire or the troopers do; declare one or the other.',
    fr: '{unit} : tirent les pièces ou les soldats, au choix.',
    ru: '{unit}: стреляют или орудия, или сами бойцы; выберите одно.',
  },
  'battletech/guns-two-ways': {
    en: '{unit}: the guns point one way; all that they fire at must lie within a front arc of three hexsides.',
    fr: '{unit} : les pièces pointent dans une direction ; toutes leurs cibles doivent se trouver dans un même arc avant de trois côtés.',
    ru: '{unit}: орудия смотрят в одну сторону; все их цели должны лежать в одном переднем секторе из трёх сторон гекса.',
  },
  'battletech.weapon-state.gun-without-crew': { en: 'no crew', fr: 'sans servants', ru: 'нет расчёта' },
} as const satisfies Sentences;
