import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createRedis, type Redis, redisReady } from '../../src/redis/redis.ts';
import { limits } from '../../src/testing/limits.ts';
import { listenLocally } from '../../src/testing/local-server.ts';

/** A Redis that nobody else uses: it may be made a replica, or full. */
export type OwnRedis = {
  port: number;
  url: string;
  /** A connection beside those that are tested. */
  admin: Redis;
  stop(): Promise<void>;
};

/** @returns the program that the shared Redis runs; null where it runs elsewhere, as in a container */
export async function redisProgram(shared: Redis): Promise<string | null> {
  const program = /^executable:(.+?)\r?$/m.exec(await shared.info('server'))?.[1];
  return program !== undefined && existsSync(program) ? program : null;
}

export async function startOwnRedis(program: string): Promise<OwnRedis> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Nobody else knows of it: it must not outlive a run that was cut short.
  const endAtOnce = () => child.kill('SIGKILL');
  process.once('exit', endAtOnce);
  const url = `redis://127.0.0.1:${port}`;
  const admin = createRedis(url);
  await redisReady(admin, limits.soon);
  return {
    port,
    url,
    admin,
    async stop() {
      process.off('exit', endAtOnce);
      admin.disconnect();
      endAtOnce();
      await ended;
    },
  };
}

/** An address that leads to one server and then to another; connections that are there stay. */
export async function movableAddress(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const { port } = await listenLocally(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    moveTo(next: number) {
      target = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listenLocally(probe);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
