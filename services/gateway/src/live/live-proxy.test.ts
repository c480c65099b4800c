import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type Server } from 'node:net';
import { systemIds } from '@noriter/kit/ids';
import { listenLocally } from '@noriter/kit/testing/local-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createLiveProxy } from './live-proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  return (await listenLocally(server)).port;
}

/** A gateway before a notifier that takes connections and does nothing with them. */
async function openProxy(signGateway: () => Promise<string>): Promise<number> {
  const notifier = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.resume();
  });
  const live = createLiveProxy({
    url: `http://127.0.0.1:${await portOf(notifier)}`,
    ids: systemIds,
    trustedProxies: 0,
    addressMax: 10,
    signGateway,
  });
  const gateway = createServer();
  gateway.on('upgrade', live.upgrade);
  return portOf(gateway);
}

function upgradeAnswer(port: number): Promise<string> {
  const lines = ['GET /ws HTTP/1.1', 'host: site', 'connection: upgrade', 'upgrade: websocket'];
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => undefined);
  });
}

describe('an upgrade that the gateway cannot sign', () => {
  test('ends with a code, and the process goes on', async () => {
    const port = await openProxy(() => Promise.reject(new Error('no key')));
    const [head = '', body = ''] = (await upgradeAnswer(port)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 500 /);
    expect(JSON.parse(body)).toMatchObject({ resultCode: 'E001' });
  });
});
