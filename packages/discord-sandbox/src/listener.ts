import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The one HTTP server; it can be stopped and started again on its port. */
export class Listener {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port: number;
  handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.writeHead(503).end();
  upgrade: (request: IncomingMessage, socket: Socket, head: Buffer) => void = (_, socket) => void socket.destroy();

  constructor(
    private readonly host: string,
    port: number,
  ) {
    this.port = port;
  }

  get origin(): string {
    return `http://${this.authority}`;
  }

  get authority(): string {
    return `${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => this.handle(request, response));
    server.on('upgrade', (request, socket: Socket, head) => this.upgrade(request, socket, head));
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      // For ever: a connection that cannot be taken, for want of descriptors say, must not end the process either.
      server.on('error', reject);
      server.listen(this.port, this.host, resolve);
    });
    const address: AddressInfo | string | null = server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
