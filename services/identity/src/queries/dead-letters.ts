import { eventJson } from '@noriter/kit/event-json';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { pageInfo, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import type { Topic } from '@noriter/kit/topics';
import { topics } from '@noriter/proto/topics';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';
import { type LetterState, letterStates, withoutSecrets } from '../domain/dead-letter.ts';
import { errors } from '../errors.ts';
import type { DeadLetter, Prisma } from '../generated/client.ts';

export type LetterFilter = {
  readonly siteId: string;
  readonly state?: LetterState | undefined;
  readonly topic?: string | undefined;
  readonly consumer?: string | undefined;
  /** Part of the key, the event's id or type, or the error. */
  readonly search?: string | undefined;
  /** Days in Korea on which they died. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

type Deps = Pick<IdentityDeps, 'db' | 'clock'>;

/** Beyond these a flood is not counted to its end each time an office asks. */
const COUNTED_MAX = 10_000;

const groupRow = z.object({ topic: z.string(), consumer: z.string(), open: z.number() });

/** How many letters wait, and where they died. */
export async function deadLetterSummary({ pool }: Pick<IdentityDeps, 'pool'>, siteId: string) {
  const { rows } = await pool.query(
    `select topic, consumer, count(*)::int as open from
       (select topic, consumer from dead_letter
        where state = 'open' and (site_id = $1 or site_id is null)
        order by died_at desc limit $2) as newest
     group by topic, consumer order by topic, consumer`,
    [siteId, COUNTED_MAX],
  );
  const groups = groupRow.array().parse(rows);
  const open = groups.reduce((sum, group) => sum + group.open, 0);
  return { open, isMore: open === COUNTED_MAX, groups };
}

/** A page of dead letters, the latest first. */
export async function listDeadLetters(
  { db, clock }: Deps,
  filter: LetterFilter,
  { page, rows }: { page: number; rows: number },
) {
  const where = whereOf(filter, clock);
  const { limit, offset } = pageSlice(page, rows);
  const [found, total] = await Promise.all([
    db.deadLetter.findMany({
      where,
      omit: { payload: true, headers: true },
      orderBy: [{ diedAt: 'desc' }, { place: 'desc' }, { letterId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.deadLetter.count({ where }),
  ]);
  const burials = await burialsOf({ db }, found);
  const list = found.map((row) => ({ ...rowOf(row), burials: burials(row) }));
  return { list, pageInfo: pageInfo(page, total, rows) };
}

/** One letter with all it says, but secrets. */
export async function deadLetterDetail(
  { db }: Pick<IdentityDeps, 'db'>,
  { siteId, letterId }: { siteId: string; letterId: string },
) {
  const row = await db.deadLetter.findFirst({ where: { letterId, ...ofSite(siteId) } });
  if (row === null) throw refuse(errors, 'A110');
  const burials = await burialsOf({ db }, [row]);
  const topic: Topic | undefined = topics.find(({ name }) => name === row.topic);
  const event = topic === undefined ? null : eventJson(topic, row.payload);
  const headers = z.record(z.string(), z.string()).parse(withoutSecrets(row.headers));
  return {
    ...rowOf(row),
    burials: burials(row),
    headers,
    event: withoutSecrets(event),
    bytes: row.payload.length,
  };
}

type Row = Omit<DeadLetter, 'payload' | 'headers'>;

function rowOf(row: Row) {
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
async function burialsOf({ db }: Pick<IdentityDeps, 'db'>, rows: readonly Row[]) {
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

function ofSite(siteId: string): Prisma.DeadLetterWhereInput {
  return { OR: [{ siteId }, { siteId: null }] };
}

function whereOf(filter: LetterFilter, clock: Deps['clock']): Prisma.DeadLetterWhereInput {
  const { siteId, state, topic, consumer, search = '', startDate, endDate } = filter;
  const { from, until } = koreaDayRange(startDate, endDate, clock);
  const words = { contains: search.trim(), mode: 'insensitive' as const };
  const texts = [{ key: words }, { eventId: words }, { eventType: words }, { error: words }];
  return {
    ...(state === undefined ? {} : { state }),
    ...(topic === undefined ? {} : { topic }),
    ...(consumer === undefined ? {} : { consumer }),
    ...((startDate ?? endDate) === undefined ? {} : { diedAt: { gte: from, lt: until } }),
    AND: [ofSite(siteId), ...(search.trim() === '' ? [] : [{ OR: texts }])],
  };
}
