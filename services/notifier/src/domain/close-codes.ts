/**
 * Invariant: every way a connection ends has one code, and the code alone shows the client what to
 * do next, because the ERROR frame before it may be lost.
 */

/**
 * `yes`: at once, with the client's usual backoff. `later`: not before some seconds.
 * `new-token`: after `/api/getToken` or a login. `no`: not until the user acts.
 */
export type Reconnect = 'yes' | 'later' | 'new-token' | 'no';

export type CloseCode = { code: number; reconnect: Reconnect; reason: string };

export const closeCodes = {
  normal: { code: 1000, reconnect: 'no', reason: 'disconnected' },
  tooLarge: { code: 1009, reconnect: 'no', reason: 'message too large' },
  failure: { code: 1011, reconnect: 'yes', reason: 'unexpected failure' },
  restart: { code: 1012, reconnect: 'yes', reason: 'service restart' },
  tryLater: { code: 1013, reconnect: 'later', reason: 'try again later' },
  replaced: { code: 4001, reconnect: 'no', reason: 'session replaced by another login' },
  revoked: { code: 4002, reconnect: 'no', reason: 'session ended' },
  policy: { code: 4003, reconnect: 'no', reason: 'not permitted' },
  protocol: { code: 4004, reconnect: 'no', reason: 'protocol error' },
  token: { code: 4005, reconnect: 'new-token', reason: 'token missing, invalid or expired' },
  silent: { code: 4006, reconnect: 'yes', reason: 'no heart-beat' },
  connectTimeout: { code: 4007, reconnect: 'yes', reason: 'no CONNECT in time' },
  slowReader: { code: 4008, reconnect: 'yes', reason: 'reads too slowly' },
  tooMany: { code: 4009, reconnect: 'later', reason: 'too many connections' },
} as const satisfies Record<string, CloseCode>;

export type CloseName = keyof typeof closeCodes;
