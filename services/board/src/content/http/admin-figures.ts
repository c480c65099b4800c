import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { confidenceOf, rateOf } from '../domain/experiment.ts';
import { sharesOf, variantKeys, wordingOf } from '../domain/variants.ts';
import { findContent } from '../store/content.ts';
import { type Figure, figuresOf } from '../store/figures.ts';

const route = defineRoute<BoardBase>();

const part = z.number().min(0).max(1);
const variant = z.enum(variantKeys);
const counts = { shown: z.int(), pressed: z.int() };

const variantFigures = z.object({
  variant,
  share: z.int(),
  ...counts,
  rate: part.describe('Of those who were shown it, how many pressed it'),
  low: part.describe('95 times of a hundred the true rate is not below'),
  high: part,
  confidence: part
    .nullable()
    .describe('That it differs from the first; null of the first, and while too few were shown'),
});

const figures = z.object({
  variants: z.array(variantFigures).describe('With the words and shares that it has now'),
  days: z.array(z.object({ day: z.string(), variant, ...counts })),
});

nameSchemas({ VariantFigures: variantFigures });

/** A process of before saves none. */
const details = z.object({ variants: z.array(z.object({ share: z.int() })).default([]) });

function figuresRoute(name: 'popups' | 'banners', kind: 'popup' | 'banner') {
  return route({
    path: `/api/admin/board/${name}/figures`,
    summary: `How many readers were shown each variant of a ${kind}, and pressed it`,
    access: { permission: 'content.manage' },
    audits: false,
    body: z.object({ idx: idxNumber }),
    data: figures,
    refuses: ['BD001'],
    async handle(deps, { body: { idx }, caller: { siteId } }) {
      const found = await findContent(deps, { siteId, kind, idx });
      if (found === null) throw refuse(errors, 'BD001');
      const { variants } = details.parse(found.details);
      const days = await figuresOf(deps.pool, { idx, wording: wordingOf(found) });
      return { variants: variantsOf(variants, days), days };
    },
  });
}

function variantsOf(
  variants: readonly { share: number }[],
  days: readonly Figure[],
): z.input<typeof variantFigures>[] {
  const all = sharesOf(variants).map(({ variant: key, share }) => {
    const own = days.filter((one) => one.variant === key);
    const shown = own.reduce((sum, one) => sum + one.shown, 0);
    const pressed = own.reduce((sum, one) => sum + one.pressed, 0);
    return { variant: key, share, shown, pressed };
  });
  const [first] = all;
  return all.map((one) => ({
    ...one,
    ...rateOf(one),
    confidence:
      first === undefined || one === first ? null : confidenceOf(first, one, variants.length),
  }));
}

export const adminFigureRoutes = [
  figuresRoute('popups', 'popup'),
  figuresRoute('banners', 'banner'),
];
