import { versionNumber } from '@noriter/kit/version-number';
import type pg from 'pg';
import { z } from 'zod';
import type { Settings } from './settings.ts';
import { readSettings } from './store.ts';

/** Beside every document that is shown: who set it, and when. */
export const changedShape = {
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
};

type Named = { readonly field: string; readonly shape: z.ZodType; readonly initialIs: string };

/** Settings as they are now, the document under its name. */
export function savedShape({ field, shape, initialIs }: Named) {
  const columns: z.ZodRawShape = { version: versionNumber.describe(initialIs), [field]: shape };
  return z.object({ ...columns, ...changedShape });
}

/** What the body of a change holds: the document, the version it was made from, and why. */
export function askedShape({
  field,
  shape,
  initialIs,
  reason,
}: Named & { readonly reason?: z.ZodType<string> | undefined }) {
  const columns: z.ZodRawShape = { version: versionNumber.describe(initialIs), [field]: shape };
  if (reason !== undefined) Object.assign(columns, { reason });
  return z.object(columns);
}

/** A site's settings for `savedShape`. */
export async function savedOf<Document>(
  pool: pg.Pool,
  settings: Settings<Document>,
  { siteId, field }: { siteId: string; field: string },
) {
  const found = await readSettings(pool, settings, siteId);
  return {
    version: found.version,
    [field]: settings.text(found.document),
    changedAt: found.changedAt?.toISOString() ?? null,
    changedBy: found.changedBy,
  };
}

/** A change out of a body that was checked against `askedShape`. */
export function changeOf<Shape extends z.ZodType>(body: Record<string, unknown>, field: string) {
  return {
    version: versionNumber.parse(body.version),
    reason: z.string().default('').parse(body.reason),
    document: body[field] as z.output<Shape>,
  };
}
