import type { Sentences } from '../../../i18n/sentences.js';

/** Standing up carefully: all the walking MP, an easier roll. */
export const carefulStand = {
  'deed.careful-stand': {
    en: 'stand a unit up carefully',
    fr: 'relever une unité avec prudence',
    ru: 'осторожно поднять юнит',
  },
  'battletech.word.careful-stand': {
    en: 'careful stand|stand up carefully|stand carefully|careful stand up',
    fr: 'se relever prudemment|relever prudemment|se lever prudemment',
    ru: 'встать осторожно|осторожно встать|подняться осторожно|осторожно подняться',
  },
  'battletech.term.careful-stand': { en: 'careful attempt', fr: 'tentative prudente', ru: 'осторожная попытка' },
  'battletech.piloting.careful-stand': {
    en: 'stands up carefully',
    fr: 'se relever prudemment',
    ru: 'осторожный подъём',
  },
  'battletech/careful-stand-off': {
    en: '{unit} can stand up carefully only where the option `carefulStand` is on.',
    fr: "{unit} ne peut se relever prudemment que si l'option `carefulStand` est sur `on`.",
    ru: '{unit} может встать осторожно только при опции `carefulStand` со значением `on`.',
  },
  'battletech/stands-without-roll': {
    en: '{unit} has all its four legs: it stands up without a roll, which care could not make easier.',
    fr: "{unit} a ses quatre jambes : il se relève sans jet, la prudence n'y changerait rien.",
    ru: 'У {unit} целы все четыре ноги: он встаёт без броска, осторожность ничего не даст.',
  },
  'battletech.choice.careful-stand': {
    en: 'Stand up carefully',
    fr: 'Se relever prudemment',
    ru: 'Встать осторожно',
  },
  'battletech.choice.careful-stand-facts': {
    en: 'All {mp} MP, piloting {needs}; then only a facing',
    fr: 'Tous les MP ({mp}), pilotage {needs} ; puis seulement une orientation',
    ru: 'Все {mp} MP, пилотирование {needs}; затем только поворот',
  },
  'battletech.command.careful-stand': {
    en: '{unit} tries to stand up carefully, facing {facing}',
    fr: '{unit} tente de se relever prudemment, orientation {facing}',
    ru: '{unit} пытается осторожно встать лицом на {facing}',
  },
} as const satisfies Sentences;
