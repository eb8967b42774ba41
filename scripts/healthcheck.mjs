/** For the container's HEALTHCHECK: exit code 0 when Arbitre says of itself that it is well (`/healthz`, see HEALTH_PORT). */
const told = (name) => process.env[name]?.trim();
const port = told('HEALTH_PORT');
// A blank variable is not set.
const host = told('HEALTH_HOST') || '127.0.0.1';
if (!port) throw new Error('HEALTH_PORT is not set: nothing can be asked');
const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
const response = await fetch(`http://${at.includes(':') ? `[${at}]` : at}:${port}/healthz`);
process.stdout.write(await response.text());
process.exitCode = response.ok ? 0 : 1;
