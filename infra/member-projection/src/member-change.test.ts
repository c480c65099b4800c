import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { MemberEventSchema, MemberStatus } from '@noriter/proto/member_events_pb';
import { expect, test } from 'vitest';
import { memberChangeOf } from './member-change.ts';

const at = new Date('2026-01-15T03:00:00Z');
const whom = { memberId: 'm', siteId: 's' };

type Happened = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;

const changeOf = (event: Happened) =>
  memberChangeOf(create(MemberEventSchema, { ...whom, occurredAt: timestampFromDate(at), event }));

const profile = { loginId: 'anna', nickname: '안나', level: 3, isPartner: false };

test('an approval has profile and status', () => {
  const change = changeOf({ case: 'approved', value: { profile } });
  expect(change).toMatchObject({ ...whom, at, status: MemberStatus.ACTIVE, isApproval: true });
  expect(change?.profile).toMatchObject(profile);
});

test.each([
  [{ case: 'refused', value: {} }, { status: MemberStatus.REFUSED }],
  [
    { case: 'statusChanged', value: { status: MemberStatus.SUSPENDED } },
    { status: MemberStatus.SUSPENDED },
  ],
  [{ case: 'profileChanged', value: { profile } }, { profile }],
  [
    { case: 'protectionChanged', value: { version: 2, excluded: true } },
    { protection: { version: 2, excluded: true } },
  ],
] as const)('%o', (event, expected) => {
  expect(changeOf(event)).toMatchObject({ ...whom, at, isApproval: false, ...expected });
});

test.each([
  { case: 'signedUp', value: { profile } },
  { case: 'sessionStarted', value: { sessionId: 'x' } },
  { case: 'sessionEnded', value: { sessionId: 'x' } },
] as const)('$case changes nothing that is kept', (event) => {
  expect(changeOf(event)).toBeNull();
});

test('an event without a time is older than every other', () => {
  const event = { case: 'statusChanged', value: { status: MemberStatus.ACTIVE } } as const;
  const change = memberChangeOf(create(MemberEventSchema, { ...whom, event }));
  expect(change?.at).toEqual(new Date(0));
});
