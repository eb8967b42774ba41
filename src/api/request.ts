import type { IncomingMessage } from 'node:http';

/** A request of another program, as far as it is looked at. */
export interface Asked {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** What it shows to be let in; `null`: nothing. */
  readonly token: string | null;
  /** Whether the token stands in the address, which logs keep: there only feeds of deadlines are given. */
  readonly inAddress: boolean;
}

/** The longest address that is read, in characters. */
const LONGEST = 1000;

/** What a request asks for; `null`: nothing that can be read. */
export function askedBy({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Asked | null {
  if (url.length > LONGEST || !url.startsWith('/') || !URL.canParse(`http://localhost${url}`)) return null;
  const { pathname, searchParams: query } = new URL(`http://localhost${url}`);
  const bearer = /^Bearer ([^\s]{1,200})$/u.exec(headers.authorization ?? '')?.[1] ?? null;
  const path = pathname.split('/').filter((part) => part !== '');
  return { path, query, token: bearer ?? query.get('token'), inAddress: bearer === null };
}

/** Whether a request brings a body: none is read here. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);
