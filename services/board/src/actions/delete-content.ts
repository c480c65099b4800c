import { prismaSql } from '@noriter/kit/prisma';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardDeps } from '../deps.ts';
import { documentOf } from '../domain/content.ts';
import type { ContentKind } from '../domain/documents.ts';
import { errors } from '../errors.ts';
import { findContent } from '../queries/find-content.ts';
import type { SavedBy } from './saved-by.ts';

/**
 * Removes a piece of content for good; the audit log keeps what it said.
 *
 * @throws Refusal BD001 when it is gone already, BD002 when it was saved meanwhile
 */
export async function deleteContent(
  { prisma }: Pick<BoardDeps, 'prisma'>,
  { siteId, audit }: SavedBy,
  { kind, idx, version }: { kind: ContentKind; idx: number; version: number },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const before = await findContent({ prisma: tx }, { siteId, kind, idx });
    if (before === null) throw refuse(errors, 'BD001');
    const { count } = await tx.content.deleteMany({ where: { siteId, kind, idx, version } });
    if (count !== 1) throw refuse(errors, 'BD002');
    await audit(prismaSql(tx), {
      action: `${kind}.delete`,
      subject: `${kind}:${idx}`,
      before: documentOf(before),
      after: null,
    });
  });
}
