import type { Sentences } from '../sentences.js';

/** What the posts of a league say. */
export const leaguePosts = {
  'league.post.swiss': {
    en: 'Swiss, {rounds:# round|# rounds}',
    fr: 'système suisse, {rounds:# ronde|# rondes}',
    ru: 'швейцарская система, {rounds:# раунд|# раунда|# раундов}',
  },
  'league.post.knockout': { en: 'knockout', fr: 'élimination', ru: 'плей-офф' },
  'league.post.double': { en: 'double elimination', fr: 'double élimination', ru: 'плей-офф до двух поражений' },
  'league.round-of.upper': { en: 'Without a defeat:', fr: 'Sans défaite :', ru: 'Без поражений:' },
  'league.round-of.lower': { en: 'Beaten once:', fr: 'Battus une fois :', ru: 'С одним поражением:' },
  'league.round-of.final': { en: 'Final:', fr: 'Finale :', ru: 'Финал:' },
  'league.round-of.again': {
    en: 'Second final, for both have lost once:',
    fr: 'Seconde finale, car chacun a perdu une fois :',
    ru: 'Второй финал: у обоих по одному поражению:',
  },
  'league.post.ladder': {
    en: 'ladder, challenges up to {reach:# rung|# rungs} above',
    fr: 'échelle, défis jusqu’à {reach:# échelon|# échelons} au-dessus',
    ru: 'лестница, не выше чем на {reach:# ступень|# ступени|# ступеней}',
  },
  'league.post.sign-up': {
    en: 'Sign up with `/league join`: {count} of {most} are there.',
    fr: 'Inscription par `/ligue rejoindre` : {count} sur {most}.',
    ru: 'Запись: `/лига вступить`. Участников: {count} из {most}.',
  },
  'league.post.over': {
    en: 'It is over: **{winner}** has won.',
    fr: 'C’est terminé : **{winner}** l’emporte.',
    ru: 'Лига окончена, победитель: **{winner}**.',
  },
  'league.post.nobody': { en: 'It is over.', fr: 'C’est terminé.', ru: 'Лига окончена.' },
  'league.post.officials': {
    en: 'Officials: {officials}. Dice: {commitment}',
    fr: 'Arbitres : {officials}. Dés : {commitment}',
    ru: 'Распорядители: {officials}. Кубики: {commitment}',
  },
  'league.post.entrant': { en: '- **{name}** {player}', fr: '- **{name}** {player}', ru: '- **{name}** {player}' },
  'league.post.round': {
    en: '### {format}, round {round} · until {due}',
    fr: '### {format}, ronde {round} · jusqu’au {due}',
    ru: '### {format}, раунд {round} · до {due}',
  },
  'league.post.in-division': {
    en: '{format}, division {division}',
    fr: '{format}, division {division}',
    ru: '{format}, дивизион {division}',
  },
  'league.post.match': {
    en: '### `{id}` {first} – {second}',
    fr: '### `{id}` {first} – {second}',
    ru: '### `{id}` {first} – {second}',
  },
  'league.post.match-open': {
    en: '{players}: both are ready, the match is in the thread of this post.',
    fr: '{players} : tous deux sont prêts, la partie est dans le fil de ce message.',
    ru: '{players}: оба готовы, матч идёт в ветке этого сообщения.',
  },
  'league.calendar': { en: 'Calendar · {title}', fr: 'Calendrier · {title}', ru: 'Календарь · {title}' },
  'league.calendar.begins': { en: 'It begins {due}.', fr: 'Début : {due}.', ru: 'Начало: {due}.' },
  'league.calendar.round': {
    en: '- **{due}** {format}, round {round}',
    fr: '- **{due}** {format}, ronde {round}',
    ru: '- **{due}** {format}, раунд {round}',
  },
  'league.calendar.open': {
    en: '`{id}` {first} – {second}',
    fr: '`{id}` {first} – {second}',
    ru: '`{id}` {first} – {second}',
  },
  'league.calendar.on': {
    en: '`{id}` {first} – {second}: the match is on',
    fr: '`{id}` {first} – {second} : partie en cours',
    ru: '`{id}` {first} – {second}: матч идёт',
  },
  'league.calendar.none': {
    en: 'Nothing is due now.',
    fr: 'Aucune échéance pour l’instant.',
    ru: 'Сроков сейчас нет.',
  },
  'league.line.open': {
    en: '- `{id}` {first} – {second}, until {due}',
    fr: '- `{id}` {first} – {second}, jusqu’au {due}',
    ru: '- `{id}` {first} – {second}, до {due}',
  },
  'league.line.on': {
    en: '- `{id}` {first} – {second}: the match is on',
    fr: '- `{id}` {first} – {second} : partie en cours',
    ru: '- `{id}` {first} – {second}: матч идёт',
  },
  'league.line.rest': { en: '- {first}: a bye', fr: '- {first} : exempt', ru: '- {first}: пропуск раунда' },
  'league.claim': {
    en: '{name} says: {says}',
    fr: '{name} dit : {says}',
    ru: '{name}: {says}',
  },
  'league.ready': { en: 'ready: {names}', fr: 'prêts : {names}', ru: 'готовы: {names}' },
  'league.appeal': {
    en: '- `{id}` {name} appeals about `{pairing}`: {text}',
    fr: '- `{id}` {name} conteste `{pairing}` : {text}',
    ru: '- `{id}` {name} оспаривает `{pairing}`: {text}',
  },
  'league.post.round-robin': { en: 'round robin', fr: 'toutes rondes', ru: 'круговой турнир' },
  'league.post.round-robin-twice': {
    en: 'double round robin',
    fr: 'toutes rondes, aller et retour',
    ru: 'круговой турнир в два круга',
  },
  'league.post.playing': {
    en: 'Once both of a pairing are `/league ready`, their match opens in a thread.',
    fr: 'Quand les deux joueurs d’une rencontre sont prêts (`/ligue prêt`), leur partie s’ouvre dans un fil.',
    ru: 'Когда оба в паре готовы (`/лига готов`), их матч откроется в ветке.',
  },
  'league.post.playing-elsewhere': {
    en: 'Enter what came of a match with `/league result`; it counts once both say the same.',
    fr: 'Entrez l’issue d’une partie avec `/ligue résultat` ; elle compte quand les deux disent la même chose.',
    ru: 'Итог матча — командой `/лига итог`; он засчитан, когда оба говорят одно и то же.',
  },
  'league.line.won': {
    en: '- `{id}` **{winner}** beats {loser}',
    fr: '- `{id}` **{winner}** bat {loser}',
    ru: '- `{id}` **{winner}** – {loser}: победа',
  },
  'league.line.draw': {
    en: '- `{id}` {first} – {second}: a draw',
    fr: '- `{id}` {first} – {second} : match nul',
    ru: '- `{id}` {first} – {second}: ничья',
  },
  'league.line.none': {
    en: '- `{id}` {first} – {second}: nobody has won',
    fr: '- `{id}` {first} – {second} : personne ne gagne',
    ru: '- `{id}` {first} – {second}: победителя нет',
  },
  'league.by.word': { en: 'both say so', fr: 'les deux le disent', ru: 'по словам обоих' },
  'league.by.forfeit': { en: 'by forfeit', fr: 'par forfait', ru: 'неявка' },
  'league.by.official': { en: 'an official decided', fr: 'décision d’un arbitre', ru: 'решение распорядителя' },
  'league.says.first': { en: 'I have won', fr: 'j’ai gagné', ru: 'победа за мной' },
  'league.says.second': { en: 'I have lost', fr: 'j’ai perdu', ru: 'поражение' },
  'league.says.draw': { en: 'a draw', fr: 'match nul', ru: 'ничья' },
  'league.says.none': { en: 'nobody has won', fr: 'personne ne gagne', ru: 'победителя нет' },
  'league.ruling.upheld': {
    en: 'upheld: {reason}',
    fr: 'acceptée : {reason}',
    ru: 'удовлетворено: {reason}',
  },
  'league.ruling.rejected': {
    en: 'rejected: {reason}',
    fr: 'rejetée : {reason}',
    ru: 'отклонено: {reason}',
  },
  'league.alt.row': {
    en: '{place}. {name}, {points}',
    fr: '{place}. {name}, {points}',
    ru: '{place}. {name}, {points}',
  },
  'league.alt.meeting': { en: '{first} – {second}', fr: '{first} – {second}', ru: '{first} – {second}' },
} as const satisfies Sentences;
