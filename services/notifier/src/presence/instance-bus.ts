/**
 * The bus between instances, over Redis: one batch is one message to one instance, with messages for
 * its readers, a site's state, or the order to read the records again.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { duplicateForSubscribing, type Redis } from '@noriter/kit/redis';
import { z } from 'zod';
import { type Delivery, liveCommands } from '../domain/live-message.ts';
import { queueKinds } from '../domain/principal.ts';
import { type SiteState, siteState } from '../domain/site-state.ts';

export type InstanceBatch = {
  deliveries?: readonly Delivery[];
  sites?: readonly SiteState[];
  /** Events may have been lost on the way: ask the services for the present state. */
  lookAgain?: boolean;
};

const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), memberId: z.string() }),
  z.object({ kind: z.literal('session'), memberId: z.string(), sessionId: z.string() }),
  z.object({ kind: z.literal('site'), siteId: z.string() }),
  z.object({ kind: z.literal('members'), siteId: z.string() }),
  z.object({ kind: z.literal('draw'), gameId: z.string() }),
  z.object({ kind: z.literal('fixture'), fixtureId: z.string() }),
  z.object({ kind: z.literal('sport') }),
  z.object({
    kind: z.literal('operators'),
    siteId: z.string(),
    queue: z.enum(queueKinds),
  }),
]);

/** A live message as text: its version travels as a decimal string. */
export const liveMessage = z.object({
  id: z.string(),
  cmd: z.enum(liveCommands),
  data1: z.string(),
  data2: z.string(),
  version: z.coerce.bigint().exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
});

const delivery = z.object({
  audience,
  message: liveMessage,
  ends: z.enum(['replaced', 'revoked']).exactOptional(),
});

const batchShape = z.object({
  deliveries: z.array(delivery).exactOptional(),
  sites: z.array(siteState).exactOptional(),
  lookAgain: z.boolean().exactOptional(),
});

/** Batches as text; versions travel as decimal strings, because JSON numbers are not exact. */
export function encodeBatch(batch: InstanceBatch): string {
  return JSON.stringify(batch, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

export function decodeBatch(text: string): InstanceBatch {
  return batchShape.parse(JSON.parse(text));
}

export type InstanceBus = {
  /** Resolves with false when the other instance was not listening. */
  send(instanceId: string, batch: InstanceBatch): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Opens this instance's end of the bus.
 *
 * @param input.prefix put before names, which ioredis does only for keys
 * @param input.onReturn called when the subscription stands again after a loss, or late
 */
export async function openInstanceBus(input: {
  redis: Redis;
  prefix: string;
  instanceId: string;
  /** How long to wait for Redis before going on without it. */
  waitMs: number;
  onBatch(batch: InstanceBatch): void;
  /** A batch of another version of this service, in the middle of a deployment. */
  onUnreadable(error: unknown): void;
  onReturn: () => void;
}): Promise<InstanceBus> {
  const { redis, prefix, instanceId } = input;
  const busNameOf = (id: string) => `${prefix}notifier:instance:${id}`;
  const subscriber = duplicateForSubscribing(redis);
  subscriber.on('message', (_channel: string, text: string) => {
    try {
      input.onBatch(decodeBatch(text));
    } catch (error) {
      input.onUnreadable(error);
    }
  });
  let standing = false;
  const subscribed = subscriber.subscribe(busNameOf(instanceId)).then(() => {
    standing = true;
    subscriber.on('ready', input.onReturn);
  });
  await Promise.race([subscribed, delay(input.waitMs, undefined, { ref: false })]);
  // Events sent here until then are lost; the records have them.
  if (!standing) subscribed.then(input.onReturn, () => undefined);
  return {
    async send(id, batch) {
      return (await redis.publish(busNameOf(id), encodeBatch(batch))) > 0;
    },
    async close() {
      subscriber.disconnect();
    },
  };
}
