import type { Clock } from '@noriter/kit/clock';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute, type Route } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import type pg from 'pg';
import { z } from 'zod';
import { listHits } from './hits.ts';

const hitRow = z.object({
  hitId: z.string(),
  loginId: z.string(),
  memberId: z.string().nullable().describe('Null where only a login id was given'),
  address: z.string(),
  acts: z.int().describe('The rule: more than so many'),
  seconds: z.int().describe('within so many seconds'),
  at: z.iso.datetime(),
  blockedUntil: z.iso.datetime(),
});

nameSchemas({ VelocityHit: hitRow });

/** `<path>/hits`: who was faster than people, and until when they are refused. */
export function hitsRoute<Deps extends { pool: pg.Pool; clock: Clock }>({
  path,
  permission,
  summary,
}: {
  path: `/api/admin/${string}`;
  permission: string;
  summary: string;
}): Route<Deps> {
  return defineRoute<Deps>()({
    path: `${path}/hits`,
    summary,
    access: { permission },
    audits: false,
    body: z.object({ ...pageQuery }),
    data: listOf(hitRow),
    async handle({ pool, clock }, { body: { page, startDate, endDate }, caller: { siteId } }) {
      const range = koreaDayRange(startDate, endDate, clock);
      const { hits, total } = await listHits(pool, { siteId, ...range, ...pageSlice(page) });
      const list = hits.map(({ at, blockedUntil, ...hit }) => ({
        ...hit,
        at: at.toISOString(),
        blockedUntil: blockedUntil.toISOString(),
      }));
      return { list, pageInfo: pageInfo(page, total) };
    },
  });
}
