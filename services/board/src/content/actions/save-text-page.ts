import { prismaSql } from '@noriter/kit/prisma';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { BoardBase, SavedBy } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Prisma } from '../../generated/client.ts';
import type { Texts } from '../../vocabulary/texts.ts';
import { countPages, insertPage, insertVersion, readTextPage } from '../store/text-pages.ts';
import { isUniqueConflict } from '../store/unique-conflict.ts';

/** A site's text pages are listed whole. */
export const TEXT_PAGES_MAX = 50;

export type TextPageSave = {
  slug: string;
  /** The version it was made from; 0 for a new page. */
  version: number;
  texts: Texts;
};

type Deps = Pick<BoardBase, 'prisma' | 'clock'>;

/**
 * Saves a text page as its next version; the earlier ones stay as they were.
 *
 * @throws Refusal BD002 saved by another operator meanwhile, BD003 too many pages, T999 this very
 *   save has happened
 */
export function saveTextPage(deps: Deps, by: SavedBy, save: TextPageSave): Promise<number> {
  return addVersion(deps, by, { ...save, restoredFrom: null });
}

/**
 * Makes an earlier version's words the newest version.
 *
 * @throws Refusal BD001 without such a version, and as saveTextPage
 */
export async function restoreTextPage(
  deps: Deps,
  by: SavedBy,
  { slug, version, from }: { slug: string; version: number; from: number },
): Promise<number> {
  const old = await readTextPage(deps, { siteId: by.siteId, slug, version: from });
  if (old === null) throw refuse(errors, 'BD001');
  return addVersion(deps, by, { slug, version, texts: old.texts, restoredFrom: from });
}

async function addVersion(
  { prisma, clock }: Deps,
  { siteId, loginId, effectId, audit }: SavedBy,
  { slug, version, texts, restoredFrom }: TextPageSave & { restoredFrom: number | null },
): Promise<number> {
  const next = version + 1;
  try {
    await prisma.$transaction(async (tx) => {
      const before = await readTextPage({ prisma: tx }, { siteId, slug });
      if (before?.effect === effectId) throw refuse(transportCodes, 'T999');
      if ((before?.version ?? 0) !== version) throw refuse(errors, 'BD002');
      if (before === null) await openPage(tx, siteId, slug);
      await insertVersion(tx, {
        siteId,
        slug,
        version: next,
        texts,
        restoredFrom,
        effect: effectId,
        savedAt: clock.now(),
        savedBy: loginId,
      });
      await audit(prismaSql(tx), {
        action: restoredFrom === null ? 'text-page.save' : 'text-page.restore',
        subject: `text-page:${slug}`,
        before: before === null ? null : { version, texts: before.texts },
        after: { version: next, texts, restoredFrom },
      });
    });
  } catch (error) {
    // Two saves from one version race for the next one's key.
    if (isUniqueConflict(error)) throw refuse(errors, 'BD002');
    throw error;
  }
  return next;
}

async function openPage(tx: Prisma.TransactionClient, siteId: string, slug: string): Promise<void> {
  const count = await countPages(tx, siteId);
  if (count >= TEXT_PAGES_MAX) throw refuse(errors, 'BD003', { limit: TEXT_PAGES_MAX });
  await insertPage(tx, siteId, slug);
}
