import { parseArgs } from 'node:util';
import { topics } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { createKafka } from '../kafka/client.ts';
import { createEventProducer } from '../kafka/producer.ts';
import { replayDeadLetters } from '../kafka/replay.ts';
import { createLogger } from '../logging.ts';
import { topicNames } from '../topics.ts';

/** `npm run dlq:replay -- <topic> [--id <event id>]`: sends dead letters to their topic again. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { id: { type: 'string' } },
});
const topic = topics.find((one) => one.name === positionals[0]);
if (topic === undefined) {
  console.error(
    `Say which topic: npm run dlq:replay -- <${topics.map(({ name }) => name).join(' | ')}> ` +
      '[--id <event id>]. KAFKA_BROKERS names the brokers, by default those of the local stack.',
  );
  process.exit(1);
}

const log = createLogger({ service: 'dlq-replay', level: 'warn' });
const brokers = process.env.KAFKA_BROKERS ?? '127.0.0.1:19092';
const names = topicNames(process.env.KAFKA_TOPIC_PREFIX ?? '');
const kafka = createKafka({ brokers, clientId: 'dlq-replay', log });
const metrics = new Registry();
const producer = await createEventProducer({ kafka, source: 'dlq-replay', names, log, metrics });
try {
  const { found, sent } = await replayDeadLetters({ kafka, names, producer }, { topic, ...values });
  console.log(`${names.dlqOf(topic)}: ${found} dead letters looked at, ${sent} sent again.`);
} catch (error) {
  console.error(
    `Nothing more was sent again: ${error instanceof Error ? error.message : String(error)}\n` +
      `Does ${names.dlqOf(topic)} exist on ${brokers}? A service makes it when it first starts.`,
  );
  process.exitCode = 1;
} finally {
  await producer.close();
}
