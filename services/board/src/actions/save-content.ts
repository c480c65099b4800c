import { prismaSql } from '@noriter/kit/prisma';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardDeps } from '../deps.ts';
import { columnsOf, documentOf } from '../domain/content.ts';
import { type ContentDocument, type ContentKind, countMax } from '../domain/documents.ts';
import { errors } from '../errors.ts';
import type { Prisma } from '../generated/client.ts';
import { findContent } from '../queries/find-content.ts';
import type { SavedBy } from './saved-by.ts';
import { isUniqueConflict } from './unique-conflict.ts';

export type ContentSave = {
  kind: ContentKind;
  /** Absent for a new one. */
  idx?: number | undefined;
  /** The version it was made from; 0 for a new one. */
  version: number;
  document: ContentDocument;
};

export type Saved = { idx: number; version: number };

type Deps = Pick<BoardDeps, 'prisma' | 'clock'>;

/**
 * Saves a piece of content whole, new or from the version that was read.
 *
 * @throws Refusal BD001 gone, BD002 saved by another operator meanwhile, BD003 too many, T999 this
 *   very save has happened
 */
export async function saveContent(deps: Deps, by: SavedBy, save: ContentSave): Promise<Saved> {
  const { idx, ...rest } = save;
  if (idx === undefined) return makeContent(deps, by, rest);
  return changeContent(deps, by, { ...rest, idx });
}

async function makeContent(
  { prisma, clock }: Deps,
  { siteId, loginId, effectId, audit }: SavedBy,
  { kind, document }: ContentSave,
): Promise<Saved> {
  const now = clock.now();
  try {
    return await prisma.$transaction(async (tx) => {
      const count = await tx.content.count({ where: { siteId, kind } });
      if (count >= countMax[kind]) throw refuse(errors, 'BD003', { limit: countMax[kind] });
      const { idx, version } = await tx.content.create({
        data: {
          ...dataOf(document),
          siteId,
          kind,
          madeEffect: effectId,
          savedEffect: effectId,
          madeAt: now,
          savedAt: now,
          savedBy: loginId,
        },
      });
      const subject = `${kind}:${idx}`;
      await audit(prismaSql(tx), {
        action: `${kind}.create`,
        subject,
        before: null,
        after: document,
      });
      return { idx, version };
    });
  } catch (error) {
    if (isUniqueConflict(error)) throw refuse(transportCodes, 'T999');
    throw error;
  }
}

async function changeContent(
  { prisma, clock }: Deps,
  { siteId, loginId, effectId, audit }: SavedBy,
  { kind, idx, version, document }: ContentSave & { idx: number },
): Promise<Saved> {
  return prisma.$transaction(async (tx) => {
    const before = await findContent({ prisma: tx }, { siteId, kind, idx });
    if (before === null) throw refuse(errors, 'BD001');
    if (before.savedEffect === effectId) throw refuse(transportCodes, 'T999');
    const { count } = await tx.content.updateMany({
      where: { siteId, kind, idx, version },
      data: {
        ...dataOf(document),
        version: version + 1,
        savedEffect: effectId,
        savedAt: clock.now(),
        savedBy: loginId,
      },
    });
    if (count !== 1) throw refuse(errors, 'BD002');
    await audit(prismaSql(tx), {
      action: `${kind}.change`,
      subject: `${kind}:${idx}`,
      before: documentOf(before),
      after: document,
    });
    return { idx, version: version + 1 };
  });
}

/** Prisma's type for JSON knows only literal objects; these are nothing else. */
function dataOf(document: ContentDocument) {
  const { texts, details, ...columns } = columnsOf(document);
  return { ...columns, texts: jsonOf(texts), details: jsonOf(details) };
}

function jsonOf(value: object): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value));
}
