import type { Socket } from 'node:net';
import { eventually } from '@noriter/kit/testing/eventually';
import { limits } from '@noriter/kit/testing/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, openGatewayWorld } from './gateway-world.ts';
import { openRaw, parseAnswer, UPGRADE } from './raw-socket.ts';

describe('a notifier that takes the connection and hangs', () => {
  const CLIENTS = 4;
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await openGatewayWorld();
  });
  afterAll(() => world.close());

  /** Handles of this process: each joined connection is one of the client and two of the gateway. */
  const openSockets = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

  function hang(partOfAnAnswer: string): Socket[] {
    const taken: Socket[] = [];
    world.notifier.server.removeAllListeners('upgrade');
    world.notifier.server.on('upgrade', (_request, socket: Socket) => {
      socket.on('error', () => undefined);
      socket.on('end', () => socket.end());
      socket.resume();
      if (partOfAnAnswer !== '') socket.write(partOfAnAnswer);
      taken.push(socket);
    });
    return taken;
  }

  async function upgradeAll(): Promise<{ answers: string[]; tookMs: number }> {
    const since = performance.now();
    const raws = await Promise.all(Array.from({ length: CLIENTS }, () => openRaw(world.port)));
    for (const raw of raws) raw.write([...UPGRADE, '', ''].join('\r\n'));
    const answers = await Promise.all(raws.map((raw) => raw.closed(limits.soon)));
    return { answers, tookMs: performance.now() - since };
  }

  it('without an answer: each client gets NT99 in time, and no socket stays', async () => {
    const before = openSockets();
    const taken = hang('');
    const { answers, tookMs } = await upgradeAll();
    for (const answer of answers) {
      expect(parseAnswer(answer)).toMatchObject({ status: 504, code: 'NT99' });
    }
    expect(tookMs).toBeGreaterThan(4_500);
    expect(taken).toHaveLength(CLIENTS);
    await eventually(() => expect(taken.every(({ destroyed }) => destroyed)).toBe(true));
    await eventually(() => expect(openSockets()).toBeLessThanOrEqual(before));
    expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(
      /noriter_gateway_live_connections\{[^}]*\} 0\n/,
    );
  });

  it('in the middle of its answer: the connections end in time, and no socket stays', async () => {
    const before = openSockets();
    const taken = hang('HTTP/1.1 101 Switching');
    const { answers } = await upgradeAll();
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 101 Switching']));
    await eventually(() => expect(taken.every(({ destroyed }) => destroyed)).toBe(true));
    await eventually(() => expect(openSockets()).toBeLessThanOrEqual(before));
  });

  it('and a client that does not wait: its connection goes with it', async () => {
    const before = openSockets();
    const taken = hang('');
    const raw = await openRaw(world.port);
    raw.write([...UPGRADE, '', ''].join('\r\n'));
    await eventually(() => expect(taken).toHaveLength(1));
    raw.socket.destroy();
    await eventually(() => expect(taken[0]?.destroyed).toBe(true));
    await eventually(() => expect(openSockets()).toBeLessThanOrEqual(before));
  });
});
