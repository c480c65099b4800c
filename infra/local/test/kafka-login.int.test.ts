import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKafka, type KafkaConnection, pingKafka } from '@noriter/kit/kafka/client';
import { createLogger } from '@noriter/kit/logging';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataDirectory, openDataDirectory } from '../src/servers/data-directory.ts';
import { kafkaKeeper } from '../src/servers/kafka.ts';
import { freePort } from '../src/servers/ports.ts';

// A broker that lets in only whom it knows, as the service's settings would have it.

let directory: DataDirectory;
let brokers: string;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafka-login-'));
  const print = () => undefined;
  directory = await openDataDirectory({ dataDir, temporary: true, print });
  const [port, controllerPort] = [await freePort(), await freePort()];
  const logDir = join(dataDir, 'logs');
  const place = { port, controllerPort, dataDir, logDir, print, compiler: 'quick' } as const;
  const keeper = directory.add(await kafkaKeeper({ ...place, logins: { wallet: 'right' } }));
  await keeper.start();
  brokers = `127.0.0.1:${port}`;
});
afterAll(() => directory.close());

const log = createLogger({ service: 'kafka-login', level: 'silent' });

function as(username: string, password: string): KafkaConnection {
  const login = { sasl: { mechanism: 'plain', username, password } } as const;
  return createKafka({ brokers, clientId: username, login, log });
}

test('who has the password writes and reads', async () => {
  const kafka = as('wallet', 'right');
  await eventually(() => pingKafka(kafka));
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({
    topics: [{ topic: 'money', numPartitions: 1 }],
    waitForLeaders: true,
  });
  await admin.disconnect();

  const producer = kafka.producer({ allowAutoTopicCreation: false });
  await producer.connect();
  await producer.send({ topic: 'money', messages: [{ value: 'sent' }] });
  await producer.disconnect();

  const read = Promise.withResolvers<string | undefined>();
  const consumer = kafka.consumer({ groupId: 'wallet.money' });
  await consumer.connect();
  await consumer.subscribe({ topics: ['money'], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => read.resolve(message.value?.toString()),
  });
  expect(await read.promise).toBe('sent');
  await consumer.disconnect();
});

test.each([
  ['with a wrong password', () => as('wallet', 'wrong')],
  ['whom the broker does not know', () => as('stranger', 'right')],
  ['who says nothing', () => createKafka({ brokers, clientId: 'nobody', log })],
])('nobody gets in %s', async (_who, connection) => {
  await expect(pingKafka(connection())).rejects.toThrow();
});
