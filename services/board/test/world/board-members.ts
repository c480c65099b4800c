import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { consumed } from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import { type BoardWorld, NOON } from './board-world.ts';

export type NewMember = {
  loginId: string;
  level?: number;
  isPartner?: boolean;
  recommenderId?: string;
  nickname?: string;
  joinedAt?: string;
};

/** Approves members as identity would say it, and waits until the board knows them. @returns ids */
export async function approveMembers(
  world: BoardWorld,
  siteId: string,
  members: readonly NewMember[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const member of members) {
    const { loginId, level = 1, isPartner = false, recommenderId = '', nickname } = member;
    const memberId = randomUUID();
    const profile = { loginId, nickname: nickname ?? loginId, level, isPartner, recommenderId };
    await world.space.producer.send(memberEvents, {
      key: memberId,
      id: randomUUID(),
      value: create(MemberEventSchema, {
        siteId,
        memberId,
        occurredAt: timestampFromDate(new Date(member.joinedAt ?? '2026-01-01T00:00:00Z')),
        event: { case: 'approved', value: { profile, approvedBy: 'admin' } },
      }),
    });
    ids.push(memberId);
  }
  await consumed(world.space, memberEvents, 'board-members');
  return ids;
}

/** So many days after noon. */
export const daysAfter = (days: number) =>
  new Date(Date.parse(NOON) + days * 86_400_000).toISOString();
