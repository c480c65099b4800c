import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';

import type { NotifierConfig } from './config.ts';

/**
 * The address that limits count by. The gateway says it beside its signature; an ingress in front
 * says it in x-forwarded-for, which is believed only where the configuration says so.
 */
export function addressOf(
  request: IncomingMessage,
  config: Pick<NotifierConfig, 'INTERNAL_KEY' | 'TRUST_PROXY'>,
): string {
  const direct = request.socket.remoteAddress ?? '';
  const { [CALLER_HEADER]: signed, [ADDRESS_HEADER]: said } = request.headers;
  if (typeof signed === 'string' && typeof said === 'string') {
    if (verifyCaller(config.INTERNAL_KEY, signed, said)) return said;
  }
  if (!config.TRUST_PROXY) return direct;
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return hops.at(-1)?.trim() || direct;
}
