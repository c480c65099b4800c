import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import type { RunningService } from '../service/shape.ts';
import { callAs } from './call.ts';
import { eventually } from './eventually.ts';
import type { TestSpace } from './space.ts';

const report = z.object({
  checks: z.array(z.object({ name: z.string(), ok: z.boolean() })),
});

/**
 * Starts a service where no broker answers, and lets a test open one. The space itself has Kafka all the
 * while: what a test sends meanwhile waits on the topics.
 *
 * @param start starts it in the space, with these changes to the environment
 * @throws Error from its waits when /ready does not come to say what it should
 * @example
 * const service = await startWithoutKafka(space, (env) => startTestService(wallet, { space, env }));
 * await service.expectOnlyKafkaAway();
 * await service.openBroker();
 */
export async function startWithoutKafka<Deps>(
  space: TestSpace,
  start: (env: Record<string, string>) => Promise<RunningService<Deps>>,
) {
  const broker = await closedBrokerAddress(space.env().KAFKA_BROKERS ?? '');
  const running = await start({ KAFKA_BROKERS: broker.brokers });
  const { url } = running;

  /** Until /ready says that calls are taken, and that this is what is missing. */
  const misses = (...parts: string[]) =>
    eventually(async () => {
      const response = await fetch(new URL('/ready', url));
      const { checks } = report.parse(await response.json());
      const missing = checks.flatMap(({ name, ok }) => (ok ? [] : name));
      if (response.ok && missing.join() === parts.join()) return;
      throw new Error(
        `/ready is ${response.status} and misses ${missing.join(', ') || 'nothing'}.`,
      );
    });

  return {
    ...running,
    as: (caller: Caller) => callAs({ url, key: space.keyring }, caller),
    /** It takes calls, and nothing is missing but Kafka and so its consumers. */
    expectOnlyKafkaAway: () => misses('kafka', 'consumers'),
    /** How much waits in the outbox of the space's own database. */
    async waiting(): Promise<number> {
      return (await space.pool.query('select from kit.outbox')).rowCount ?? 0;
    },
    /** Kafka is there from now on; resolves when nothing is missing. */
    async openBroker() {
      await broker.open();
      await misses();
    },
    async stop() {
      await running.stop();
      await broker.close();
    },
  };
}

/**
 * An address of Kafka's where nobody listens until a test lets it: what a service finds that starts
 * before its brokers. Once it is open, the brokers name their own addresses.
 */
async function closedBrokerAddress(brokers: string) {
  const [host = '', port = ''] = brokers.split(',')[0]?.split(':') ?? [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve) => {
      server.listen(on, '127.0.0.1', resolve);
    });
  const closed = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  await closed();
  return {
    brokers: `127.0.0.1:${own}`,
    open: () => listen(own),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await closed();
    },
  };
}
