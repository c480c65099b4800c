import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER, CALLER_HEADER, verifyCaller } from '@noriter/kit/caller';
import { clientAddress } from '@noriter/kit/client-address';

import type { NotifierConfig } from './config.ts';

/**
 * The address that limits count by: what the gateway sends beside its signature, else the socket's or
 * the one that an ingress of ours forwarded.
 */
export async function addressOf(
  request: IncomingMessage,
  config: Pick<NotifierConfig, 'SERVICE_KEYS' | 'TRUST_PROXY'>,
): Promise<string> {
  const { [CALLER_HEADER]: signed, [ADDRESS_HEADER]: given } = request.headers;
  if (typeof signed === 'string' && typeof given === 'string') {
    const checker = { service: 'notifier', keys: config.SERVICE_KEYS };
    const caller = await verifyCaller(checker, signed, { address: given });
    if (caller?.kind === 'service' && caller.service === 'gateway') return given;
  }
  return clientAddress(request, config.TRUST_PROXY);
}
