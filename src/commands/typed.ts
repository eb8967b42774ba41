import { z } from 'zod';
import { INQUIRY_COMMANDS, OPTION_NAMES, ORDER_COMMANDS, type Typed } from '../orders/contract.js';

/** Typed orders that were put away as JSON, checked when they are read again. */
const OPTIONS = z.partialRecord(z.enum(OPTION_NAMES), z.string());
const ORDER = z.object({ command: z.enum(ORDER_COMMANDS), options: OPTIONS });

export const isTyped = (value: unknown): value is Typed => ORDER.safeParse(value).success;

/** Whether a text names an inquiry. */
export const isInquiry = (text: string): text is (typeof INQUIRY_COMMANDS)[number] =>
  INQUIRY_COMMANDS.some((name) => name === text);
