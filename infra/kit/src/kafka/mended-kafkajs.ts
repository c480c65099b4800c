/**
 * kafkajs 2.2.4 without what it spends on nothing; it is no longer maintained. Whoever needs its
 * values takes them from here, so that it is mended before it is used.
 */

import { createRequire } from 'node:module';
import type { ICustomPartitioner, Message, PartitionMetadata } from 'kafkajs';
import { encodeRecord } from './record-encoder.ts';

const require = createRequire(import.meta.url);

type RequestQueue = {
  pending: unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
};

/**
 * It looks for waiting requests once a millisecond on every connection for as long as it is open
 * (tulios/kafkajs#1704): a service at rest woke nine hundred times a second. What waits is looked
 * for again whenever a request ends or is put off, so nothing needs the rest of it.
 */
function quietConnections(): void {
  const queue: { prototype: RequestQueue } = require('kafkajs/src/network/requestQueue');
  const look = queue.prototype.scheduleCheckPendingRequests;
  queue.prototype.scheduleCheckPendingRequests = function lookIfAnyWaits() {
    if (this.pending.length > 0) look.call(this);
  };
}

/**
 * It makes each event from one encoder for the event and one for each header, and an array and a
 * buffer for each number in them: eleven microseconds for one of ours, the greater part of sending it.
 */
function onePassRecords(): void {
  replace('kafkajs/src/protocol/recordBatch/record/v0', encodeRecord);
}

type Partitioned = {
  topic: string;
  partitionMetadata: PartitionMetadata[];
  messages: readonly Message[];
  partitioner: ReturnType<ICustomPartitioner>;
};

/** It copies what a partition already has for each event that is added. */
function groupedOnce(): void {
  replace('kafkajs/src/producer/groupMessagesPerPartition', groupByPartition);
}

function groupByPartition({ topic, partitionMetadata, messages, partitioner }: Partitioned) {
  if (partitionMetadata.length === 0) return {};
  return Object.groupBy(messages, (message) => partitioner({ topic, partitionMetadata, message }));
}

function replace(module: string, exports: unknown): void {
  require(module);
  const loaded = require.cache[require.resolve(module)];
  if (!loaded) throw new Error('A module that was just loaded is there.');
  loaded.exports = exports;
}

// First: whoever loads one of these keeps what was there.
onePassRecords();
groupedOnce();
quietConnections();

const kafkajs: typeof import('kafkajs') = require('kafkajs');

export const { Kafka, logLevel } = kafkajs;
