/**
 * Invariant: a service gets the headers named here and no others, so nothing a client sends can
 * pass for what only the gateway sends (x-noriter-*).
 */
import { ADDRESS_HEADER, CALLER_HEADER } from '@noriter/kit/caller';
import { languageOf } from '@noriter/kit/http/language';
import { ENTRY_HEADER, type MoneyEntry } from '@noriter/kit/money-entry';
import type { Call } from './call.ts';
import type { Body } from './request-body.ts';

/** The headers of a call as they go to a service: names and values by turns. */
export function headersFor(
  call: Call,
  { caller, entry }: { caller: string; entry: MoneyEntry },
  body: Body,
): string[] {
  const { headers } = call.request;
  const sent = [
    CALLER_HEADER,
    caller,
    ADDRESS_HEADER,
    call.address,
    ENTRY_HEADER,
    entry,
    'x-request-id',
    call.requestId,
    'traceparent',
    call.traceparent,
    'accept-language',
    languageOf(headers),
  ];
  // What was encrypted is plain JSON from here on.
  if (headers['content-type'] !== undefined) sent.push('content-type', 'application/json');
  const key = headers['idempotency-key'];
  if (typeof key === 'string') sent.push('idempotency-key', key);
  const agent = headers['user-agent'];
  if (agent !== undefined) sent.push('user-agent', agent);
  if (body.kind === 'stream' && body.length !== null) {
    sent.push('content-length', String(body.length));
  }
  return sent;
}
