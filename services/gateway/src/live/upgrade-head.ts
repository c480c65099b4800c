import { ADDRESS_HEADER, CALLER_HEADER } from '@noriter/kit/caller';
import { clientAddress } from '@noriter/kit/client-address';
import type { Arrival } from './arrival.ts';

/** The upgrade request as the client sent it, with the address it came from. */
export function upgradeHead(
  { request, requestId }: Pick<Arrival, 'request' | 'requestId'>,
  caller: string,
  trustedProxies: number,
): string {
  const lines = [`GET ${request.url} HTTP/1.1`];
  const { rawHeaders } = request;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!isOurs(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  lines.push(`${CALLER_HEADER}: ${caller}`);
  lines.push(`${ADDRESS_HEADER}: ${clientAddress(request, trustedProxies)}`);
  lines.push(`x-request-id: ${requestId}`, '', '');
  return lines.join('\r\n');
}

/** What only proxies write, us among them: the notifier reads the client's address from nowhere else. */
function isOurs(name: string): boolean {
  return (
    name.startsWith('x-noriter-') ||
    name.startsWith('x-forwarded-') ||
    name === 'forwarded' ||
    name === 'x-request-id'
  );
}
