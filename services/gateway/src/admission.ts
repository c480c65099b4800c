/**
 * Invariant: nobody passes as more than a guest without a token that this gateway checked itself,
 * of a session that lives, of the site whose key the request carries.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type Caller, signCaller } from '@noriter/kit/caller';
import type { SessionState } from '@noriter/kit/session-state';
import {
  peekSessionToken,
  type VerifiedSession,
  verifySessionToken,
} from '@noriter/kit/session-tokens';
import { LRUCache } from 'lru-cache';
import type { RefusalCode } from './errors.ts';
import type { SessionStates } from './session-states.ts';
import type { Site, Sites } from './sites.ts';

/** A request that may go on: where from, as whom, and the signed proof of it for the service. */
export type Admitted = {
  site: Site;
  /** An operator, who passes where guests and members of a closed site do not. */
  isOperator: boolean;
  /** What the member's limit counts; null for a guest. */
  sessionOf: string | null;
  /** The caller as a signed header. */
  caller: string;
};
export type Admission = Admitted | RefusalCode;

export type AdmissionParts = {
  sites: Sites;
  tokenPublicKey: string;
  internalKey: string;
  states: SessionStates;
};

/** A signed caller is good for 60 s in the services; half of that is handed out. */
const CALLER_KEPT_MS = 30_000;
const CALLERS_MAX = 50_000;

type KeptAdmission = { admitted: Admitted; exp: number; sid: string; renewAtMs: number };

/**
 * Makes the function that admits a request. It answers at once for a token it knows, whose session
 * state it knows; otherwise with a promise.
 */
export function createAdmission(
  parts: AdmissionParts,
): (headers: IncomingHttpHeaders, nowMs: number) => Admission | Promise<Admission> {
  const members = new LRUCache<string, KeptAdmission>({ max: CALLERS_MAX });
  const guests = new Map<string, { admitted: Admitted; renewAtMs: number }>();

  return (headers, nowMs) => {
    const site = parts.sites.ofKey(headers.authorization);
    if (site === null) return 'S001';
    const { token } = headers;
    if (token === undefined || token === '') return admitGuest(site, nowMs);
    if (typeof token !== 'string') return 'H401';

    const kept = members.get(token);
    if (kept !== undefined && nowMs < kept.renewAtMs && kept.exp * 1000 > nowMs) {
      return admitKept(kept, site, nowMs);
    }
    const session = peekSessionToken(parts.tokenPublicKey, token, nowMs);
    if (session !== null) return admitKept(keep(token, session, nowMs), site, nowMs);
    return verifySessionToken(parts.tokenPublicKey, token, new Date(nowMs)).then((checked) =>
      checked === null ? 'H401' : admitKept(keep(token, checked, nowMs), site, nowMs),
    );
  };

  function admitKept(
    { admitted, sid }: KeptAdmission,
    site: Site,
    nowMs: number,
  ): Admission | Promise<Admission> {
    if (admitted.site !== site) return 'H401';
    const state = parts.states.of(sid, nowMs);
    if (state === 'live') return admitted;
    if (typeof state === 'string') return codeOf(state);
    return state.then(
      (found) => (found === 'live' ? admitted : codeOf(found)),
      () => 'TE99',
    );
  }

  function keep(token: string, session: VerifiedSession, nowMs: number): KeptAdmission {
    const caller = signCaller(parts.internalKey, callerOf(session), nowMs);
    // A token of a site that is not served here matches no request's site, so it never passes.
    const site = parts.sites.ofId(session.site) ?? NO_SITE;
    const kept = {
      admitted: {
        site,
        isOperator: session.kind === 'operator',
        sessionOf: `${session.kind}:${session.sub}`,
        caller,
      },
      exp: session.exp,
      sid: session.sid,
      renewAtMs: nowMs + CALLER_KEPT_MS,
    };
    members.set(token, kept);
    return kept;
  }

  function admitGuest(site: Site, nowMs: number): Admitted {
    const kept = guests.get(site.id);
    if (kept !== undefined && nowMs < kept.renewAtMs) return kept.admitted;
    const guest: Caller = { kind: 'guest', siteId: site.id, address: '' };
    const caller = signCaller(parts.internalKey, guest, nowMs);
    const admitted = { site, isOperator: false, sessionOf: null, caller };
    guests.set(site.id, { admitted, renewAtMs: nowMs + CALLER_KEPT_MS });
    return admitted;
  }
}

const NO_SITE: Site = { id: '', payloadKey: null };

function codeOf(state: Exclude<SessionState, 'live'>): RefusalCode {
  return state === 'replaced' ? 'TK999' : 'TK998';
}

/** The address is not part of the signature: it differs by request, the signature by session. */
function callerOf(session: VerifiedSession): Caller {
  const who = { siteId: session.site, address: '', sessionId: session.sid, loginId: session.lid };
  return session.kind === 'operator'
    ? { kind: 'operator', ...who, operatorId: session.sub, permissions: session.perms ?? [] }
    : {
        kind: 'member',
        ...who,
        memberId: session.sub,
        level: session.lvl,
        isPartner: session.ptn,
      };
}
