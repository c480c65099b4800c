import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { decodeEvent, encodeEvent } from '@noriter/kit/event-envelope';
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
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onMemberEvents } from '../src/events/on-member-events.ts';
import { auditNames } from '../src/store/audit-names.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_members');
});
afterAll(() => world.close());

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
  const id = randomUUID();
  const message = { key: memberId, id, value: { ...value, event: happened }, time };
  const place = { topic: 'member.events', partition: 0, offset: '0', attempt: 1 };
  const encoded = encodeEvent(memberEvents, message);
  return decodeEvent(memberEvents, { ...place, ...encoded, id, mac: undefined });
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
  const { rows } = await world.pool.query(
    `select login_id, level, status, account.version from member
       left join account using (member_id) where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

test('an approval opens the account, and the same event again changes nothing', async () => {
  const memberId = randomUUID();
  const one = event(memberId, '2026-01-15T03:00:00Z', approved('first'));
  await onMemberEvents(world.running.deps, [one]);
  await world.give(memberId, 100n);
  await onMemberEvents(world.running.deps, [one]);
  expect(await stored(memberId)).toEqual({ login_id: 'first', level: 2, status: 2, version: 1n });
});

test('the audit log names members, and requests by whose they are', async () => {
  const [memberId, requestId] = [randomUUID(), randomUUID()];
  await world.approve(memberId, { loginId: 'player7' });
  await world.pool.query(
    `insert into cash_request (request_id, site_id, member_id, kind, amount, requested_at)
     values ($1, 'noriter', $2, 1, 10000, now())`,
    [requestId, memberId],
  );
  const ids = [memberId, requestId, randomUUID()];
  const named = { [memberId]: 'player7-nick player7', [requestId]: 'player7-nick player7' };
  const { deps } = world.running;
  expect(await auditNames(deps, { siteId: 'noriter', ids, words: ['w'] })).toEqual(named);
  expect(await auditNames(deps, { siteId: 'elsewhere', ids, words: [] })).toEqual({});
});

test('money that comes before the approval is there when it arrives', async () => {
  const memberId = randomUUID();
  await world.give(memberId, 100n);
  expect(await stored(memberId)).toBeUndefined();
  await onMemberEvents(world.running.deps, [
    event(memberId, '2026-01-15T03:00:00Z', approved('late')),
  ]);
  expect(await stored(memberId)).toMatchObject({ login_id: 'late', version: 1n });
});

test('an event that comes late does not undo a newer one', async () => {
  const memberId = randomUUID();
  const consume = (at: string, happened: Happened) =>
    onMemberEvents(world.running.deps, [event(memberId, at, happened)]);
  await consume('2026-01-15T03:00:00Z', approved('now'));
  await consume('2026-01-15T05:00:00Z', becomes(MemberStatus.SUSPENDED));
  await consume('2026-01-15T04:00:00Z', becomes(MemberStatus.ACTIVE));
  await consume('2026-01-15T02:00:00Z', {
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
  await onMemberEvents(world.running.deps, [started]);
  expect(await stored(memberId)).toBeUndefined();
});
