import { randomInt } from 'node:crypto';

import type { MemberCaller, OperatorCaller } from '@noriter/kit/caller';
import { withTransaction } from '@noriter/kit/postgres';
import {
  type Call,
  callAs,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  serviceCaller,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { withoutVelocity } from '@noriter/velocity/testing';
import type { IdentityDeps } from '../src/deps.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { identity } from '../src/service.ts';
import { insertMember, type NewMember } from '../src/store/members/insert-member.ts';

export const password = 'player1234';
export const withdrawalPassword = '1234';

/** Cheap hashes: a test is about who is let in, not about how long a guess takes. */
const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };

/** Nobody answers there, whatever else runs on this machine. */
const noWallet = { WALLET_URL: 'http://127.0.0.1:1' };

/** Nobody asks it here; a site in real mode has one. */
export const beacon = 'https://beacon.example';

/** Identity on a database of its own, with a clock that stands still until a test moves it. */
const ofGateway = /^\/internal\/(sessions|sites)\//;

export async function openIdentityWorld(env: Record<string, string> = {}) {
  const space = await openTestSpace('identity');
  const clock = settableClock(new Date());
  const service = await startTestService(identity, {
    space,
    clock,
    env: { ...cheap, ...noWallet, BEACON_URL: beacon, ...env },
  });
  const { deps, url } = service;
  await withoutVelocity(deps.pool, 'noriter');
  const key = space.keyring;
  const call = (caller: Parameters<typeof callAs>[1]) => callAs({ url, key }, caller);
  return {
    space,
    clock,
    deps,
    url,
    runJob: (name: string) => service.runJob(name),
    call,
    guest: call(guestCaller()),
    /** As a service that may ask it: the gateway of sessions and sites, the wallet of the rest. */
    internal: ((path, ...asked) =>
      call(serviceCaller(ofGateway.test(path) ? 'gateway' : 'wallet'))(path, ...asked)) as Call,
    admin: call(operatorCaller({ permissions })),
    memberOf: (member: { memberId: string; loginId: string }, sessionId?: string): Call =>
      call(callerOf(member, sessionId)),
    async close() {
      await service.stop();
      await space.close();
    },
  };
}

export type IdentityWorld = Awaited<ReturnType<typeof openIdentityWorld>>;

export function callerOf(
  member: { memberId: string; loginId: string },
  sessionId?: string,
): MemberCaller {
  return memberCaller({ ...member, ...(sessionId === undefined ? {} : { sessionId }) });
}

export function operatorWith(...granted: string[]): OperatorCaller {
  return operatorCaller({ permissions: granted });
}

/** A member who is there already; values that must be unique are made up. */
export async function makeMember(
  deps: IdentityDeps,
  changes: Partial<NewMember> = {},
): Promise<NewMember> {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0');
  const member: NewMember = {
    memberId: deps.ids.next(),
    siteId: 'noriter',
    loginId: `member${digits}`,
    nickname: `닉네임${digits}`,
    phone: `010${digits}`,
    passwordHash: await deps.passwords.hash(password),
    withdrawalHash: await deps.passwords.hash(withdrawalPassword),
    status: 'active',
    partnerType: null,
    recommenderId: null,
    address: '203.0.113.50',
    account: { bankCode: '004', account: `110${digits}${digits}`, holder: '홍길동' },
    ...changes,
  };
  await withTransaction(deps.pool, (tx) => insertMember(deps, tx, member));
  return member;
}

/** A sign-up form that keeps every rule, for a recommender who is there. */
export function signUpForm(recommenderId: string, changes: Record<string, unknown> = {}) {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0');
  return {
    memId: `new${digits}`,
    memPass: 'meadow12',
    memPassCheck: 'meadow12',
    memNick: `새내기${digits}`,
    cashOutPass: '4321',
    memPhone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
    recommenderId,
    bank: '088',
    memName: '김새봄',
    bankacc: `220${digits}${digits}`,
    memLevel: '1',
    memStatus: 0,
    partSendYn: 'N',
    siteName: '',
    siteType: '',
    ip: '',
    apiKey: '',
    memPhoneVendor: '',
    nationCode: '',
    partnerType: '',
    ...changes,
  };
}

/** Switches the captcha off, for tests that are about something else. */
export async function withoutCaptcha({ deps }: Pick<IdentityWorld, 'deps'>): Promise<void> {
  await deps.pool.query(
    `insert into site_options as old (site_id, version, document, changed_at, changed_by)
     values ('noriter', 0, '{"captcha":false}', now(), '')
     on conflict (site_id) do update set document = old.document || '{"captcha":false}'`,
  );
}
