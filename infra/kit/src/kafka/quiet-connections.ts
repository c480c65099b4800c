/**
 * kafkajs 2.2.4 looks for waiting requests once a millisecond on every connection for as long as it
 * is open (tulios/kafkajs#1704): a service at rest woke nine hundred times a second. What waits is
 * looked for again whenever a request ends or is put off, so nothing needs the rest of it.
 */

import { createRequire } from 'node:module';

type RequestQueue = {
  pending: unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
};

const queue: { prototype: RequestQueue } = createRequire(import.meta.url)(
  'kafkajs/src/network/requestQueue',
);
const look = queue.prototype.scheduleCheckPendingRequests;

queue.prototype.scheduleCheckPendingRequests = function lookIfAnyWaits() {
  if (this.pending.length > 0) look.call(this);
};
