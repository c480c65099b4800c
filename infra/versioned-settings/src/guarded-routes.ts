import type { RequestStatus } from '@noriter/four-eyes/request';
import type { Clock } from '@noriter/kit/clock';
import type { Route } from '@noriter/kit/route';
import type pg from 'pg';
import { z } from 'zod';
import type { ChangeOutcome, GuardedEditor } from './change-guarded.ts';
import type { SettingsChange } from './change-settings.ts';
import { readingRoutes, type SettingsContract, setRoute } from './common-routes.ts';
import type { ChangeDecision } from './decide-change.ts';
import { requestRoutes } from './request-routes.ts';
import type { GuardedSettings } from './settings.ts';

/** Beside the settings as they are after a change. */
export const outcomeShape = {
  outcome: z
    .enum(['applied', 'asked'])
    .describe('asked: it loosens what one operator may do, and another one has to approve'),
  requestId: z.string().nullable().describe('Of the request to the second operator'),
};

type GuardedContract<Deps, Document, Shape extends z.ZodType> = SettingsContract<
  Document,
  Shape
> & {
  readonly settings: GuardedSettings<Document, z.input<Shape> & object>;
  /** Why; a loosening needs it. */
  readonly reason: z.ZodType<string>;
  /** The name of a request in the OpenAPI document. */
  readonly requestName: string;
  readonly set: (
    deps: Deps,
    by: GuardedEditor,
    change: SettingsChange & { requestId: string; document: z.output<Shape> },
  ) => Promise<ChangeOutcome>;
  readonly decide: (
    deps: Deps,
    by: GuardedEditor,
    decision: ChangeDecision,
  ) => Promise<RequestStatus>;
};

/**
 * The routes of settings that bound what one operator may do: those of other settings, requests to
 * loosen them, and deciding these.
 */
export function guardedRoutes<Deps extends { pool: pg.Pool; clock: Clock }>() {
  return <Document, Shape extends z.ZodType>(
    contract: GuardedContract<Deps, Document, Shape>,
  ): readonly Route<Deps>[] => {
    const set = setRoute<Deps>()(contract, {
      beside: outcomeShape,
      async set(deps, { by, change, effectId }) {
        const outcome = await contract.set(deps, by, { ...change, requestId: effectId });
        return { outcome, requestId: outcome === 'asked' ? effectId : null };
      },
    });
    const [get, history] = readingRoutes<Deps>()(contract);
    return [get, set, history, ...requestRoutes<Deps>()(contract)];
  };
}
