import { prismaSql } from '@noriter/kit/prisma';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { documentOf } from '../domain/content.ts';
import type { ContentKind } from '../domain/documents.ts';
import { findContent, removeContent } from '../store/content.ts';

/**
 * Removes a piece of content for good; the audit log keeps its text.
 *
 * @throws Refusal BD001 when it is gone already, BD002 when it was saved meanwhile
 */
export async function deleteContent(
  { prisma }: Pick<BoardBase, 'prisma'>,
  { siteId, audit }: SavedBy,
  { kind, idx, version }: { kind: ContentKind; idx: number; version: number },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const before = await findContent({ prisma: tx }, { siteId, kind, idx });
    if (before === null) throw refuse(errors, 'BD001');
    const isRemoved = await removeContent(tx, { siteId, kind, idx, version });
    if (!isRemoved) throw refuse(errors, 'BD002');
    await audit(prismaSql(tx), {
      action: `${kind}.delete`,
      subject: `${kind}:${idx}`,
      before: documentOf(before),
      after: null,
    });
  });
}
