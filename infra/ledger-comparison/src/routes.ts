import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute, type Route } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import type pg from 'pg';
import { z } from 'zod';
import { closeAsDealtWith } from './close-mismatch.ts';
import { listMismatches, type MismatchTable } from './mismatch-table.ts';

type Contract<Fault extends string, Own extends string> = {
  readonly table: MismatchTable<Fault, Own>;
  /** `<path>/list` and `<path>/close`. */
  readonly path: `/api/admin/${string}`;
  /** The name of a row in the OpenAPI document. */
  readonly rowName: string;
  readonly listSummary: string;
  /** The right to close one. */
  readonly manage: string;
  /** Its own columns in a row. */
  readonly own: Readonly<Record<Own, z.ZodType>>;
  /** What each fault means. */
  readonly faultsMean: string;
  /** Why an operator closes one. */
  readonly reason: z.ZodType<string, string>;
  /** Until when all directions have been compared. */
  readonly comparedTo: (pool: pg.Pool) => Promise<Date>;
};

/** What the books and the ledger do not agree on, for operators: the list, and closing one. */
export function mismatchRoutes<Deps extends { pool: pg.Pool }>() {
  return <Fault extends string, Own extends string>(
    contract: Contract<Fault, Own>,
  ): readonly [Route<Deps>, Route<Deps>] => {
    const { table, path, comparedTo, manage, reason } = contract;
    const route = defineRoute<Deps>();
    const list = route({
      path: `${path}/list`,
      summary: contract.listSummary,
      access: { permission: 'reconciliation.read' },
      audits: false,
      body: z.object({ ...pageOnlyQuery }),
      data: listOf(rowOf(contract)).extend({
        comparedTo: z.iso.datetime().describe('Until when both directions have been compared'),
      }),
      async handle({ pool }, { body: { page }, caller: { siteId } }) {
        const [{ rows, total }, until] = await Promise.all([
          listMismatches(pool, table, { siteId, ...pageSlice(page) }),
          comparedTo(pool),
        ]);
        const shown = rows.map((row) => ({
          ...row,
          amount: String(row.amount),
          seenAt: row.seenAt.toISOString(),
          resolvedAt: row.resolvedAt?.toISOString() ?? null,
        }));
        return { list: shown, pageInfo: pageInfo(page, total), comparedTo: until.toISOString() };
      },
    });
    const close = route({
      path: `${path}/close`,
      summary: 'Closes a difference that was put right, with how',
      access: { permission: manage },
      audits: true,
      idempotent: true,
      body: z.object({ commandId: idText, reason }),
      data: z.object({ commandId: z.string() }),
      refuses: ['H404'],
      async handle({ pool }, { body, caller: { siteId, operatorId }, audit }) {
        await closeAsDealtWith({ pool }, { siteId, operatorId, audit }, body);
        return { commandId: body.commandId };
      },
    });
    return [list, close];
  };
}

function rowOf<Fault extends string, Own extends string>({
  table,
  own,
  rowName,
  faultsMean,
}: Contract<Fault, Own>) {
  const columns: z.ZodRawShape = {
    commandId: z.string(),
    memberId: z.string(),
    ...own,
    kind: z.string(),
    amount: wonText,
    fault: z.enum(table.faults).describe(faultsMean),
    seenAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    closedReason: z.string().nullable().describe('Why an operator closed it'),
  };
  const row = z.object(columns);
  nameSchemas({ [rowName]: row });
  return row;
}
