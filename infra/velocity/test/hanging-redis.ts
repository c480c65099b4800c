import { connect, createServer, type Socket } from 'node:net';
import { createRedis, redisReady } from '@noriter/kit/redis';
import { limits } from '@noriter/kit/testing/limits';
import { listenLocally } from '@noriter/kit/testing/local-server';

/** A connection to the real Redis, which a test can leave without answers. */
export async function openHangingRedis(redisUrl: string) {
  const { hostname, port } = new URL(redisUrl);
  const pairs: { near: Socket; far: Socket }[] = [];
  let writes = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    near.on('data', () => {
      writes += 1;
    });
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    pairs.push({ near, far });
  });
  const { port: ours } = await listenLocally(server);
  const redis = createRedis(`redis://127.0.0.1:${ours}`);
  await redisReady(redis, limits.soon);
  return {
    redis,
    /** Writes that came since it hangs. */
    asked: () => writes,
    hang() {
      writes = 0;
      for (const { near, far } of pairs) far.unpipe(near);
    },
    resume() {
      for (const { near, far } of pairs) far.pipe(near);
    },
    async close() {
      redis.disconnect();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
