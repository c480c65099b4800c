import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLogger } from '../telemetry/logging.ts';
import { createKafka } from './client.ts';
import { createEventProducer, REQUEST_EVENTS_MAX } from './producer.ts';
import { topicNames } from './topics.ts';

/** A producer of which the first request is lost with its broker, and what the others brought. */
function producerWithLoss() {
  const log = createLogger({ service: 'sender', level: 'silent' });
  const sent: string[] = [];
  let requests = 0;
  const broker = {
    connect: async () => undefined,
    disconnect: async () => undefined,
    async sendBatch(batch: { topicMessages: { messages: { headers: { ce_id: string } }[] }[] }) {
      requests += 1;
      if (requests === 1) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      for (const { messages } of batch.topicMessages) {
        sent.push(...messages.map(({ headers }) => headers.ce_id));
      }
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

test('of what was handed over at once nothing leaves before what was lost', async () => {
  const { producer, sent } = producerWithLoss();
  const ids = Array.from({ length: REQUEST_EVENTS_MAX + 100 }, (_, index) => `event ${index}`);
  const messages = ids.map((id) => ({
    topic: siteEvents.name,
    key: 'noriter',
    value: new Uint8Array(10),
    headers: { ce_id: id },
  }));
  await expect(producer.sendEncoded(messages)).rejects.toThrow('lost');
  await producer.sendEncoded(messages);
  expect(sent).toEqual(ids);
  await producer.close();
});
