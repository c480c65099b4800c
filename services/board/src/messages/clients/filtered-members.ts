import { idText } from '@noriter/kit/id-text';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { filterText, type MemberFilter } from '../domain/member-filter.ts';

type Deps = Pick<BoardBase, 'config'>;

/** A filter with the id of its partner. */
type Asked = { siteId: string; filter: MemberFilter; below: string | null };

const counted = z.object({ members: z.int() });
const listed = z.object({ memberIds: z.array(idText), isLast: z.boolean() });

const promotionOf = ({ config }: Deps): RemoteService => ({
  url: config.PROMOTION_URL,
  to: 'promotion',
  service: 'board',
  key: config.SERVICE_KEY,
});

const bodyOf = ({ siteId, filter, below }: Asked) => ({
  site: siteId,
  filter: { ...filterText(filter), below },
});

/** How many members a filter finds now. */
export async function countFound(deps: Deps, asked: Asked): Promise<number> {
  const path = '/internal/promotion/members/count';
  return (await callService(promotionOf(deps), path, bodyOf(asked), counted)).members;
}

/** The members a filter finds now; it stops once there are more than `most`. */
export async function findMembersOf(deps: Deps, asked: Asked, most: number): Promise<string[]> {
  const path = '/internal/promotion/members/list';
  const found: string[] = [];
  for (let isLast = false; !isLast && found.length <= most; ) {
    const body = { ...bodyOf(asked), after: found.at(-1) ?? null };
    const page = await callService(promotionOf(deps), path, body, listed);
    found.push(...page.memberIds);
    isLast = page.isLast;
  }
  return found;
}
