import type { OperatorCaller } from '@noriter/kit/caller';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';
import { type LetterState, letterStates } from '../domain/dead-letter.ts';
import type { DeadLetter, Prisma } from '../generated/client.ts';

/** Whose letters are meant: a site's; of the platform also those that name none. */
export type LetterScope = { readonly siteId: string; readonly isPlatform: boolean };

export type LetterFilter = LetterScope & {
  readonly state?: LetterState | undefined;
  readonly topic?: string | undefined;
  readonly consumer?: string | undefined;
  /** Part of the key, the event's id or type, or the error. */
  readonly search?: string | undefined;
  /** Days in Korea on which they died. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

export type Deps = Pick<IdentityDeps, 'db' | 'clock'>;

type Row = Omit<DeadLetter, 'payload' | 'headers'>;

export function rowOf(row: Row) {
  const { letterId, topic, consumer, key, eventId, eventType, attempts, error } = row;
  const { decidedBy, reason } = row;
  return {
    letterId,
    topic,
    consumer,
    key,
    eventId,
    eventType,
    attempts,
    error,
    diedAt: row.diedAt.toISOString(),
    state: z.enum(letterStates).parse(row.state),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy,
    reason,
  };
}

/** How often the same event died at the same consumer. */
export async function burialsOf({ db }: Pick<IdentityDeps, 'db'>, rows: readonly Row[]) {
  const groups = await db.deadLetter.groupBy({
    by: ['topic', 'consumer', 'eventId'],
    where: { eventId: { in: rows.map(({ eventId }) => eventId) } },
    _count: true,
  });
  const keyOf = ({ topic, consumer, eventId }: Pick<Row, 'topic' | 'consumer' | 'eventId'>) =>
    [topic, consumer, eventId].join(' ');
  const counts = new Map(groups.map((group) => [keyOf(group), group._count]));
  return (row: Row) => counts.get(keyOf(row)) ?? 1;
}

/** Who asks for letters, as `LetterScope`. */
export function scopeOf({ siteId, isPlatform }: OperatorCaller): LetterScope {
  return { siteId, isPlatform: isPlatform === true };
}

export function ofScope({ siteId, isPlatform }: LetterScope): Prisma.DeadLetterWhereInput {
  return isPlatform ? { OR: [{ siteId }, { siteId: null }] } : { siteId };
}

export function whereOf(filter: LetterFilter, clock: Deps['clock']): Prisma.DeadLetterWhereInput {
  const { state, topic, consumer, search = '', startDate, endDate } = filter;
  const { from, until } = koreaDayRange(startDate, endDate, clock);
  const words = { contains: search.trim(), mode: 'insensitive' as const };
  const texts = [{ key: words }, { eventId: words }, { eventType: words }, { error: words }];
  return {
    ...(state === undefined ? {} : { state }),
    ...(topic === undefined ? {} : { topic }),
    ...(consumer === undefined ? {} : { consumer }),
    ...((startDate ?? endDate) === undefined ? {} : { diedAt: { gte: from, lt: until } }),
    AND: [ofScope(filter), ...(search.trim() === '' ? [] : [{ OR: texts }])],
  };
}
