import { decideRoute } from '@noriter/four-eyes/decide-route';
import type { RequestStatus } from '@noriter/four-eyes/request';
import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute, type Route } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import type pg from 'pg';
import { z } from 'zod';
import type { GuardedEditor } from './change-guarded.ts';
import { listChangeRequests } from './change-requests.ts';
import type { ChangeDecision } from './decide-change.ts';
import type { GuardedSettings } from './settings.ts';
import { versionOf } from './store.ts';

type Contract<Deps, Document, Shape extends z.ZodType> = {
  readonly settings: GuardedSettings<Document, z.input<Shape> & object>;
  /** `<path>/requests` and `<path>/decide`. */
  readonly path: `/api/admin/${string}`;
  /** The document's name in a row, and its shape there. */
  readonly field: string;
  readonly shape: Shape;
  readonly permissions: { readonly read: string; readonly change: string };
  /** The name of a request in the OpenAPI document. */
  readonly requestName: string;
  /** Beside those of every request. */
  readonly refuses: readonly string[];
  readonly decide: (
    deps: Deps,
    by: GuardedEditor,
    decision: ChangeDecision,
  ) => Promise<RequestStatus>;
};

/** Requests to loosen settings, and what a second operator answers. */
export function requestRoutes<Deps extends { pool: pg.Pool }>() {
  return <Document, Shape extends z.ZodType>(
    contract: Contract<Deps, Document, Shape>,
  ): readonly Route<Deps>[] => {
    const { settings, path, field, shape, permissions } = contract;
    const columns: z.ZodRawShape = {
      requestId: z.string(),
      ...requestShape,
      version: versionNumber.describe('The version it was made from'),
      [field]: shape.describe('What the settings are to become'),
      loosens: z.array(z.string()).describe('The fields that let one operator do more'),
      isStale: z.boolean().describe('The settings have changed since: it cannot be approved'),
    };
    const row = z.object(columns);
    nameSchemas({ [contract.requestName]: row });

    const list = defineRoute<Deps>()({
      path: `${path}/requests`,
      summary: 'Who asked to loosen them, the newest first, and what a second operator answered',
      access: { permission: permissions.read },
      audits: false,
      body: z.object(pageOnlyQuery),
      data: listOf(row),
      async handle({ pool }, { body: { page }, caller: { siteId, operatorId } }) {
        const [found, present] = await Promise.all([
          listChangeRequests(pool, settings, { siteId, ...pageSlice(page) }),
          versionOf(pool, settings, siteId),
        ]);
        const list = found.rows.map((one) => ({
          requestId: one.requestId,
          ...requestView(one, operatorId),
          version: one.version,
          [field]: settings.text(settings.parse(one.document)),
          loosens: one.loosens,
          isStale: one.status === 'waiting' && one.version !== (present ?? 0),
        }));
        return { list, pageInfo: pageInfo(page, found.total) };
      },
    });

    const decide = decideRoute<Deps>()({
      path: `${path}/decide`,
      summary: 'A second operator approves a loosening or refuses it; who asked may take it back',
      permission: permissions.change,
      refusals: settings.guard.refusals,
      refuses: contract.refuses,
      decide: contract.decide,
    });
    return [list, decide];
  };
}
