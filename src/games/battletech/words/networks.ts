import type { Sentences } from '../../../i18n/sentences.js';

/** C3 networks. */
export const networks = {
  'battletech.option.c3': { en: 'C3 networks', fr: 'Réseaux C3', ru: 'Сети C3' },
  'battletech.option.c3.about': {
    en: 'Whether units with C3 computers share ranges (standard level)',
    fr: 'Partager les portées entre unités équipées de C3 (niveau standard)',
    ru: 'Делят ли дистанции юниты с компьютерами C3 (стандартный уровень)',
  },
  'battletech.option.c3.off': { en: 'off', fr: 'non', ru: 'нет' },
  'battletech.option.c3.on': { en: 'on', fr: 'oui', ru: 'да' },
  'battletech.answer.sheet-c3': {
    en: 'C3: shares ranges with {units}',
    fr: 'C3 : portées partagées avec {units}',
    ru: 'C3: общие дистанции с {units}',
  },
  'battletech.answer.sheet-c3-cut': {
    en: 'C3: cut off from {units}',
    fr: 'C3 : coupée de {units}',
    ru: 'C3: нет связи с {units}',
  },
  'battletech.term.range-shared': {
    en: 'range by C3 ({n:# hex|# hexes})',
    fr: 'portée par C3 ({n:# hex|# hex})',
    ru: 'дистанция по C3 ({n:# гекс|# гекса|# гексов})',
  },
  'battletech/network-no-computer': {
    en: '{unit} has no C3 computer and cannot be in network {network} of {side@side}.',
    fr: '{unit} n’a pas d’ordinateur C3 et ne peut pas faire partie du réseau {network} ({side@side}).',
    ru: 'У {unit} нет компьютера C3: в сеть {network} ({side@side}) его не включить.',
  },
  'battletech/network-mixed': {
    en: 'Network {network} of {side@side} ({units}) mixes improved C3 computers with ordinary ones; they do not work together.',
    fr: 'Le réseau {network} ({side@side} : {units}) mélange des C3 améliorés et ordinaires, qui ne se relient pas.',
    ru: 'Сеть {network} ({side@side}: {units}) смешивает улучшенные C3 с обычными, а вместе они не работают.',
  },
  'battletech/network-no-master': {
    en: 'Network {network} of {side@side} ({units}) has no master computer. Add a unit that has one.',
    fr: 'Le réseau {network} ({side@side} : {units}) n’a pas d’ordinateur C3 maître. Ajoutez une unité qui en a un.',
    ru: 'В сети {network} ({side@side}: {units}) нет ведущего компьютера C3. Добавьте юнит с ним.',
  },
  'battletech/network-too-large': {
    en: 'Network {network} of {side@side} ({units}) is too large: improved C3 links {most:# unit|# units} at most.',
    fr: 'Le réseau {network} ({side@side} : {units}) est trop grand : le C3 amélioré relie au plus {most:# unité|# unités}.',
    ru: 'Сеть {network} ({side@side}: {units}) слишком велика: улучшенный C3 связывает не больше {most:# юнита|# юнитов|# юнитов}.',
  },
  'battletech/network-unlinked': {
    en: 'Network {network} of {side@side} ({units}) cannot link all: a master takes three slaves, or three masters, and {most} units in all are the limit.',
    fr: 'Le réseau {network} ({side@side} : {units}) ne peut pas tout relier : un maître prend trois esclaves, ou trois maîtres, et {most} unités en tout au plus.',
    ru: 'Сеть {network} ({side@side}: {units}) не связывает всех: ведущий берёт трёх ведомых или трёх ведущих, а всего не больше {most} юнитов.',
  },
} as const satisfies Sentences;
