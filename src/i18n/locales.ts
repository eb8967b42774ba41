/** The languages that Arbitre speaks; English is the one that every other falls back to. */
export const LOCALES = ['en', 'fr', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language for one of Discord's locale codes (`en-GB`, `fr`, `ru`, …); English when we do not speak it. */
export function localeOf(code: string): Locale {
  const language = code.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === language) ?? 'en';
}
