import { pageInfo, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import type { Topic } from '@noriter/kit/topics';
import { topics } from '@noriter/proto/topics';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';
import { withoutSecrets } from '../domain/dead-letter.ts';
import { eventJson } from '../domain/event-json.ts';
import { errors } from '../errors.ts';
import {
  burialsOf,
  type Deps,
  type LetterFilter,
  type LetterScope,
  ofScope,
  rowOf,
  whereOf,
} from './letter-rows.ts';

/** Beyond these a flood is not counted to its end each time the back office asks. */
const COUNTED_MAX = 10_000;

const groupRow = z.object({ topic: z.string(), consumer: z.string(), open: z.number() });

/** How many letters wait, and where they died. */
export async function deadLetterSummary(
  { pool }: Pick<IdentityDeps, 'pool'>,
  { siteId, isPlatform }: LetterScope,
) {
  const { rows } = await pool.query(
    `select topic, consumer, count(*)::int as open from
       (select topic, consumer from dead_letter
        where state = 'open' and (site_id = $1 or ($3 and site_id is null))
        order by died_at desc limit $2) as newest
     group by topic, consumer order by topic, consumer`,
    [siteId, COUNTED_MAX, isPlatform],
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

/** One letter with its content, without secrets. */
export async function deadLetterDetail(
  { db }: Pick<IdentityDeps, 'db'>,
  { letterId, ...scope }: LetterScope & { letterId: string },
) {
  const row = await db.deadLetter.findFirst({ where: { letterId, ...ofScope(scope) } });
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
