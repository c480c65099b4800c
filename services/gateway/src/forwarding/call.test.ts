import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { traceparentOf } from './call.ts';

const ids = { next: () => '0198a1f0-1234-7abc-8def-0123456789ab' };

function requestWith(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

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
