import { listOf } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { ledgerBefore } from '../store/ledger/list-ledger.ts';
import { entryFilter, filterOf, ledgerPage, ledgerRow, ledgerRowOf, page } from './ledger-views.ts';

/** Entries of one piece of a statement: few calls for a long one, and none that is heavy. */
const STATEMENT_ROWS = 1_000;

const ownLedger = defineRoute<WalletDeps>()({
  path: '/api/cash/ledger',
  summary: "What moved the member's money",
  access: 'member',
  body: z.object({ page, ...entryFilter }),
  data: listOf(ledgerRow),
  handle: (deps, { body, caller }) => ledgerPage(deps, caller, body),
});

const statement = defineRoute<WalletDeps>()({
  path: '/api/cash/statement',
  summary: 'The same in long pieces, for a statement to keep',
  access: 'member',
  rateLimit: { max: 120, windowMs: 60_000 },
  body: z.object({
    ...entryFilter,
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .describe('The `next` of the piece before'),
  }),
  data: z.object({
    list: z.array(ledgerRow).describe(`Newest first, at most ${STATEMENT_ROWS}`),
    next: z.string().nullable().describe('Null when nothing is left'),
  }),
  async handle(deps, { body, caller }) {
    const entryId = body.after === undefined ? null : BigInt(body.after);
    const filter = filterOf(deps, caller, body);
    const rows = await ledgerBefore(deps.pool, filter, { entryId, limit: STATEMENT_ROWS });
    const last = rows.length < STATEMENT_ROWS ? undefined : rows.at(-1);
    return { list: rows.map(ledgerRowOf), next: last?.entryId.toString() ?? null };
  },
});

export const ledgerRoutes = [ownLedger, statement] as const;
