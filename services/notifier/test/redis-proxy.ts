/** A proxy to the real Redis that a test can cut: the server goes on, only this reader loses it. */

import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@noriter/kit/testing/local-server';

export type RedisProxy = {
  url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function openRedisProxy(redisUrl: string): Promise<RedisProxy> {
  const { hostname, port } = new URL(redisUrl);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const { port: ours } = await listenLocally(server);
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${ours}`,
    cut() {
      whole = false;
      cutAll();
    },
    mend() {
      whole = true;
    },
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
