import { t } from '../../i18n/index.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { oneLine, quoted } from '../../i18n/of-people.js';
import { PALETTES, PLACES, type Server } from '../../match/people.js';
import type { Block, Button, Message } from '../../present/message.js';
import { fit } from '../../present/posts/fit.js';
import { menu } from '../me/view.js';
import { LONGEST_PRESET_NAME, markOf } from './choose.js';

/** What holds on a server, in words, and below it menus and buttons to choose otherwise. */
export function settingsMessage(server: Server, locale: Locale): Message {
  const button = (verb: string, label: string): Button => ({ action: { verb, args: [] }, label, style: 'secondary' });
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: fit(lines(server, locale), 3_400, locale) },
      menu(
        'settings-language',
        t(locale, 'blank.settings-language'),
        ['auto', ...LOCALES],
        server.locale ?? 'auto',
        (value) => t(locale, `choice.language.${value}`),
      ),
      {
        kind: 'picker',
        picker: {
          action: { verb: 'settings-arbiter', args: [] },
          picks: 'role',
          placeholder: t(locale, 'blank.role'),
          min: 0,
          max: 1,
          chosen: server.arbiterRole ? [server.arbiterRole] : [],
        },
      },
      {
        kind: 'picker',
        picker: {
          action: { verb: 'settings-channels', args: [] },
          picks: 'channel',
          placeholder: t(locale, 'blank.channels'),
          min: 0,
          max: 25,
          chosen: server.channels.slice(0, 25),
        },
      },
      menu(
        'settings-place',
        t(locale, 'blank.place'),
        server.forum ? PLACES : PLACES.slice(0, 2),
        server.place,
        (value) => t(locale, `choice.place.${value}`),
      ),
      {
        kind: 'picker',
        picker: {
          action: { verb: 'settings-forum', args: [] },
          picks: 'forum',
          placeholder: t(locale, 'blank.forum'),
          min: 0,
          max: 1,
          chosen: server.forum ? [server.forum] : [],
        },
      },
      menu('settings-palette', t(locale, 'blank.palette'), PALETTES, server.palette, (value) =>
        t(locale, `choice.palette.${value}`),
      ),
      ...presets(server, locale),
      {
        kind: 'buttons',
        buttons: [
          button('settings-clock', t(locale, 'button.settings-clock')),
          button('settings-preset', t(locale, 'button.preset')),
          button('settings-forget', t(locale, 'button.delete')),
        ],
      },
    ],
  };
}

function lines(server: Server, locale: Locale): readonly string[] {
  const { arbiterRole, channels, clock, place, forum } = server;
  return [
    t(locale, 'settings.title'),
    server.locale ? t(locale, 'settings.language', { language: server.locale }) : t(locale, 'settings.language-auto'),
    arbiterRole ? t(locale, 'settings.arbiter', { role: `<@&${arbiterRole}>` }) : t(locale, 'settings.arbiter-none'),
    channels.length > 0
      ? t(locale, 'settings.channels', { channels: channels.map((channel) => `<#${channel}>`) })
      : t(locale, 'settings.channels-all'),
    clock ? t(locale, 'settings.clock', { clock }) : t(locale, 'settings.clock-none'),
    place === 'forum' && forum
      ? t(locale, 'settings.place-forum', { forum: `<#${forum}>` })
      : t(locale, 'settings.place', { place }),
    t(locale, 'settings.palette', { palette: server.palette }),
    ...server.presets.map(({ name, options, locked }) => {
      const chosen = Object.entries(options).map(([option, value]) => `\`${option}=${value}\``);
      const rules = chosen.length > 0 ? chosen : t(locale, 'settings.preset-default');
      return t(locale, locked ? 'settings.preset-locked' : 'settings.preset', {
        name: quoted(name, LONGEST_PRESET_NAME),
        rules,
      });
    }),
  ];
}

/** The menu that locks, unlocks and deletes presets: two entries each. */
function presets({ presets: all }: Server, locale: Locale): readonly Block[] {
  if (all.length === 0) return [];
  const options = all.flatMap(({ name, locked }) => {
    const shown = oneLine(name, LONGEST_PRESET_NAME);
    return [
      {
        value: `${locked ? 'no' : 'yes'} ${markOf(name)}`,
        label: t(locale, locked ? 'blank.preset-unlock' : 'blank.preset-lock', { name: shown }),
      },
      { value: `- ${markOf(name)}`, label: t(locale, 'blank.preset-delete', { name: shown }) },
    ];
  });
  const action = { verb: 'settings-preset-do', args: [] };
  return [{ kind: 'menu', menu: { action, placeholder: t(locale, 'blank.preset'), min: 1, max: 1, options } }];
}
