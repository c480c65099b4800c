import { CALLER_TTL_SECONDS, type Caller, type Signer, signCaller } from '@noriter/kit/caller';
import type { VerifiedSession } from '@noriter/kit/session-tokens';
import type { UpstreamName } from '@noriter/registry/names';
import type { SessionStates } from './session-states.ts';
import type { Site, Sites } from './sites.ts';

/** A request that may go on: where from, as whom, and the signed proof of it for the service. */
export type Admitted = {
  site: Site;
  /** An operator, who passes where guests and members of a closed site do not. */
  isOperator: boolean;
  /** A member whose age an operator confirmed. */
  isAdult: boolean;
  /** What the member's limit counts; null for a guest. */
  sessionOf: string | null;
  /** The caller as a signed header for one service, to be sent at once; a promise where it is signed first. */
  callerFor: (service: UpstreamName, nowMs: number) => string | Promise<string>;
  /** Where an operator may call from; null for anywhere. */
  addresses: readonly string[] | null;
};

export type AdmissionDeps = {
  sites: Sites;
  tokenPublicKey: string;
  signer: Signer;
  states: SessionStates;
};

/**
 * Three quarters of a signed caller's life, as services keep theirs: the rest is longer than it is
 * on its way, and clocks differ.
 */
const CALLER_KEPT_MS = CALLER_TTL_SECONDS * 1_000 * 0.75;

export type KeptAdmission = { admitted: Admitted; exp: number; sid: string };

/**
 * Signs a caller for each service when it is first asked for: what one service gets is good nowhere
 * else, and most sessions call few.
 */
export function signedFor(signer: Signer, caller: Caller): Admitted['callerFor'] {
  const signed = new Map<UpstreamName, { jws: string | Promise<string>; renewAtMs: number }>();
  return (service, nowMs) => {
    const known = signed.get(service);
    if (known !== undefined && nowMs < known.renewAtMs) return known.jws;
    const signing = signCaller(signer, { to: service }, caller, nowMs);
    const entry: { jws: string | Promise<string>; renewAtMs: number } = {
      jws: signing,
      renewAtMs: nowMs + CALLER_KEPT_MS,
    };
    signed.set(service, entry);
    signing.then(
      (jws) => {
        entry.jws = jws;
      },
      () => signed.delete(service),
    );
    return signing;
  };
}

/** A session as it is admitted, to be signed for the services. */
export function keptOf(deps: AdmissionDeps, session: VerifiedSession): KeptAdmission {
  // A token of a site that is not served here matches no request's site, so it never passes.
  const site = deps.sites.ofId(session.site) ?? NO_SITE;
  return {
    admitted: {
      site,
      isOperator: session.kind === 'operator',
      isAdult: session.adu === true,
      sessionOf: `${session.kind}:${session.sub}`,
      callerFor: signedFor(deps.signer, callerOf(session, site)),
      addresses: session.nets ?? null,
    },
    exp: session.exp,
    sid: session.sid,
  };
}

const NO_SITE: Site = { id: '', payloadKey: null, isPlatform: false, isPublished: false };

/** The address is not part of the signature: it differs by request, the signature by session. */
function callerOf(session: VerifiedSession, { isPlatform }: Site): Caller {
  const who = { siteId: session.site, address: '', sessionId: session.sid, loginId: session.lid };
  return session.kind === 'operator'
    ? {
        kind: 'operator',
        ...who,
        operatorId: session.sub,
        permissions: session.perms ?? [],
        ...(session.apv === undefined ? {} : { approvesFrom: session.apv }),
        ...(session.fac === undefined ? {} : { provenUntil: session.fac }),
        ...(isPlatform ? { isPlatform } : {}),
      }
    : {
        kind: 'member',
        ...who,
        memberId: session.sub,
        level: session.lvl,
        isPartner: session.ptn,
      };
}
