import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { applyMigrations } from '@noriter/kit/migrations';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { MemberEventSchema, MemberStatus } from '@noriter/proto/member_events_pb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFormerLevel, levelsOfDay } from '../src/levels.ts';
import { type MemberProjection, profileColumns, projectMember } from '../src/projection.ts';

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('projection');
  await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
  for (const file of ['member.sql', 'member-level.sql']) {
    await space.pool.query(readFileSync(new URL(`../sql/${file}`, import.meta.url), 'utf8'));
  }
});
afterAll(() => space.close());

const projection: MemberProjection = {
  group: 'example',
  profile: profileColumns,
  protection: { excluded: ({ excluded }) => excluded },
};

type Happened = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;
const profile = (nickname: string) => ({ loginId: 'anna', nickname, level: 3, isPartner: false });
const approved = (nickname: string): Happened => ({
  case: 'approved',
  value: { profile: profile(nickname) },
});
const renamed = (nickname: string): Happened => ({
  case: 'profileChanged',
  value: { profile: profile(nickname) },
});
const status = (value: MemberStatus): Happened => ({
  case: 'statusChanged',
  value: { status: value },
});
const excluded = (version: number, value: boolean): Happened => ({
  case: 'protectionChanged',
  value: { version, excluded: value },
});

const DAY_S = 86_400;
const momentOf = (second: number) => new Date(Date.UTC(2026, 0, 15, 3, 0, second));

function eventOf(memberId: string, event: Happened, second: number) {
  const occurredAt = timestampFromDate(momentOf(second));
  const value = create(MemberEventSchema, { siteId: 'site', memberId, occurredAt, event });
  return { id: randomUUID(), value };
}

async function memberAfter(...events: readonly [Happened, number][]) {
  const memberId = randomUUID();
  for (const [event, second] of events) {
    await projectMember(space.pool, projection, eventOf(memberId, event, second));
  }
  return rowOf(memberId);
}

async function rowOf(memberId: string) {
  const { rows } = await space.pool.query(
    `select login_id, nickname, level, status, excluded, protection_version as version
     from member where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

it('keeps what the events say, whichever comes first', async () => {
  const events: [Happened, number][] = [
    [approved('안나'), 1],
    [status(MemberStatus.SUSPENDED), 2],
    [excluded(1, true), 3],
  ];
  const kept = {
    login_id: 'anna',
    nickname: '안나',
    level: 3,
    status: MemberStatus.SUSPENDED,
    excluded: true,
    version: 1,
  };
  expect(await memberAfter(...events)).toEqual(kept);
  expect(await memberAfter(...events.toReversed())).toEqual(kept);
});

it('lets an older event change nothing, and of one moment the later arrival count', async () => {
  expect(await memberAfter([renamed('new'), 5], [renamed('old'), 4])).toMatchObject({
    nickname: 'new',
  });
  expect(await memberAfter([renamed('first'), 5], [renamed('second'), 5])).toMatchObject({
    nickname: 'second',
  });
  const { ACTIVE, SUSPENDED } = MemberStatus;
  expect(await memberAfter([status(SUSPENDED), 5], [status(ACTIVE), 4])).toMatchObject({
    status: SUSPENDED,
  });
});

it('goes by the version of a protection, not by its time', async () => {
  expect(await memberAfter([excluded(2, true), 1], [excluded(1, false), 9])).toMatchObject({
    excluded: true,
    version: 2,
  });
  expect(await memberAfter([excluded(2, true), 1], [excluded(2, false), 9])).toMatchObject({
    excluded: true,
  });
});

it('keeps which accounts are the operator’s own', async () => {
  const testAccount = (isTest: boolean): Happened => ({
    case: 'profileChanged',
    value: { profile: { ...profile('안나'), isTest } },
  });
  const memberId = randomUUID();
  for (const [second, isTest] of [true, false, true].entries()) {
    await projectMember(space.pool, projection, eventOf(memberId, testAccount(isTest), second));
    const { rows } = await space.pool.query('select is_test from member where member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([{ is_test: isTest }]);
  }
});

it('handles an event once, with what else the service does, or not at all', async () => {
  const memberId = randomUUID();
  const event = eventOf(memberId, approved('안나'), 1);
  let times = 0;
  const failing = { ...projection, also: () => Promise.reject(new Error('lost')) };
  await expect(projectMember(space.pool, failing, event)).rejects.toThrow('lost');
  expect(await rowOf(memberId)).toBeUndefined();
  const counting = {
    ...projection,
    async also() {
      times += 1;
    },
  };
  await Promise.all(Array.from({ length: 8 }, () => projectMember(space.pool, counting, event)));
  expect(times).toBe(1);
  expect(await rowOf(memberId)).toMatchObject({ nickname: '안나' });
});

it('lets the service keep how it was, once and before the row changes', async () => {
  const memberId = randomUUID();
  const before: unknown[] = [];
  const keeping: MemberProjection = {
    ...projection,
    async before(tx, change) {
      const { rows } = await tx.query('select nickname from member where member_id = $1', [
        change.memberId,
      ]);
      before.push(rows[0]?.nickname);
    },
  };
  const events = [eventOf(memberId, approved('안나'), 1), eventOf(memberId, renamed('new'), 2)];
  for (const event of [...events, ...events]) await projectMember(space.pool, keeping, event);
  expect(before).toEqual([undefined, '안나']);
});

it('keeps the levels of a day, and for as long as a moment that is past is asked about', async () => {
  const toLevel = (level: number): Happened => ({
    case: 'profileChanged',
    value: { profile: { ...profile('안나'), level } },
  });
  const levelsOfFirstDay = async (keptMs?: number) => {
    const memberId = randomUUID();
    const keeping: MemberProjection = {
      ...projection,
      before: (tx, change) => keepFormerLevel(tx, change, change.profile?.level ?? 0, keptMs),
    };
    for (const [day, level] of [3, 5, 5].entries()) {
      await projectMember(space.pool, keeping, eventOf(memberId, toLevel(level), day * DAY_S));
    }
    const levels = await levelsOfDay(
      space.pool,
      { memberId, siteId: 'site', level: 5 },
      momentOf(DAY_S),
    );
    return levels.toSorted((one, other) => one - other);
  };
  expect(await levelsOfFirstDay()).toEqual([5]);
  expect(await levelsOfFirstDay(2 * DAY_S * 1_000)).toEqual([3, 5]);
});

it('keeps no protection where the service has no columns for it', async () => {
  const { group, profile: columns } = projection;
  const memberId = randomUUID();
  const event = eventOf(memberId, excluded(1, true), 1);
  await projectMember(space.pool, { group, profile: columns }, event);
  expect(await rowOf(memberId)).toBeUndefined();
});
