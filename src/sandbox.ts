import {
  startSandbox as start,
  type Sandbox,
  type SandboxOptions,
  type Seed,
  type Way,
  type Welcome,
} from 'discord-sandbox';

export type { Sandbox };

/** The club in which Arbitre is played without a token: a Discord of its own, with tables and three ways to begin. */

/** The training battle. */
const SCENARIO = 'battletech/green';
const TABLE = 'table';

const CLUB: Seed = {
  server: 'The Club',
  locale: 'en-US',
  botName: 'Arbitre',
  users: ['Ann', { name: 'Benoît', locale: 'fr' }, { name: 'Vera', locale: 'ru' }],
  channels: ['general', `${TABLE}-1`, `${TABLE}-2`],
};

/** What all three have in common: a match in a thread of its own, which speaks the maker's language where the bot does. */
const MATCH = { command: 'match new', channel: TABLE } as const;
const OPTIONS: Way['options'] = { scenario: SCENARIO, language: { fill: 'own language' } };

const WAYS: readonly Way[] = [
  {
    ...MATCH,
    id: 'referee',
    icon: 'die',
    title: { en: 'Play the referee now', fr: 'Affronter l’arbitre', ru: 'Сыграть с арбитром' },
    text: {
      en: 'A training battle, one ’Mech each. The referee plays the other side and answers at once.',
      fr: 'Un combat d’entraînement, un Mech par camp. L’arbitre joue l’autre camp et répond aussitôt.',
      ru: 'Учебный бой, по одному меху на сторону. За другую сторону играет арбитр и отвечает сразу.',
    },
    options: { ...OPTIONS, opponent: 'referee' },
    thread: { en: '{name} against the referee', fr: '{name} contre l’arbitre', ru: '{name} против арбитра' },
  },
  {
    ...MATCH,
    id: 'challenge',
    icon: 'swords',
    title: { en: 'Challenge someone', fr: 'Défier quelqu’un', ru: 'Вызвать соперника' },
    text: {
      en: 'Open a battle for another player of this sandbox. Each of you plays in a browser tab.',
      fr: 'Ouvrez un combat à un autre joueur du bac à sable. Chacun joue dans son onglet.',
      ru: 'Откройте бой для другого игрока песочницы. Каждый играет в своей вкладке.',
    },
    // The challenger takes the side that the bot offers first.
    options: { ...OPTIONS, side: { fill: 'first offer' } },
    thread: { en: '{name} against {other}', fr: '{name} contre {other}', ru: '{name} против {other}' },
    invite: {
      ask: { en: 'Whom do you challenge?', fr: 'Qui défiez-vous ?', ru: 'Кого вызываете?' },
      say: {
        en: '{mention}, I challenge you to a battle. Press *Join* here to take the other side.',
        fr: '{mention}, je te défie. Appuie ici sur *Rejoindre* pour prendre l’autre camp.',
        ru: '{mention}, вызываю тебя на бой. Нажми здесь кнопку «Занять», чтобы выступить за другую сторону.',
      },
    },
  },
  {
    ...MATCH,
    id: 'watch',
    icon: 'eye',
    title: { en: 'Watch a battle', fr: 'Regarder un combat', ru: 'Посмотреть бой' },
    text: {
      en: 'The referee plays both sides; you watch.',
      fr: 'L’arbitre joue les deux camps, vous regardez.',
      ru: 'Арбитр играет за обе стороны, вы смотрите.',
    },
    options: { ...OPTIONS, opponent: 'referee', side: 'none' },
    thread: { en: 'Referee against referee', fr: 'Arbitre contre arbitre', ru: 'Арбитр против арбитра' },
  },
];

const WELCOME: Welcome = {
  name: { en: 'Arbitre sandbox', fr: 'Bac à sable Arbitre', ru: 'Песочница «Арбитр»' },
  title: {
    en: 'A table for your miniatures, with a referee',
    fr: 'Une table pour vos figurines, avec un arbitre',
    ru: 'Стол для ваших миниатюр и арбитр при нём',
  },
  text: {
    en: 'The referee knows the rules, rolls the dice and keeps the record sheets. Choose how to begin:',
    fr: 'L’arbitre connaît les règles, lance les dés et tient les fiches à jour. Comment voulez-vous commencer ?',
    ru: 'Арбитр знает правила, бросает кубики и ведёт карточки. С чего начнём?',
  },
  ways: WAYS,
};

/** Starts the club: a sandbox with its tables and its welcome, unless `options` say otherwise. */
export function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return start({ welcome: WELCOME, ...options, seed: { ...CLUB, ...options.seed } });
}
