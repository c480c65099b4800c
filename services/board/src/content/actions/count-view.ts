import type { Caller } from '@noriter/kit/caller';
import { networkOf } from '@noriter/kit/client-address';
import { koreaDay } from '@noriter/kit/korea-time';
import type { BoardBase } from '../../base.ts';
import { addView } from '../store/content.ts';

const DAY_SECONDS = 86_400;

/**
 * Counts a reader of a notice, a member or a network of guests, once a day. Who reads on while Redis is away is not counted: a
 * number of readers is worth less than the notice.
 *
 * @returns the readers so far
 */
export async function countView(
  { prisma, redis, clock, log }: Pick<BoardBase, 'prisma' | 'redis' | 'clock' | 'log'>,
  caller: Caller,
  { boardIdx, views }: { boardIdx: number; views: number },
): Promise<number> {
  const reader = caller.kind === 'member' ? caller.memberId : networkOf(caller.address);
  const key = `notice-read:${boardIdx}:${koreaDay(clock.now())}:${reader}`;
  try {
    const isFirst = await redis.set(key, '1', 'EX', DAY_SECONDS, 'NX');
    if (isFirst === null) return views;
  } catch (err) {
    log.warn({ err }, 'a reader of a notice is not counted');
    return views;
  }
  await addView({ prisma }, boardIdx);
  return views + 1;
}
