import { prismaSql } from '@noriter/kit/prisma';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import { documentOf } from '../domain/content.ts';
import { type ContentDocument, type ContentKind, countMax } from '../domain/documents.ts';
import { countContent, findContent, insertContent, updateContent } from '../store/content.ts';
import { isUniqueConflict } from '../store/unique-conflict.ts';

export type ContentSave = {
  kind: ContentKind;
  /** Absent for a new one. */
  idx?: number | undefined;
  /** The version it was made from; 0 for a new one. */
  version: number;
  document: ContentDocument;
};

export type Saved = { idx: number; version: number };

type Deps = Pick<BoardBase, 'prisma' | 'clock'>;

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
  try {
    return await prisma.$transaction(async (tx) => {
      const count = await countContent(tx, { siteId, kind });
      if (count >= countMax[kind]) throw refuse(errors, 'BD003', { limit: countMax[kind] });
      const save = { effectId, at: clock.now(), by: loginId };
      const { idx, version } = await insertContent(tx, { siteId, kind, document }, save);
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
    const changed = { siteId, kind, idx, version, document };
    const save = { effectId, at: clock.now(), by: loginId };
    const isSaved = await updateContent(tx, changed, save);
    if (!isSaved) throw refuse(errors, 'BD002');
    await audit(prismaSql(tx), {
      action: `${kind}.change`,
      subject: `${kind}:${idx}`,
      before: documentOf(before),
      after: document,
    });
    return { idx, version: version + 1 };
  });
}
