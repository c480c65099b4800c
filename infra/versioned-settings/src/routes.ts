import type { Clock } from '@noriter/kit/clock';
import { defineRoute, type Route } from '@noriter/kit/route';
import type pg from 'pg';
import { z } from 'zod';
import type { SettingsChange, SettingsEditor } from './change-settings.ts';
import { historyRoute } from './history-route.ts';
import { askedShape, changeOf, savedOf, savedShape } from './saved-shape.ts';
import type { FreeSettings, Settings } from './settings.ts';

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

type FreeContract<Deps, Document, Shape extends z.ZodType> = SettingsContract<Document, Shape> & {
  readonly settings: FreeSettings<Document, z.input<Shape> & object>;
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
    contract: FreeContract<Deps, Document, Shape>,
  ): readonly Route<Deps>[] => {
    const { settings, path, field, summaries, permissions } = contract;
    const set = defineRoute<Deps>()({
      path: `${path}/set`,
      summary: summaries.set,
      access: { permission: permissions.change },
      audits: true,
      idempotent: true,
      body: askedShape(contract),
      data: savedShape(contract),
      refuses: [...contract.refuses, 'C999'],
      async handle(deps, { body, caller, audit }) {
        const { siteId, operatorId: changedBy } = caller;
        await contract.set(deps, { siteId, changedBy, audit }, changeOf<Shape>(body, field));
        return savedOf(deps.pool, settings, { siteId, field });
      },
    });
    const [get, history] = readingRoutes<Deps>()(contract);
    return [get, set, history];
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
