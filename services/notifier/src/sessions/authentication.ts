/** Who a CONNECT speaks for: a token's owner, or with a site's public key any guest of that site. */

import { isAddressAllowed } from '@noriter/kit/address-list';
import { type VerifiedSession, verifySessionToken } from '@noriter/kit/session-tokens';

import type { NotifierConfig } from '../config.ts';
import type { Principal } from '../domain/principal.ts';
import type { Failure, Identified } from '../stomp/session-types.ts';

type Asked = { headers: ReadonlyMap<string, string>; address: string; now: Date };

/**
 * Reads who connects from the headers `token`, or `authorization` with the site's key. The `host`
 * header may name the site, as a virtual host; a name that is no site of ours means nothing, since
 * many clients put a machine's name there. An operator with a list of addresses comes from one of them,
 * as with each call.
 */
export async function identify(
  config: Pick<NotifierConfig, 'TOKEN_PUBLIC_KEY' | 'SITES'>,
  { headers, address, now }: Asked,
): Promise<Identified | Failure> {
  const token = headers.get('token');
  const identified = token
    ? await byToken(config.TOKEN_PUBLIC_KEY, token, { address, now })
    : bySiteKey(config.SITES, headers.get('authorization'));
  if ('code' in identified) return identified;
  const host = headers.get('host');
  const namesSite = host !== undefined && Object.hasOwn(config.SITES, host);
  if (namesSite && host !== identified.principal.siteId) {
    return { code: 'S002', reason: 'The host header names another site', close: 'policy' };
  }
  return identified;
}

async function byToken(
  publicKey: string,
  token: string,
  { address, now }: Omit<Asked, 'headers'>,
): Promise<Identified | Failure> {
  const session = await verifySessionToken(publicKey, token, now);
  if (!session) {
    return { code: 'H401', reason: 'The token is invalid or has expired', close: 'token' };
  }
  if (!isAddressAllowed(address, session.nets ?? [])) {
    return { code: 'H403', reason: 'The operator may not come from this address', close: 'policy' };
  }
  return { principal: principalOf(session), lastsMs: session.exp * 1000 - now.getTime() };
}

function principalOf(session: VerifiedSession): Principal {
  const { sub, sid: sessionId, site: siteId, kind, perms } = session;
  if (kind === 'member') return { kind, siteId, sessionId, memberId: sub };
  return { kind, siteId, sessionId, operatorId: sub, permissions: perms ?? [] };
}

function bySiteKey(sites: NotifierConfig['SITES'], key: string | undefined): Identified | Failure {
  if (key === undefined) {
    return { code: 'H401', reason: 'CONNECT needs a token or a site key', close: 'token' };
  }
  const siteId = Object.keys(sites).find((id) => sites[id]?.key === key);
  if (siteId !== undefined) return { principal: { kind: 'guest', siteId }, lastsMs: null };
  return { code: 'S001', reason: 'This site key is not known', close: 'policy' };
}
