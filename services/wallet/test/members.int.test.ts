import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import {
  MemberApprovedSchema,
  type MemberEvent,
  MemberEventSchema,
  MemberProfileChangedSchema,
  MemberStatus,
  MemberStatusChangedSchema,
  SessionStartedSchema,
} from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onMemberEvent } from '../src/events/on-member-event.ts';
import { auditNames } from '../src/queries/audit-names.ts';
import { openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse('wallet_members');
});
afterAll(() => house.close());

type Happened = MemberEvent['event'];

function event(
  memberId: string,
  at: string,
  happened: Happened,
): ReceivedEvent<typeof memberEvents> {
  const time = new Date(at);
  const value = create(MemberEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampFromDate(time),
  });
  return {
    topic: 'member.events',
    partition: 0,
    offset: '0',
    key: memberId,
    attempt: 1,
    id: randomUUID(),
    type: '',
    source: 'identity',
    time,
    requestId: undefined,
    traceparent: undefined,
    value: { ...value, event: happened },
  };
}

const approved = (loginId: string): Happened => ({
  case: 'approved',
  value: create(MemberApprovedSchema, { profile: { loginId, nickname: loginId, level: 2 } }),
});

const becomes = (status: MemberStatus): Happened => ({
  case: 'statusChanged',
  value: create(MemberStatusChangedSchema, { status }),
});

async function stored(memberId: string) {
  const { rows } = await house.pool.query(
    `select login_id, level, status, account.version from member
       left join account using (member_id) where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

test('an approval opens the account, and the same event again changes nothing', async () => {
  const memberId = randomUUID();
  const one = event(memberId, '2026-01-15T03:00:00Z', approved('first'));
  await onMemberEvent(house.running.deps, one);
  await house.give(memberId, 100n);
  await onMemberEvent(house.running.deps, one);
  expect(await stored(memberId)).toEqual({ login_id: 'first', level: 2, status: 2, version: 1n });
});

test('the audit log names members, and requests by whose they are', async () => {
  const [memberId, requestId] = [randomUUID(), randomUUID()];
  await house.approve(memberId, { loginId: 'player7' });
  await house.pool.query(
    `insert into cash_request (request_id, site_id, member_id, kind, amount, requested_at)
     values ($1, 'noriter', $2, 1, 10000, now())`,
    [requestId, memberId],
  );
  const ids = [memberId, requestId, randomUUID()];
  const named = { [memberId]: 'player7-nick player7', [requestId]: 'player7-nick player7' };
  const { deps } = house.running;
  expect(await auditNames(deps, { siteId: 'noriter', ids, words: ['w'] })).toEqual(named);
  expect(await auditNames(deps, { siteId: 'elsewhere', ids, words: [] })).toEqual({});
});

test('money that comes before the approval is there when it arrives', async () => {
  const memberId = randomUUID();
  await house.give(memberId, 100n);
  expect(await stored(memberId)).toBeUndefined();
  await onMemberEvent(
    house.running.deps,
    event(memberId, '2026-01-15T03:00:00Z', approved('late')),
  );
  expect(await stored(memberId)).toMatchObject({ login_id: 'late', version: 1n });
});

test('an event that comes late does not undo a newer one', async () => {
  const memberId = randomUUID();
  const tell = (at: string, happened: Happened) =>
    onMemberEvent(house.running.deps, event(memberId, at, happened));
  await tell('2026-01-15T03:00:00Z', approved('now'));
  await tell('2026-01-15T05:00:00Z', becomes(MemberStatus.SUSPENDED));
  await tell('2026-01-15T04:00:00Z', becomes(MemberStatus.ACTIVE));
  await tell('2026-01-15T02:00:00Z', {
    case: 'profileChanged',
    value: create(MemberProfileChangedSchema, {
      profile: { loginId: 'old', nickname: 'old', level: 1 },
    }),
  });
  expect(await stored(memberId)).toMatchObject({ login_id: 'now', level: 2, status: 3 });
});

test('what is none of the wallet’s business is passed over', async () => {
  const memberId = randomUUID();
  const value = create(SessionStartedSchema, { sessionId: randomUUID() });
  const started = event(memberId, '2026-01-15T03:00:00Z', { case: 'sessionStarted', value });
  await onMemberEvent(house.running.deps, started);
  expect(await stored(memberId)).toBeUndefined();
});
