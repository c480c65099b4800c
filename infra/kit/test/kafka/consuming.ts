import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents, walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { Registry } from 'prom-client';
import {
  type ConsumersParts,
  type RunningConsumers,
  startConsumers,
} from '../../src/kafka/consume/consumers.ts';
import type { Consumption } from '../../src/kafka/events.ts';
import type { TestSpace } from '../../src/testing/testing.ts';

/** Starts consumers and sends events, for the tests of consuming. */
export function consumingIn(space: TestSpace) {
  let running: RunningConsumers[] = [];
  async function start(
    group: string,
    consumption: Consumption<null>,
    changes: Partial<Pick<ConsumersParts<null>, 'kafka' | 'watch' | 'metrics'>> = {},
  ): Promise<RunningConsumers> {
    const consumers = await startConsumers({
      kafka: space.kafka,
      service: group,
      names: space.names,
      consumes: [consumption],
      deps: null,
      producer: space.producer,
      clock: { now: () => new Date('2026-03-01T00:00:00Z') },
      log: space.log,
      metrics: new Registry(),
      ...changes,
    });
    running.push(consumers);
    return consumers;
  }

  async function stopAll(): Promise<void> {
    await Promise.all(running.map((one) => one.stop()));
    running = [];
  }

  async function sendWallet(key: string, version: number): Promise<string> {
    const id = randomUUID();
    const value = create(WalletEventSchema, {
      memberId: key,
      event: { case: 'outcome', value: { version: BigInt(version) } },
    });
    await space.producer.send(walletEvents, { key, id, value, requestId: `request-${version}` });
    return id;
  }

  async function sendSite(key: string): Promise<string> {
    const id = randomUUID();
    await space.producer.send(siteEvents, {
      key,
      id,
      value: create(SiteEventSchema, { siteId: key }),
    });
    return id;
  }

  return { start, stopAll, sendWallet, sendSite };
}
