import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLogger } from '../telemetry/logging.ts';
import { createKafka } from './client.ts';
import { createEventProducer, REQUEST_EVENTS_MAX } from './producer.ts';
import { topicNames } from './topics.ts';

/** A producer of which the first requests are lost with their broker, and what each of the others brought. */
function producerWithLosses(losses: number) {
  const log = createLogger({ service: 'sender', level: 'silent' });
  const sent: string[][] = [];
  let requests = 0;
  const broker = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    async sendBatch(batch: { topicMessages: { messages: { headers: { ce_id: string } }[] }[] }) {
      requests += 1;
      if (requests <= losses) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      sent.push(
        batch.topicMessages.flatMap(({ messages }) => messages.map(({ headers }) => headers.ce_id)),
      );
    },
  };
  const kafka = createKafka({ brokers: '127.0.0.1:1', clientId: 'sender', log });
  const producer = createEventProducer({
    kafka: Object.assign(kafka, { producer: () => broker }),
    source: 'sender',
    names: topicNames(''),
    log,
    metrics: new Registry(),
  });
  return { producer, sent };
}

function eventsOf(ids: readonly string[]) {
  return ids.map((id) => ({
    topic: siteEvents.name,
    key: 'noriter',
    value: new Uint8Array(10),
    headers: { ce_id: id },
  }));
}

const ids = Array.from({ length: REQUEST_EVENTS_MAX + 100 }, (_, index) => `event ${index}`);

test('of what was handed over at once nothing leaves before what was lost', async () => {
  const { producer, sent } = producerWithLosses(1);
  await expect(producer.sendEncoded(eventsOf(ids))).rejects.toThrow('lost');
  await producer.sendEncoded(eventsOf(ids));
  expect(sent.flat()).toEqual(ids);
  await producer.close();
});

test('as many events as a request takes leave in one', async () => {
  const { producer, sent } = producerWithLosses(0);
  await producer.sendEncoded(eventsOf(ids));
  expect(sent.map(({ length }) => length)).toEqual([REQUEST_EVENTS_MAX, 100]);
  await producer.close();
});
