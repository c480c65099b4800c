/** Who a CONNECT speaks for: a token's owner, or with a site's public key any guest of that site. */

import { isAddressAllowed } from '@noriter/kit/address-list';
import { isOutage } from '@noriter/kit/outage';
import type { Redis } from '@noriter/kit/redis';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { readSessionState, type SessionState } from '@noriter/kit/session-state';
import { type VerifiedSession, verifySessionToken } from '@noriter/kit/session-tokens';
import { z } from 'zod';

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

const stateAnswer = z.object({ state: z.enum(['live', 'replaced', 'ended']) });

/**
 * What became of a session: from Redis, else from identity, which is the record.
 *
 * @throws ServiceUnavailable or ServiceTimeout when neither answers
 */
export async function sessionStateOf(
  input: { redis: Redis; identity: RemoteService },
  sessionId: string,
): Promise<SessionState> {
  const known = await readSessionState(input.redis, sessionId).catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });
  if (known) return known;
  const answer = await callService(
    input.identity,
    '/internal/sessions/state',
    { sessionId },
    stateAnswer,
  );
  return answer.state;
}

/** The failure that a state means for a connection; null for a session that lives. */
export function failureOf(state: SessionState): Failure | null {
  switch (state) {
    case 'live':
      return null;
    case 'replaced':
      return { code: 'TK999', reason: 'The session was replaced', close: 'replaced' };
    case 'ended':
      return { code: 'TK998', reason: 'The session has ended', close: 'revoked' };
    default:
      return state satisfies never;
  }
}

/** Neither Redis nor identity answers: nobody is let in on a guess. */
export const stateUnknown: Failure = {
  code: 'TE99',
  reason: 'The session cannot be checked at the moment',
  close: 'tryLater',
};
