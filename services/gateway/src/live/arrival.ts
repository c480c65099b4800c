import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A client that asks for an upgrade. */
export type Arrival = { request: IncomingMessage; client: Duplex; head: Buffer; requestId: string };
