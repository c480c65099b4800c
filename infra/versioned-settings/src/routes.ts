import type { Clock } from '@noriter/kit/clock';
import type { Route } from '@noriter/kit/route';
import type pg from 'pg';
import type { z } from 'zod';
import type { SettingsChange, SettingsEditor } from './change-settings.ts';
import { readingRoutes, type SettingsContract, setRoute } from './common-routes.ts';
import type { FreeSettings } from './settings.ts';

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
    const set = setRoute<Deps>()(contract, {
      beside: {},
      async set(deps, { by: { siteId, operatorId: changedBy, audit }, change }) {
        await contract.set(deps, { siteId, changedBy, audit }, change);
        return {};
      },
    });
    const [get, history] = readingRoutes<Deps>()(contract);
    return [get, set, history];
  };
}
