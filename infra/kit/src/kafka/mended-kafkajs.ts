/**
 * kafkajs 2.2.4 with our record encoder in the place of its own, and without its timer. It has a setting
 * for neither; what each buys is in docs/own-mechanisms.md. Whoever needs its values takes them from
 * here, so that it is mended before it is used.
 */

import { createRequire } from 'node:module';
import { encodeRecord } from './record-encoder.ts';

const RECORD = 'kafkajs/src/protocol/recordBatch/record/v0';

const require = createRequire(import.meta.url);

// First: whoever loads it keeps what was there.
require(RECORD);
const loaded = require.cache[require.resolve(RECORD)];
if (!loaded) throw new Error('A module that was just loaded is there.');
loaded.exports = encodeRecord;

type RequestQueue = {
  pending: readonly unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
};

/**
 * Each connection would look for waiting requests a thousand times a second for as long as it is open
 * (tulios/kafkajs#1704), and a site has a hundred connections. What waits is looked for whenever a
 * request ends or is put off, so only where something waits is there anything to look for later.
 */
function lookOnlyForWhatWaits(): void {
  const { prototype }: { prototype: RequestQueue } = require('kafkajs/src/network/requestQueue');
  const look = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function lookIfAnyWaits() {
    if (this.pending.length > 0) look.call(this);
  };
}

lookOnlyForWhatWaits();

const kafkajs: typeof import('kafkajs') = require('kafkajs');

export const { Kafka, logLevel } = kafkajs;
