import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listeningInodes, whoListens } from './port-users.ts';
import { choosePort, freePort, portMessage, readPort } from './ports.ts';

const variable = 'NORITER_TEST_SOME_PORT';
const nobody = () => undefined;

async function occupy(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

afterEach(() => vi.unstubAllEnvs());

describe('a free port', () => {
  test('is given out once, and is none that a connection going out could have', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
    expect(new Set(ports).size).toBe(50);
    expect(Math.max(...ports)).toBeLessThan(32_000);
  });
});

describe('a port somebody else uses', () => {
  test('is named with its user and the way to move ours', () => {
    const user = { pid: 42, command: 'node other.js' };
    expect(portMessage('the site', 8080, 'PORT', user)).toBe(
      'Port 8080, wanted for the site, is in use by process 42 (node other.js). ' +
        'Stop that program, or choose another port: PORT=8081 npm start.',
    );
  });

  test('is printed without a user when the system does not tell', () => {
    expect(portMessage('Kafka', 19092, 'X', null)).toContain('is in use. Stop');
  });

  test('gives way to a free one when nobody asked for it', async () => {
    const { port, release } = await occupy();
    const printed: string[] = [];
    const chosen = await choosePort('Redis', port, variable, (text) => printed.push(text));
    await release();
    expect(chosen).not.toBe(port);
    expect(printed.join()).toContain(`Redis takes port ${chosen}, because ${port} is in use`);
  });

  test('is refused when it was asked for', async () => {
    const { port, release } = await occupy();
    vi.stubEnv(variable, String(port));
    await expect(choosePort('Redis', 1, variable, nobody)).rejects.toThrow(`Port ${port}`);
    await release();
  });

  test.runIf(process.platform === 'linux')('is traced to the process that listens', async () => {
    const { port, release } = await occupy();
    expect(whoListens(port)?.pid).toBe(process.pid);
    await release();
    expect(whoListens(port)).toBeNull();
  });
});

test('a port that is no number is refused with the range', () => {
  vi.stubEnv(variable, 'eighty');
  expect(() => readPort(variable, 80)).toThrow(`${variable}=eighty is not a port`);
  vi.stubEnv(variable, '70000');
  expect(() => readPort(variable, 80)).toThrow('from 1 to 65535');
});

test('only sockets that listen on the very port count', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111',
    '   1: 0100007F:1F90 0100007F:AAAA 01 00000000:00000000 00:00000000 00000000     0        0 222',
    '   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333',
  ].join('\n');
  expect(listeningInodes(table, 8080)).toEqual(['111']);
});
