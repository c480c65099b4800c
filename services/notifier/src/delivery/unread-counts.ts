/**
 * How many messages are unread, for each of a site's members who read here. A message to all is one
 * event; the counts of those who are here are asked for together, so its cost grows with the open
 * channels and not with the members.
 */

import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { LiveMetrics } from '../live-metrics.ts';
import { createRetryingReads } from '../snapshots/retrying-reads.ts';
import type { Audiences } from './audiences.ts';

const countsAnswer = z.object({
  list: z.array(z.object({ memberId: z.string(), unread: z.int() })),
});

type Wish = { siteId: string; memberId: string };

export type UnreadCounts = {
  /**
   * Sends each member of a site who reads here their own count.
   *
   * @param id of the event that set it off
   */
  spread(siteId: string, id: string): Promise<void>;
  close(): Promise<void>;
};

export function createUnreadCounts(
  board: RemoteService,
  { audiences, metrics }: { audiences: Audiences; metrics: LiveMetrics },
): UnreadCounts {
  const reads = createRetryingReads<Wish, number>((wishes) => readCounts(board, wishes));

  async function send({ siteId, memberId }: Wish, id: string): Promise<void> {
    const isHere = () => audiences.connectionsOfMember(memberId) > 0;
    const unread = await reads.read({ siteId, memberId }, isHere);
    if (unread === null) return;
    const delivery = {
      audience: { kind: 'member', memberId },
      message: { id: `${id}:${memberId}`, cmd: 'MSG', data1: unread.toString(), data2: '' },
    } as const;
    metrics.sent(delivery, audiences.deliver(delivery));
  }

  return {
    async spread(siteId, id) {
      const members = new Set<string>();
      for (const { principal } of audiences.sessions()) {
        if (principal?.kind === 'member' && principal.siteId === siteId) {
          members.add(principal.memberId);
        }
      }
      await Promise.all(Array.from(members, (memberId) => send({ siteId, memberId }, id)));
    },
    close: () => reads.close(),
  };
}

async function readCounts(
  board: RemoteService,
  wishes: readonly Wish[],
): Promise<readonly (number | null)[]> {
  const bySite = Map.groupBy(wishes, ({ siteId }) => siteId);
  const found = new Map<string, number>();
  for (const [site, ofSite] of bySite) {
    const memberIds = [...new Set(ofSite.map(({ memberId }) => memberId))];
    const body = { site, memberIds };
    const { list } = await callService(board, '/internal/board/unread', body, countsAnswer);
    for (const { memberId, unread } of list) found.set(memberId, unread);
  }
  return wishes.map(({ memberId }) => found.get(memberId) ?? null);
}
