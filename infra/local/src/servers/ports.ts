import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from '../print/problem.ts';
import { type PortUser, whoListens } from './port-users.ts';

/**
 * Where free ports are looked for: below those that the operating system gives to connections that
 * go out. One of its own choice can be such a connection's by the time a server wants it.
 */
const FREE = { first: 15_000, last: 31_999 };

const TRIES_MAX = 100;

/** What this process has tried or given out: a port that nobody listens on yet is not given twice. */
const given = new Set<number>();

/** A port nobody uses now. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const port = randomInt(FREE.first, FREE.last + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port, host)) return port;
  }
  throw new Error(`No free port was found in ${TRIES_MAX} tries.`);
}

/** True when a server could listen on the port. */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The port a variable asks for, else the usual one. */
export function readPort(variable: string, usual: number): number {
  const asked = process.env[variable];
  const port = asked ? Number(asked) : usual;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`${variable}=${asked} is not a port: give a number from 1 to 65535.`);
}

/**
 * The port for a server nobody types the address of: the one its variable asks for, which must be
 * free, or the usual one, which gives way to a free one when somebody else has it.
 */
export async function choosePort(
  what: string,
  usual: number,
  variable: string,
  print: (sentence: string) => void,
): Promise<number> {
  const port = readPort(variable, usual);
  if (await portIsFree(port)) return port;
  const user = whoListens(port);
  if (process.env[variable]) throw new Problem(portMessage(what, port, variable, user));
  const other = await freePort();
  const by = user ? ` by process ${user.pid}` : '';
  print(`${what} takes port ${other}, because ${port} is in use${by}.`);
  return other;
}

/** The sentence for a port somebody else holds, with the way to move ours. */
export function portMessage(
  what: string,
  port: number,
  variable: string,
  user: PortUser | null,
): string {
  const by = user ? ` by process ${user.pid}${user.command ? ` (${user.command})` : ''}` : '';
  return (
    `Port ${port}, wanted for ${what}, is in use${by}. ` +
    `Stop that program, or choose another port: ${variable}=${port + 1} npm start.`
  );
}
