import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestIdOf, traceparentOf } from './call.ts';

const ids = { next: () => '0198a1f0-1234-7abc-8def-0123456789ab' };

function requestWith(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

describe('the id of a request', () => {
  it('is the client’s own when that is a UUID', () => {
    const own = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';
    expect(requestIdOf(requestWith({ 'x-request-id': own }), ids)).toBe(own);
  });

  it.each(['', '1', 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6\u00e9', 'x'.repeat(400), '"}{"'])(
    'is a new one instead of %j',
    (given) => {
      expect(requestIdOf(requestWith({ 'x-request-id': given }), ids)).toBe(ids.next());
    },
  );
});

describe('the trace of a request', () => {
  it('goes on when it came in whole', () => {
    const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    expect(traceparentOf(requestWith({ traceparent: given }), ids.next())).toBe(given);
  });

  it('begins with the request’s id otherwise', () => {
    const made = traceparentOf(requestWith({ traceparent: '00-0-0-01' }), ids.next());
    expect(made).toBe('00-0198a1f012347abc8def0123456789ab-8def0123456789ab-01');
  });
});
