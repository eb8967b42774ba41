/** Every limit of Discord that the bot has to keep, in one place. Lengths are counted in characters as JavaScript counts them. */
export const LIMITS = {
  /** Text of a message without Components V2. */
  content: 2000,
  /** A message with Components V2: components (nested ones counted) and the sum of its texts. */
  components: 40,
  texts: 4000,
  /** The name of a thread or forum post. */
  channelName: 100,
  buttonsInRow: 5,
  customId: 100,
  /** Of these our own marker takes so many, with its sign before it. */
  marker: 9,
  buttonLabel: 80,
  menuOptions: 25,
  menuPlaceholder: 150,
  optionLabel: 100,
  optionValue: 100,
  optionDescription: 100,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  /** A picture's alt text. */
  alt: 1024,
  nonce: 25,
  mentionedUsers: 100,
  form: { title: 45, fields: 5, label: 45, placeholder: 100, value: 4000 },
  /** Autocomplete. */
  suggestions: 25,
  suggestionName: 100,
  suggestionValue: 100,
  command: {
    count: 100,
    options: 25,
    choices: 25,
    choiceName: 100,
    description: 100,
    /** All names, descriptions and values of a command; of each text the longest language counts. */
    sum: 8000,
    name: /^[-_'\p{L}\p{N}]{1,32}$/u,
  },
  /** Milliseconds within which an interaction must be acknowledged, and for which its token lives. */
  acknowledge: 3_000,
  token: 15 * 60_000,
} as const;
