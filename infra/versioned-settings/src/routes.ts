import type { Clock } from '@noriter/kit/clock';
import { defineRoute, type Route } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import type pg from 'pg';
import { z } from 'zod';
import type { SettingsChange, SettingsEditor } from './change-settings.ts';
import { historyRoute } from './history-route.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './store.ts';

/** Beside every document that is shown: who set it, and when. */
export const changedShape = {
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
};

type Contract<Deps, Document, Shape extends z.ZodType> = {
  readonly settings: Settings<Document, z.input<Shape> & object>;
  /** `<path>/get`, `<path>/set` and `<path>/versions`. */
  readonly path: `/api/admin/${string}`;
  /** The document's name in bodies and answers, and its shape there. */
  readonly field: string;
  readonly shape: Shape;
  readonly summaries: { readonly get: string; readonly set: string; readonly versions: string };
  readonly permissions: { readonly read: string; readonly change: string };
  /** What version 0 is. */
  readonly initialIs: string;
  /** Why something is changed; settings that ask for none leave it out. */
  readonly reason?: z.ZodType<string>;
  /** The name of a row of the history in the OpenAPI document. */
  readonly versionName?: string;
  readonly refuses: readonly string[];
  readonly set: (
    deps: Deps,
    by: SettingsEditor,
    change: SettingsChange & { document: z.output<Shape> },
  ) => Promise<void>;
};

/**
 * The three routes of settings that are shown as they are stored: as they are now, setting them, and
 * their history. Settings that are shown otherwise have routes of their own over the same store.
 */
export function settingsRoutes<Deps extends { pool: pg.Pool; clock: Clock }>() {
  return <Document, Shape extends z.ZodType>(
    contract: Contract<Deps, Document, Shape>,
  ): readonly Route<Deps>[] => {
    const { settings, path, field, shape, summaries, permissions } = contract;
    const route = defineRoute<Deps>();
    const version = versionNumber.describe(contract.initialIs);
    const named: z.ZodRawShape = { version, [field]: shape };
    const saved = z.object({ ...named, ...changedShape });
    const asked: z.ZodRawShape = { ...named };
    if (contract.reason !== undefined) Object.assign(asked, { reason: contract.reason });
    const savedOf = async ({ pool }: Deps, siteId: string) => {
      const found = await readSettings(pool, settings, siteId);
      return {
        version: found.version,
        [field]: settings.text(found.document),
        changedAt: found.changedAt?.toISOString() ?? null,
        changedBy: found.changedBy,
      };
    };

    const get = route({
      path: `${path}/get`,
      summary: summaries.get,
      access: { permission: permissions.read },
      audits: false,
      body: z.object({}),
      data: saved,
      handle: (deps, { caller }) => savedOf(deps, caller.siteId),
    });

    const set = route({
      path: `${path}/set`,
      summary: summaries.set,
      access: { permission: permissions.change },
      audits: true,
      idempotent: true,
      body: z.object(asked),
      data: saved,
      refuses: [...contract.refuses, 'C999'],
      async handle(deps, { body, caller, audit }) {
        const { siteId, operatorId: changedBy } = caller;
        const change = {
          version: versionNumber.parse(body.version),
          reason: z.string().default('').parse(body.reason),
          // Checked against the shape with the rest of the body.
          document: body[field] as z.output<Shape>,
        };
        await contract.set(deps, { siteId, changedBy, audit }, change);
        return savedOf(deps, siteId);
      },
    });

    const history = historyRoute<Deps>()({
      ...contract,
      summary: summaries.versions,
      permission: permissions.read,
    });
    return [get, set, history];
  };
}
