import type { Language } from '@noriter/kit/result-codes';
import { noticeCategories } from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { textIn } from '../../vocabulary/texts.ts';
import { isShown } from '../domain/content.ts';
import { findContent } from './content.ts';
import { SHOWN_NOTICE } from './list-notices.ts';

export type Neighbour = { boardIdx: number; title: string };

const details = z.object({ category: z.enum(noticeCategories), pinned: z.boolean() });
const neighbour = z
  .object({ idx: z.number(), title: z.string() })
  .transform(({ idx, title }): Neighbour => ({ boardIdx: idx, title }));

/** A notice that is shown now, with its neighbours in time; null when there is none. */
export async function readNotice(
  deps: Pick<BoardBase, 'pool' | 'prisma' | 'clock'>,
  { siteId, boardIdx, language }: { siteId: string; boardIdx: number; language: Language },
) {
  const found = await findContent(deps, { siteId, kind: 'notice', idx: boardIdx });
  if (found === null || !isShown(found, deps.clock.now())) return null;
  const publishedAt = found.shownFrom ?? found.madeAt;
  const place = { siteId, language, publishedAt, idx: boardIdx };
  const [previous, next] = await Promise.all([
    neighbourOf(deps, place, 'older'),
    neighbourOf(deps, place, 'newer'),
  ]);
  const { title, body } = textIn(found.texts, language);
  const board = {
    boardIdx,
    title,
    body,
    ...details.parse(found.details),
    views: found.views,
    publishedAt,
    updatedAt: found.savedAt,
  };
  return { board, previous, next };
}

type Place = { siteId: string; language: Language; publishedAt: Date; idx: number };

async function neighbourOf(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  { siteId, language, publishedAt, idx }: Place,
  side: 'older' | 'newer',
): Promise<Neighbour | null> {
  const [sign, way] = side === 'older' ? ['<', 'desc'] : ['>', 'asc'];
  const { rows } = await pool.query(
    `select idx, coalesce(texts -> $3, texts -> 'en', texts -> 'ko') ->> 'title' as title
     from content where ${SHOWN_NOTICE} and (coalesce(shown_from, made_at), idx) ${sign} ($4, $5)
     order by coalesce(shown_from, made_at) ${way}, idx ${way} limit 1`,
    [siteId, clock.now(), language, publishedAt, idx],
  );
  return neighbour.optional().parse(rows[0]) ?? null;
}
