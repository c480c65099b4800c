/**
 * Invariant: nobody passes as more than a guest without a token that this gateway checked itself,
 * of a session that lives, of the site whose key the request carries.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '@noriter/kit/caller';
import type { SessionState } from '@noriter/kit/session-state';
import {
  peekSessionToken,
  type VerifiedSession,
  verifySessionToken,
} from '@noriter/kit/session-tokens';
import { LRUCache } from 'lru-cache';
import type { RefusalCode } from '../errors.ts';
import {
  type AdmissionDeps,
  type Admitted,
  type KeptAdmission,
  keptOf,
  signedFor,
} from './kept-admission.ts';
import type { Site } from './sites.ts';

export type Admission = Admitted | RefusalCode;

const CALLERS_MAX = 50_000;

/**
 * Makes the function that admits a request. It answers at once for a token it knows, whose session
 * state it knows; otherwise with a promise.
 */
export function createAdmission(
  deps: AdmissionDeps,
): (headers: IncomingHttpHeaders, nowMs: number) => Admission | Promise<Admission> {
  const members = new LRUCache<string, KeptAdmission>({ max: CALLERS_MAX });
  const guests = new Map<string, Admitted>();

  return (headers, nowMs) => {
    const site = deps.sites.ofKey(headers.authorization);
    if (site === null) return 'S001';
    const { token } = headers;
    if (token === undefined || token === '') {
      return guests.get(site.id) ?? admitGuest(site);
    }
    if (typeof token !== 'string') return 'H401';

    const kept = members.get(token);
    if (kept !== undefined && kept.exp * 1000 > nowMs) {
      return admitKept(kept, site, nowMs);
    }
    const session = peekSessionToken(deps.tokenPublicKey, token, nowMs);
    return session === null
      ? checkToken(token, site, nowMs)
      : admitNew(token, session, site, nowMs);
  };

  function admitGuest(site: Site): Admitted {
    const admitted = guestOf(deps, site);
    guests.set(site.id, admitted);
    return admitted;
  }

  async function checkToken(token: string, site: Site, nowMs: number): Promise<Admission> {
    const session = await verifySessionToken(deps.tokenPublicKey, token, new Date(nowMs));
    return session === null ? 'H401' : admitNew(token, session, site, nowMs);
  }

  function admitNew(
    token: string,
    session: VerifiedSession,
    site: Site,
    nowMs: number,
  ): Admission | Promise<Admission> {
    const kept = keptOf(deps, session);
    members.set(token, kept);
    return admitKept(kept, site, nowMs);
  }

  function admitKept(
    { admitted, sid }: KeptAdmission,
    site: Site,
    nowMs: number,
  ): Admission | Promise<Admission> {
    if (admitted.site !== site) return 'H401';
    const state = deps.states.of(sid, nowMs);
    if (state === 'live') return admitted;
    if (typeof state === 'string') return codeOf(state);
    return state.then(
      (found) => (found === 'live' ? admitted : codeOf(found)),
      () => 'TE99',
    );
  }
}

function guestOf({ signer }: AdmissionDeps, site: Site): Admitted {
  const guest: Caller = { kind: 'guest', siteId: site.id, address: '' };
  const callerFor = signedFor(signer, guest);
  return { site, isOperator: false, isAdult: false, sessionOf: null, callerFor, addresses: null };
}

function codeOf(state: Exclude<SessionState, 'live'>): RefusalCode {
  return state === 'replaced' ? 'TK999' : 'TK998';
}
