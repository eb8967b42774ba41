import type { Reply } from '../commands/contract.js';
import type { Palette } from '../match/people.js';
import type { Message } from '../present/message.js';

/** A message with its pictures on the paper that its server has chosen. */
export const onPaper = (message: Message, palette: Palette): Message =>
  message.kind === 'plain'
    ? message
    : {
        ...message,
        blocks: message.blocks.map((block) =>
          block.kind === 'picture' ? { ...block, picture: { ...block.picture, palette } } : block,
        ),
      };

/** The same for an answer. */
export const repliedOnPaper = (reply: Reply, palette: Palette): Reply =>
  'message' in reply ? { ...reply, message: onPaper(reply.message, palette) } : reply;
