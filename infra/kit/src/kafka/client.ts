import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ISocketFactory, Kafka as KafkaClient, KafkaConfig } from 'kafkajs';
import type { Logger } from '../telemetry/logging.ts';
import { Kafka, logLevel } from './mended-kafkajs.ts';

/** A broker address book and its settings; producers, consumers and admins are made from it. */
export type KafkaConnection = KafkaClient;

/** How brokers are got in to; without `ssl` in the clear, without `sasl` as nobody. */
export type KafkaLogin = Pick<KafkaConfig, 'sasl' | 'ssl'>;

/** kafkajs would let its pauses grow to half a minute, in which a broker is long back. */
const CONNECT_RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 5 };

const KEEP_ALIVE_MS = 60_000;

/**
 * Describes how to reach the brokers. Nothing connects yet.
 *
 * @param options.brokers `host:port`, with commas between
 * @param options.clientId the service's name; brokers show it
 */
export function createKafka(options: {
  brokers: string;
  clientId: string;
  login?: KafkaLogin;
  log: Logger;
}): KafkaConnection {
  return new Kafka({
    ...options.login,
    clientId: options.clientId,
    brokers: options.brokers.split(',').map((broker) => broker.trim()),
    connectionTimeout: 2_000,
    requestTimeout: 15_000,
    retry: CONNECT_RETRY,
    socketFactory: withoutDelay,
    // kafkajs logs each attempt of each retry. We log what matters ourselves.
    logLevel: options.log.isLevelEnabled('debug') ? logLevel.INFO : logLevel.NOTHING,
    logCreator:
      () =>
      ({ namespace, log: { message, timestamp: _time, logger: _logger, ...fields } }) =>
        options.log.debug({ kafkajs: namespace, ...fields }, message),
  });
}

/** No Nagle: it would delay each small request until the one before is acknowledged. */
const withoutDelay: ISocketFactory = ({ host, port, ssl, onConnect }) => {
  const socket = ssl
    ? connectTls(
        { host, port, ...nameOf(host), ...(typeof ssl === 'object' ? ssl : {}) },
        onConnect,
      )
    : connectTcp({ host, port }, onConnect);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.setNoDelay(true);
  return socket;
};

/** Who is asked for by name shows the certificate of that name. */
function nameOf(host: string): { servername?: string } {
  return isIP(host) === 0 ? { servername: host } : {};
}

/**
 * Whether the brokers answer, for /ready.
 *
 * @throws Error when they do not
 */
export async function pingKafka(kafka: KafkaConnection): Promise<void> {
  const admin = kafka.admin({ retry: { retries: 0 } });
  try {
    await admin.connect();
    await admin.describeCluster();
  } finally {
    await admin.disconnect();
  }
}
