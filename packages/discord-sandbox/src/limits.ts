/** Every limit of Discord that the sandbox enforces, with the page of Discord's documentation that states it. */
export const LIMITS = {
  // resources/message
  content: 2000,
  embeds: 10,
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  embedAuthor: 256,
  /** Over all embeds of a message together. */
  embedSum: 6000,
  nonce: 25,
  altText: 1024,
  mentionList: 100,
  messageList: 100,
  // components/reference
  rows: 5,
  rowButtons: 5,
  selectOptions: 25,
  optionText: 100,
  selectPlaceholder: 150,
  customId: 100,
  buttonLabel: 80,
  buttonUrl: 512,
  /** Components V2: all components, nested ones too. */
  v2Components: 40,
  /** Components V2: all text displays together. */
  v2Text: 4000,
  sectionTexts: 3,
  galleryItems: 10,
  mediaText: 1024,
  // interactions/receiving-and-responding, "Modal"
  modalTitle: 45,
  modalComponents: 5,
  labelText: 45,
  labelDescription: 100,
  inputText: 4000,
  inputPlaceholder: 100,
  // interactions/application-commands
  chatCommands: 100,
  userCommands: 15,
  messageCommands: 15,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  commandChoices: 25,
  choiceName: 100,
  choiceValue: 100,
  stringOption: 6000,
  /** Names, descriptions and choice values of one command; of each text the longest translation counts. */
  commandSum: 8000,
  commandCreatesPerDay: 200,
  // reference, "Uploading Files"
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  requestBytes: 25 * 1024 * 1024,
  // resources/channel
  channelName: 100,
  topic: 1024,
  pins: 50,
  bulkMin: 2,
  bulkMax: 100,
  bulkAgeMs: 14 * 24 * 3600 * 1000,
  username: 32,
  // events/gateway
  gatewayBytes: 4096,
  gatewayEvents: 120,
  gatewayWindowMs: 60_000,
  identifiesPerDay: 1000,
} as const;

/** Command and option names (application-commands, "Application Command Naming"). Upper case is refused apart. */
export const COMMAND_NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Discord's locales (reference, "Locales"), in its order. */
export const LOCALES = [
  'id',
  'da',
  'de',
  'en-GB',
  'en-US',
  'es-ES',
  'es-419',
  'fr',
  'hr',
  'it',
  'lt',
  'hu',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'fi',
  'sv-SE',
  'vi',
  'tr',
  'cs',
  'el',
  'bg',
  'ru',
  'uk',
  'hi',
  'th',
  'zh-CN',
  'ja',
  'zh-TW',
  'ko',
] as const;

/** Time limits, in milliseconds. A test may shorten them. */
export interface Windows {
  /** For the first answer to an interaction. */
  readonly answer: number;
  /** The life of an interaction's token. */
  readonly token: number;
  readonly heartbeat: number;
  /** Between two identifies of one concurrency key. */
  readonly identify: number;
  /** How long a dropped session can be resumed. */
  readonly resume: number;
  /** How long a nonce is remembered for `enforce_nonce`. */
  readonly nonce: number;
  readonly typing: number;
}

export const WINDOWS: Windows = {
  answer: 3_000,
  token: 15 * 60_000,
  heartbeat: 41_250,
  identify: 5_000,
  resume: 3 * 60_000,
  nonce: 5 * 60_000,
  typing: 10_000,
};
