import { isObject, type JsonObject } from '../json.js';
import { memberJson, resolvedChannelJson, roleJson, userJson } from '../serialize.js';
import { permissionsIn } from '../permissions.js';
import type { Channel, World } from '../world/world.js';

/** Collects the full objects of the users, roles, channels and files that an interaction names by id. */
export class Resolved {
  private readonly parts: Record<string, Record<string, JsonObject>> = {};

  constructor(
    private readonly world: World,
    private readonly channel: Channel,
    private readonly by: string,
  ) {}

  private put(part: string, id: string, value: JsonObject): void {
    this.parts[part] = { ...this.parts[part], [id]: value };
  }

  /** False when nobody (whom this user could pick) has the id. */
  user(id: string): boolean {
    const user = this.world.user(id);
    if (user === undefined) return false;
    this.put('users', id, userJson(user));
    const member = this.world.guild(this.channel.guild ?? '')?.members.find((each) => each.user === id);
    if (member !== undefined) {
      const permissions = String(permissionsIn(this.world, this.channel, id));
      this.put('members', id, {
        ...memberJson(this.world, member, false),
        deaf: undefined,
        mute: undefined,
        permissions,
      });
    }
    return true;
  }

  role(id: string): boolean {
    const role = this.world.guild(this.channel.guild ?? '')?.roles.find((each) => each.id === id);
    if (role !== undefined) this.put('roles', id, roleJson(role));
    return role !== undefined;
  }

  /** `types`: the channel types that may be picked. */
  pickChannel(id: string, types: readonly number[] | undefined): boolean {
    const channel = this.world.channel(id);
    const fits =
      channel !== undefined && channel.guild === this.channel.guild && (types?.includes(channel.type) ?? true);
    if (fits) this.put('channels', id, resolvedChannelJson(this.world, channel, this.by));
    return fits;
  }

  attachment(id: string, json: JsonObject): void {
    this.put('attachments', id, json);
  }

  json(): JsonObject | undefined {
    return isObject(this.parts) && Object.keys(this.parts).length > 0 ? { ...this.parts } : undefined;
  }
}
