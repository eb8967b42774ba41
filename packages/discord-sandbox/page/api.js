/** @import { Answers, CommandsView, MessagesView, PageError, PageEvent, Requests, WorldView } from '../src/page-api.js' */

/** A call that the sandbox refused, or that did not reach it. */
export class ApiError extends Error {
  /**
   * @param {string} code one of the codes of PageError, or `unreachable`
   * @param {string} message a whole sentence fit to be shown
   * @param {string | undefined} field
   */
  constructor(code, message, field) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/**
 * @param {unknown} body
 * @returns {body is PageError}
 */
function isPageError(body) {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';
}

/**
 * Sends one request and reads its JSON answer. The sandbox that answers is the one that served this page, so the shape
 * of a good answer is taken from `page-api.ts`.
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>} @throws {ApiError}
 */
async function call(path, init) {
  let response;
  let body;
  try {
    response = await fetch(path, init);
    body = await response.json();
  } catch {
    throw new ApiError('unreachable', 'The sandbox does not answer. Is it still running?', undefined);
  }
  if (response.ok) return body;
  if (isPageError(body)) throw new ApiError(body.error.code, body.error.message, body.error.field);
  throw new ApiError('bad-request', `The sandbox answered ${String(response.status)}.`, undefined);
}

/**
 * @param {string | undefined} user
 * @returns {Promise<WorldView>} @throws {ApiError}
 */
export function getWorld(user) {
  return call(`/api-page/world${user === undefined ? '' : `?user=${encodeURIComponent(user)}`}`);
}

/**
 * @param {string} user
 * @param {string} channel
 * @param {string} [before] read what is older than this message
 * @returns {Promise<MessagesView>} oldest first @throws {ApiError}
 */
export function getMessages(user, channel, before) {
  const query = new URLSearchParams({ user, channel, limit: '50', ...(before === undefined ? {} : { before }) });
  return call(`/api-page/messages?${query.toString()}`);
}

/**
 * @param {string} user
 * @param {string} channel
 * @returns {Promise<CommandsView>} @throws {ApiError}
 */
export function getCommands(user, channel) {
  return call(`/api-page/commands?${new URLSearchParams({ user, channel }).toString()}`);
}

/**
 * Does something as a player.
 * @template {keyof Requests} K
 * @param {K} name
 * @param {Requests[K]} body
 * @returns {Promise<Answers[K]>} @throws {ApiError}
 */
export function post(name, body) {
  return call(`/api-page/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** How long to wait before calling again after a break. */
const CALL_AGAIN_MS = 1000;

/**
 * Listens to what changes for a player for as long as the tab lives, and calls again after a break. A websocket, because a browser holds only six
 * streams of HTTP to one place, over all its tabs: a seventh player would wait for ever.
 * @param {string} user
 * @param {(event: PageEvent) => void} onEvent
 * @param {(connected: boolean) => void} onConnection
 */
export function listen(user, onEvent, onConnection) {
  const address = new URL(`/api-page/events?user=${encodeURIComponent(user)}`, document.baseURI);
  address.protocol = 'ws:';
  const connect = () => {
    const socket = new WebSocket(address);
    socket.onopen = () => onConnection(true);
    socket.onmessage = (message) => onEvent(JSON.parse(message.data));
    socket.onclose = () => {
      onConnection(false);
      window.setTimeout(connect, CALL_AGAIN_MS);
    };
  };
  connect();
}
