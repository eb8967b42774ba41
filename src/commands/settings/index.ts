import { t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { clockText, defaultClock } from '../../match/clock-text.js';
import { PALETTES, PLACES } from '../../match/people.js';
import type { Form } from '../../present/message.js';
import { text } from '../../present/text.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type {
  Services,
  OptionDefinition,
  Press,
  PressRequest,
  Reply,
  Request,
  Runnable,
  SlashCommand,
} from '../contract.js';
import { refused, show, tell, withButtons } from '../replies.js';
import {
  allChannels,
  arbiter,
  clock,
  language,
  LONGEST_PRESET_NAME,
  oneChannel,
  palette,
  place,
  preset,
  presetMarked,
  type Choosing,
} from './choose.js';
import { settingsMessage } from './view.js';

/** `/settings`: what managers choose for their server, by slash and by the menus, buttons and forms of what it shows. */

type Then = (services: Services, request: Request, guild: string) => Promise<Reply>;

/** Discord shows the command to managers only; that they are one is checked here all the same, for buttons and old clients. */
async function managing(services: Services, request: Request, then: Then): Promise<Reply> {
  const { guild, manages } = request;
  return manages && guild !== null
    ? then(services, request, guild)
    : refused(refuse('discord/not-a-manager'), request.tongue);
}

const shown = (services: Services, request: Request): Promise<Reply> =>
  managing(services, request, async (_house, { locale }, guild) =>
    show(settingsMessage(await services.servers.server(guild), locale)),
  );

const chosen = (
  services: Services,
  request: Request,
  choosing: Choosing,
  given: Readonly<Record<string, string>>,
): Promise<Reply> =>
  managing(services, request, async (_house, { locale }, guild) => {
    const after = await choosing(await services.servers.server(guild), given, services);
    if (!after.ok) return refused(after.error, request.tongue);
    await services.servers.putServer(after.value);
    return show(settingsMessage(after.value, locale));
  });

const sureToForget = (services: Services, request: Request): Promise<Reply> =>
  managing(services, request, (_house, { locale }) =>
    Promise.resolve(
      withButtons(show(text(t(locale, 'settings.forget'))), [
        { action: { verb: 'settings-forgotten', args: [] }, label: t(locale, 'button.delete'), style: 'danger' },
      ]),
    ),
  );

const forgotten = (services: Services, request: Request): Promise<Reply> =>
  managing(services, request, async (_house, { locale }, guild) => {
    await services.servers.forgetServer(guild);
    return tell(t(locale, 'settings.forgotten'));
  });

const bySlash = (choosing: Choosing, options: readonly OptionDefinition[]): Runnable => ({
  options,
  acknowledge: 'private',
  run: (services, request) => chosen(services, request, choosing, request.options),
});

/** `/settings …` */
export const settings = {
  name: 'settings',
  where: 'server',
  manage: true,
  subcommands: {
    show: { options: [], acknowledge: 'private', run: shown },
    language: bySlash(language, [
      { name: 'language', words: 'settings-language', required: true, values: ['auto', ...LOCALES] },
    ]),
    arbiter: bySlash(arbiter, [{ name: 'role', picks: 'role' }]),
    channels: bySlash(oneChannel, [{ name: 'channel', picks: 'channel' }]),
    clock: bySlash(clock, [{ name: 'clock', words: 'settings-clock', maxLength: 100 }]),
    preset: bySlash(preset, [
      { name: 'name', words: 'preset-name', required: true, maxLength: LONGEST_PRESET_NAME },
      { name: 'rules', maxLength: 300 },
      { name: 'locked', values: ['yes', 'no'] },
    ]),
    place: bySlash(place, [
      { name: 'place', required: true, values: PLACES },
      { name: 'forum', picks: 'forum' },
    ]),
    palette: bySlash(palette, [{ name: 'palette', required: true, values: PALETTES }]),
    forget: { options: [], acknowledge: 'private', run: sureToForget },
  },
} satisfies SlashCommand;

/** A menu: what was picked goes to one field, with blanks between. */
const byPress = (choosing: Choosing, field: string, more: Readonly<Record<string, string>> = {}): Press => ({
  acknowledge: 'update',
  run: (services, request) => chosen(services, request, choosing, { ...more, [field]: request.args.join(' ') }),
});

const byForm = (choosing: Choosing): Press => ({
  acknowledge: 'update',
  run: (services, request) => chosen(services, request, choosing, request.fields),
});

/** The forum picked is where matches open from now on; none picked: they open here again. */
const byForum: Press = {
  acknowledge: 'update',
  run: (services, request) => {
    const [forum] = request.args;
    return chosen(services, request, place, forum ? { place: 'forum', forum } : { place: 'here' });
  },
};

/** The menu of presets: `yes` locks the one whose mark follows, `no` unlocks it, `-` deletes it. */
const byPresetMenu: Press = {
  acknowledge: 'update',
  run: (services, request: PressRequest) => {
    const [, what = '', mark = ''] = /^(\S+) (.*)$/.exec(request.args[0] ?? '') ?? [];
    return chosen(services, request, presetMarked, { mark, ...(what === '-' ? {} : { locked: what }) });
  },
};

const opening = (form: (services: Services, request: Request, guild: string) => Promise<Form>): Press => ({
  acknowledge: 'form',
  run: (services, request) =>
    managing(services, request, async (_house, _request, guild) => ({
      kind: 'form',
      form: await form(services, request, guild),
    })),
});

async function clockForm({ servers }: Services, { locale }: Request, guild: string): Promise<Form> {
  const now = await servers.server(guild);
  const value = now.clock ? { value: now.clock } : {};
  const placeholder = t(locale, 'form.such', { text: clockText(defaultClock('correspondence'), locale) });
  return {
    action: { verb: 'settings-clocked', args: [] },
    title: t(locale, 'form.clock'),
    fields: [
      {
        id: 'clock',
        label: t(locale, 'form.clock-field'),
        placeholder,
        most: 100,
        optional: true,
        ...value,
      },
    ],
  };
}

const presetForm = (_house: Services, { locale }: Request): Promise<Form> =>
  Promise.resolve({
    action: { verb: 'settings-preset-made', args: [] },
    title: t(locale, 'form.preset'),
    fields: [
      { id: 'name', label: t(locale, 'form.name'), most: LONGEST_PRESET_NAME },
      { id: 'rules', label: t(locale, 'form.rules'), most: 300, long: true },
    ],
  });

export const settingsPresses = {
  settings: { acknowledge: 'private', run: shown },
  'settings-language': byPress(language, 'language'),
  'settings-arbiter': byPress(arbiter, 'role'),
  'settings-channels': byPress(allChannels, 'channels'),
  'settings-place': byPress(place, 'place'),
  'settings-forum': byForum,
  'settings-palette': byPress(palette, 'palette'),
  'settings-clock': opening(clockForm),
  'settings-clocked': byForm(clock),
  'settings-preset': opening(presetForm),
  'settings-preset-made': byForm(preset),
  'settings-preset-do': byPresetMenu,
  'settings-forget': { acknowledge: 'private', run: sureToForget },
  'settings-forgotten': { acknowledge: 'update', run: forgotten },
} as const satisfies Readonly<Record<string, Press>>;
