import { randomUUID } from 'node:crypto';
import type { GuestCaller, MemberCaller, OperatorCaller, ServiceCaller } from '../auth/caller.ts';

/** The site of a test that names none. */
export const TEST_SITE = 'noriter';

/** Somebody who has not logged in. */
export function guestCaller(changes: Partial<GuestCaller> = {}): GuestCaller {
  return { kind: 'guest', siteId: TEST_SITE, address: '203.0.113.7', ...changes };
}

/** A member with an id and a session of its own. */
export function memberCaller(changes: Partial<MemberCaller> = {}): MemberCaller {
  return {
    kind: 'member',
    siteId: TEST_SITE,
    address: '203.0.113.8',
    memberId: randomUUID(),
    sessionId: randomUUID(),
    loginId: 'player1',
    level: 1,
    isPartner: false,
    ...changes,
  };
}

/** An operator of the platform's site; without permissions unless the test gives some. */
export function operatorCaller(changes: Partial<OperatorCaller> = {}): OperatorCaller {
  return {
    kind: 'operator',
    siteId: TEST_SITE,
    address: '203.0.113.9',
    operatorId: randomUUID(),
    sessionId: randomUUID(),
    loginId: 'admin',
    permissions: [],
    isPlatform: true,
    ...changes,
  };
}

/** Another service, for /internal routes. */
export function serviceCaller(service: string): ServiceCaller {
  return { kind: 'service', siteId: '*', address: '127.0.0.1', service };
}
