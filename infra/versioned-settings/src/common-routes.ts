import type { Auditor } from '@noriter/kit/audit';
import { type CallerOf, defineRoute, type Route } from '@noriter/kit/route';
import type pg from 'pg';
import { z } from 'zod';
import type { SettingsChange } from './change-settings.ts';
import { historyRoute } from './history-route.ts';
import { askedShape, changeOf, savedOf, savedShape } from './saved-shape.ts';
import type { Settings } from './settings.ts';

/** What every contract of settings names. */
export type SettingsContract<Document, Shape extends z.ZodType> = {
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
};

/** What somebody sets. */
type Asked<Shape extends z.ZodType> = {
  readonly by: CallerOf<{ permission: string }> & { readonly audit: Auditor };
  readonly change: SettingsChange & { document: z.output<Shape> };
  /** Of what it makes. */
  readonly effectId: string;
};

/**
 * Sets settings, and answers with them as they are then.
 *
 * @param how.beside what is answered beside them
 * @param how.set sets them, and gives that
 */
export function setRoute<Deps extends { pool: pg.Pool }>() {
  return <Document, Shape extends z.ZodType>(
    contract: SettingsContract<Document, Shape>,
    how: {
      beside: z.ZodRawShape;
      set: (deps: Deps, asked: Asked<Shape>) => Promise<object>;
    },
  ): Route<Deps> => {
    const { settings, path, field, summaries, permissions } = contract;
    return defineRoute<Deps>()({
      path: `${path}/set`,
      summary: summaries.set,
      access: { permission: permissions.change },
      audits: true,
      idempotent: true,
      body: askedShape(contract),
      data: savedShape(contract).extend(how.beside),
      refuses: [...contract.refuses, 'C999'],
      async handle(deps, { body, caller, audit, effectId }) {
        const change = changeOf<Shape>(body, field);
        const beside = await how.set(deps, { by: { ...caller, audit }, change, effectId });
        const saved = await savedOf(deps.pool, settings, { siteId: caller.siteId, field });
        return { ...saved, ...beside };
      },
    });
  };
}

/** Settings as they are now, and their history. */
export function readingRoutes<Deps extends { pool: pg.Pool }>() {
  return <Document, Shape extends z.ZodType>(
    contract: SettingsContract<Document, Shape>,
  ): readonly [Route<Deps>, Route<Deps>] => {
    const { settings, path, field, summaries, permissions } = contract;
    const get = defineRoute<Deps>()({
      path: `${path}/get`,
      summary: summaries.get,
      access: { permission: permissions.read },
      audits: false,
      body: z.object({}),
      data: savedShape(contract),
      handle: ({ pool }, { caller: { siteId } }) => savedOf(pool, settings, { siteId, field }),
    });
    const history = historyRoute<Deps>()({
      ...contract,
      summary: summaries.versions,
      permission: permissions.read,
    });
    return [get, history];
  };
}
