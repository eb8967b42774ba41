import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthReport } from './health.js';
import { metricsText, type Metrics } from './metrics.js';

/** `/healthz` and `/metrics` over plain HTTP, for watchdogs on the same machine. */
export interface HealthServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Opens the health endpoint. `/healthz` is 200 while all is well or another Arbitre is on duty, else 503; `/metrics` is
 * text, or JSON with `?format=json`. Fails when the port is taken.
 */
export async function startHealth(
  { host, port }: { readonly host: string; readonly port: number },
  examine: () => Promise<HealthReport>,
  metrics: Metrics,
): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'text/plain', 'GET only\n');
    const url = addressOf(request.url ?? '/');
    if (url === null) return send(400, 'text/plain', 'This is no address.\n');
    if (url.pathname === '/metrics') {
      const asJson = url.searchParams.get('format') === 'json';
      const body = { figures: metrics.figures(), counts: metrics.counts() };
      return asJson
        ? send(200, 'application/json', JSON.stringify(body))
        : send(200, 'text/plain', metricsText(metrics));
    }
    if (url.pathname !== '/healthz') return send(404, 'text/plain', 'There are /healthz and /metrics.\n');
    examine().then(
      (report) => send(report.status === 'fault' ? 503 : 200, 'application/json', `${JSON.stringify(report)}\n`),
      () => send(503, 'application/json', '{"status":"fault","faults":["health could not be examined"]}\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    // For ever: a connection that cannot be taken, for want of descriptors say, must not end the process either.
    server.on('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return { origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`, close: () => shut(server) };
}

/** What a request names, as a path (`//` is one) or as a whole address; `null`: nothing that can be read. */
function addressOf(target: string): URL | null {
  const whole = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(whole) ? new URL(whole) : null;
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
