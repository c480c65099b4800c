import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute, type Route } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import type pg from 'pg';
import { z } from 'zod';
import { approversOf } from './change-requests.ts';
import type { Guard, Settings } from './settings.ts';
import { listVersions } from './store.ts';

type Contract<Document, Shape extends z.ZodType> = {
  readonly settings: Settings<Document, z.input<Shape> & object> & {
    readonly guard?: Guard<Document>;
  };
  /** `<path>/versions`. */
  readonly path: `/api/admin/${string}`;
  /** The document's name in a row, and its shape there. */
  readonly field: string;
  readonly shape: Shape;
  readonly summary: string;
  readonly permission: string;
  /** The name of a row in the OpenAPI document. */
  readonly versionName?: string;
};

const approvedBy = z
  .string()
  .nullable()
  .describe('Login id of who approved what it loosened; null where one operator did it alone');

/** The history of settings, the newest first: who set each version, when, why, and what it replaced. */
export function historyRoute<Deps extends { pool: pg.Pool }>() {
  return <Document, Shape extends z.ZodType>({
    settings,
    path,
    field,
    shape,
    summary,
    permission,
    versionName,
  }: Contract<Document, Shape>): Route<Deps> => {
    const isGuarded = settings.guard !== undefined;
    const columns: z.ZodRawShape = {
      version: versionNumber,
      [field]: shape,
      before: shape.describe('What it replaced'),
      changedAt: z.iso.datetime(),
      changedBy: z.string().describe('Operator'),
      reason: z.string(),
      ...(isGuarded ? { approvedBy } : {}),
    };
    const row = z.object(columns);
    if (versionName !== undefined) nameSchemas({ [versionName]: row });
    return defineRoute<Deps>()({
      path: `${path}/versions`,
      summary,
      access: { permission },
      audits: false,
      body: z.object(pageOnlyQuery),
      data: listOf(row),
      async handle({ pool }, { body: { page }, caller: { siteId } }) {
        const found = await listVersions(pool, settings, { siteId, ...pageSlice(page) });
        const versions = found.versions.map(({ version }) => version);
        const both = isGuarded ? await approversOf(pool, settings, { siteId, versions }) : null;
        const list = found.versions.map(({ document, before, changedAt, ...version }) => ({
          version: version.version,
          [field]: settings.text(document),
          before: settings.text(before),
          changedAt: changedAt.toISOString(),
          changedBy: version.changedBy,
          reason: version.reason,
          ...(both === null ? {} : { approvedBy: both.get(version.version) ?? null }),
        }));
        return { list, pageInfo: pageInfo(page, found.total) };
      },
    });
  };
}
