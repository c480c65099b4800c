// Invariant: content is saved whole; what a kind's document allows is read from here only.

import { momentText } from '@noriter/kit/korea-time';
import { nameSchemas } from '@noriter/kit/schema-names';
import {
  audiences,
  bannerArts,
  bannerPlaces,
  faqCategories,
  noticeCategories,
} from '@noriter/rules/lists/content-choices';
import { z } from 'zod';
import { linkText } from '../../vocabulary/link.ts';
import { articleTexts, captionTexts, languageNames, type Texts } from '../../vocabulary/texts.ts';
import { leavesShare, VARIANTS_MAX, variantShare } from './variants.ts';

export const contentKinds = ['notice', 'faq', 'popup', 'banner'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** How many of a kind a site may have: what is answered whole has to stay small. */
export const countMax: Readonly<Record<ContentKind, number>> = {
  notice: 10_000,
  faq: 200,
  popup: 50,
  banner: 50,
};

const enabled = z.boolean().describe('Switched off, nobody sees it');
const order = z.int().min(0).max(9_999).default(100).describe('Lower comes first');
const instant = momentText.nullable().default(null);
const period = {
  from: instant.describe('Shown from then on; null is at once'),
  until: instant.describe('No longer shown from then on; null is without end'),
};

const endsAfterStart = ({ from, until }: { from: string | null; until: string | null }) =>
  from === null || until === null || new Date(from) < new Date(until);
const endsFirst = { message: 'It ends after it starts.', path: ['until'] };

const noticeDocument = z
  .object({
    category: z.enum(noticeCategories),
    pinned: z.boolean().describe('Pinned notices stand first'),
    enabled,
    ...period,
    texts: articleTexts,
  })
  .refine(endsAfterStart, endsFirst);

const faqDocument = z.object({
  category: z.enum(faqCategories),
  order,
  enabled,
  texts: articleTexts.describe('The question as title, the answer as body'),
});

const leavesNothing = 'Leaves the first one no share.';

const popupVariants = z
  .array(z.object({ share: variantShare, texts: articleTexts }))
  .max(VARIANTS_MAX)
  .refine(leavesShare, leavesNothing)
  .default([])
  .describe('Other words for a part of the readers; the first ones are for the rest');

const popupDocument = z
  .object({
    audience: z.enum(audiences),
    languages: z
      .array(languageNames)
      .min(1)
      .max(3)
      .refine((names) => new Set(names).size === names.length, 'Names a language twice.')
      .describe('Readers of these languages see it'),
    link: linkText.default(null),
    order,
    enabled,
    ...period,
    texts: articleTexts,
    variants: popupVariants,
  })
  .refine(endsAfterStart, endsFirst);

const bannerVariants = z
  .array(z.object({ share: variantShare, art: z.enum(bannerArts), texts: captionTexts }))
  .max(VARIANTS_MAX)
  .refine(leavesShare, leavesNothing)
  .default([])
  .describe('Another drawing or other words for a part of the readers');

const bannerDocument = z
  .object({
    place: z.enum(bannerPlaces),
    art: z.enum(bannerArts).describe('A drawing of the web'),
    link: linkText.default(null),
    order,
    enabled,
    ...period,
    texts: captionTexts,
    variants: bannerVariants,
  })
  .refine(endsAfterStart, endsFirst);

nameSchemas({
  NoticeDocument: noticeDocument,
  FaqDocument: faqDocument,
  PopupDocument: popupDocument,
  BannerDocument: bannerDocument,
});

/** What every document has, whatever its kind. */
export type ContentDocument = {
  texts: Texts;
  enabled: boolean;
  order?: number;
  from?: string | null;
  until?: string | null;
};

/** The document of each kind, as it may be saved. */
export const documentOfKind: Readonly<Record<ContentKind, z.ZodType<ContentDocument>>> = {
  notice: noticeDocument,
  faq: faqDocument,
  popup: popupDocument,
  banner: bannerDocument,
};
