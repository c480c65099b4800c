import { jsonBytes } from './fields.ts';
import type { Protocol } from './protocol.ts';
import { jsonValues } from './values.ts';

/** What all protocols with bodies of JSON have in common. */
export const jsonProtocol: Pick<Protocol, 'values' | 'write' | 'bytes'> = {
  values: jsonValues,
  write: JSON.stringify,
  bytes: jsonBytes,
};
