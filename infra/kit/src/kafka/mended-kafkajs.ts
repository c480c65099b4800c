/**
 * kafkajs 2.2.4 without what it spends on nothing; it is no longer maintained. Whoever needs its
 * values takes them from here, so that it is mended before it is used.
 */

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type RequestQueue = {
  pending: unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
};

type EncoderClass = new (initialSize?: number) => object;

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
 * It begins each header of each event with 512 bytes of memory of its own. V8 keeps 64 bytes with the
 * object itself, most headers fit into that, and what does not grows as it would.
 */
function smallEncoders(): void {
  const path = require.resolve('kafkajs/src/protocol/encoder');
  const Encoder: EncoderClass = require(path);
  const loaded = require.cache[path];
  if (!loaded) throw new Error('A module that was just loaded is there.');
  // The size of the memory is the next power of two.
  loaded.exports = class SmallEncoder extends Encoder {
    constructor(initialSize = 63) {
      super(initialSize);
    }
  };
}

// First: whoever loads the encoder keeps the class that was there.
smallEncoders();
quietConnections();

const kafkajs: typeof import('kafkajs') = require('kafkajs');

export const { Kafka, logLevel } = kafkajs;
