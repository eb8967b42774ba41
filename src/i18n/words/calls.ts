import type { Sentences } from '../sentences.js';

/** What people are called for in campaigns and leagues: in a call, in `/my` and in what gathers all that waits. */
export const calls = {
  'call.to': { en: '{players}: {line}', fr: '{players} : {line}', ru: '{players}: {line}' },
  'call.due': { en: '{line}, {due}', fr: '{line}, {due}', ru: '{line}, {due}' },
  'call.reminded': { en: 'Reminder. {line}', fr: 'Rappel. {line}', ru: 'Напоминание. {line}' },
  'call.league.ready': {
    en: '`{id}`, {first} – {second}: say `/league ready` once you can play',
    fr: '`{id}`, {first} – {second} : `/ligue prêt` dès que vous pouvez jouer',
    ru: '`{id}`, {first} – {second}: когда сможете играть, `/лига готов`',
  },
  'call.league.ready-too': {
    en: '`{id}`, {first} – {second}: the other one is ready; with your `/league ready` the match opens',
    fr: '`{id}`, {first} – {second} : l’adversaire est prêt ; avec votre `/ligue prêt`, la partie s’ouvre',
    ru: '`{id}`, {first} – {second}: противник готов; скажите `/лига готов`, и матч откроется',
  },
  'call.league.result': {
    en: '`{id}`, {first} – {second}: play it and enter what came of it with `/league result`',
    fr: '`{id}`, {first} – {second} : jouez, puis entrez l’issue avec `/ligue résultat`',
    ru: '`{id}`, {first} – {second}: сыграйте и внесите итог командой `/лига итог`',
  },
  'call.league.agree': {
    en: '`{id}`: {name} says: {says}. Say with `/league result` how you saw it',
    fr: '`{id}` : {name} dit : {says}. Dites avec `/ligue résultat` ce qu’il en est pour vous',
    ru: '`{id}`: {name}: {says}. Скажите своё слово: `/лига итог`',
  },
  'call.league.extend': {
    en: '`{id}`: {name} asks for more time; `/league extend` agrees',
    fr: '`{id}` : {name} demande plus de temps ; `/ligue prolonger` accepte',
    ru: '`{id}`: {name} просит больше времени; согласиться — `/лига продлить`',
  },
  'call.league.finish': {
    en: '`{id}`, {first} – {second}: the time of the league runs out while the match is on',
    fr: '`{id}`, {first} – {second} : l’échéance de la ligue approche, la partie est en cours',
    ru: '`{id}`, {first} – {second}: матч идёт, а срок лиги истекает',
  },
  'call.league.rule': {
    en: '{name} appeals about `{pairing}`: `/league rule` decides on `{id}`',
    fr: '{name} conteste `{pairing}` : tranchez `{id}` avec `/ligue trancher`',
    ru: '{name} оспаривает `{pairing}`: решите `{id}` командой `/лига решить`',
  },
  'call.league.decide': {
    en: 'The time of `{id}`, {first} – {second}, is up: `/league correct` decides',
    fr: 'Le temps de `{id}`, {first} – {second}, est écoulé : décidez avec `/ligue corriger`',
    ru: 'Срок `{id}`, {first} – {second}, истёк: решите командой `/лига исправить`',
  },
  'call.league.overdue': {
    en: 'The time of `{id}`, {first} – {second}, is up. An official decides',
    fr: 'Le temps de `{id}`, {first} – {second}, est écoulé. Un arbitre décide',
    ru: 'Срок `{id}`, {first} – {second}, истёк. Решит распорядитель',
  },
  'call.campaign.defend': {
    en: '`{id}`: {faction} against {province}. Defend it with `/campaign send`',
    fr: '`{id}` : {faction} contre {province}. Défendez-la avec `/campagne envoyer`',
    ru: '`{id}`: {faction} против провинции {province}. Защита — `/кампания послать`',
  },
  'call.campaign.fight': {
    en: '`{id}`, {province}: both sides have come; `/campaign fight` begins the battle',
    fr: '`{id}`, {province} : les deux camps sont là ; `/campagne combattre` commence la bataille',
    ru: '`{id}`, {province}: обе стороны на месте; начать бой — `/кампания бой`',
  },
  'call.campaign.agree': {
    en: '`{id}`, {province}: {faction} say how it went. `/campaign agree` or `/campaign result`',
    fr: '`{id}`, {province} : {faction} raconte la bataille. `/campagne accepter` ou `/campagne résultat`',
    ru: '`{id}`, {province}: {faction} сообщает итог. `/кампания подтвердить` или `/кампания итог`',
  },
  'call.campaign.turn': {
    en: 'Turn {turn} ends {due}. What is to count for it has to be done before',
    fr: 'Le tour {turn} se termine {due}. Ce qui doit compter pour lui est à faire avant',
    ru: 'Ход {turn} кончается {due}. Что в нём должно засчитаться, нужно сделать раньше',
  },
} as const satisfies Sentences;
