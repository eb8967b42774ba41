import type { Sentences } from '../sentences.js';

/** Networks of computers, as the lobby shows and arranges them. */
export const networks = {
  'button.networks': { en: 'Networks…', fr: 'Réseaux…', ru: 'Сети…' },
  'post.lobby.networks': { en: 'Networks: {networks}', fr: 'Réseaux : {networks}', ru: 'Сети: {networks}' },
  'post.lobby.network': { en: '{name} ({units})', fr: '{name} ({units})', ru: '{name} ({units})' },
  'post.lobby.network-unnamed': {
    en: 'by the list ({units})',
    fr: 'par l’ordre de la liste ({units})',
    ru: 'по порядку списка ({units})',
  },
  'reply.networks': {
    en: '**Networks**: units of one share what they see.',
    fr: '**Réseaux** : les unités d’un même réseau partagent ce qu’elles voient.',
    ru: '**Сети**: юниты одной сети делятся тем, что видят.',
  },
  'reply.networks.none': { en: 'no networks', fr: 'aucun réseau', ru: 'сетей нет' },
  'reply.networks.side': {
    en: '{side@side}: {networks}',
    fr: '{side@side} : {networks}',
    ru: '{side@side}: {networks}',
  },
  'reply.networks.alone': {
    en: 'In none: {units}',
    fr: 'Dans aucun : {units}',
    ru: 'Вне сетей: {units}',
  },
  'reply.networks.over': {
    en: 'The match has begun: networks stay as they are.',
    fr: 'La partie a commencé : les réseaux restent tels quels.',
    ru: 'Матч уже начался: сети остаются как есть.',
  },
  'blank.networks': {
    en: '{side}: who is one network …',
    fr: '{side} : qui forme un réseau…',
    ru: '{side}: кто составит сеть…',
  },
  'button.networks-list': {
    en: '{side}: by the list',
    fr: '{side} : par l’ordre de la liste',
    ru: '{side}: по порядку списка',
  },
  'unit.wired': { en: 'own networks', fr: 'réseaux au choix', ru: 'свои сети' },
} as const satisfies Sentences;
