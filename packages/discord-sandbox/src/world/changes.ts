import type { Modal } from '../wire.js';
import type { Channel, Guild, Member, Message, Role, User } from './types.js';

/** What an interaction has come to, told to whoever shows it. */
interface InteractionNews {
  readonly interaction: string;
  readonly user: string;
  readonly channel: string;
  readonly state: 'waiting' | 'answered' | 'failed';
  readonly onMessage?: string | undefined;
  readonly message?: string | undefined;
}

/** Everything that can happen. The gateway, the page, the tests' waiting helpers and the file all listen to this. */
export type Change =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'guild'; readonly what: 'created' | 'updated' | 'deleted'; readonly guild: Guild }
  | {
      readonly kind: 'member';
      readonly what: 'created' | 'updated' | 'deleted';
      readonly guild: Guild;
      readonly member: Member;
    }
  | {
      readonly kind: 'role';
      readonly what: 'created' | 'updated' | 'deleted';
      readonly guild: Guild;
      readonly role: Role;
    }
  | { readonly kind: 'channel'; readonly what: 'created' | 'updated' | 'deleted'; readonly channel: Channel }
  | {
      readonly kind: 'threadMembers';
      readonly channel: Channel;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | {
      readonly kind: 'message';
      readonly what: 'created' | 'updated';
      readonly message: Message;
      /** Its author said something new in its place. */
      readonly edited?: boolean;
    }
  | {
      readonly kind: 'messagesDeleted';
      readonly channel: Channel;
      readonly messages: readonly Message[];
      readonly bulk: boolean;
    }
  | {
      readonly kind: 'reaction';
      readonly what: 'added' | 'removed';
      readonly message: Message;
      readonly user: string;
      readonly emoji: string;
    }
  | { readonly kind: 'pins'; readonly channel: Channel }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly user: string; readonly until: number }
  | { readonly kind: 'commands' }
  | { readonly kind: 'bot'; readonly online: boolean }
  | { readonly kind: 'interaction'; readonly news: InteractionNews }
  | { readonly kind: 'modal'; readonly interaction: string; readonly user: string; readonly modal: Modal };
