import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { balanceNames } from '../domain/account.ts';
import { kindNames, kindOfCode } from '../domain/posting.ts';
import {
  type LedgerFilter,
  type LedgerRow,
  ledgerBefore,
  listLedger,
} from '../queries/list-ledger.ts';

export const ledgerRow = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  kind: z.string().describe('stake, payout, deposit, withdrawal_hold, …'),
  account: z.string().describe('cash, held or points'),
  amount: signedWonText,
  balanceAfter: wonText,
  subjectType: z.string(),
  subjectId: z.string(),
});

const { page, ...days } = pageQuery;

/** What narrows a statement; without it every entry of the days is there. */
export const entryFilter = {
  ...days,
  account: z.enum(balanceNames).optional(),
  direction: z.enum(['in', 'out']).optional().describe('Money that came, or that went'),
  kinds: z.array(z.enum(kindNames())).max(20).default([]).describe('Empty for every kind'),
};

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

const filterShape = z.object(entryFilter);
type Wish = z.output<typeof filterShape>;
type Owner = { siteId: string; memberId: string };

/** A page of a member's entries, as long as it is asked for. */
export async function ledgerPage(
  deps: WalletDeps,
  owner: Owner,
  wish: Wish & { page: number; rows?: number },
): Promise<{ list: z.input<typeof ledgerRow>[]; pageInfo: ReturnType<typeof pageInfo> }> {
  const slice = pageSlice(wish.page, wish.rows);
  const { rows, total } = await listLedger(deps.pool, filterOf(deps, owner, wish), slice);
  return { list: rows.map(ledgerRowOf), pageInfo: pageInfo(wish.page, total, wish.rows) };
}

export function filterOf({ clock }: WalletDeps, owner: Owner, wish: Wish): LedgerFilter {
  const { siteId, memberId } = owner;
  const { account = null, direction = null, kinds, startDate, endDate } = wish;
  const range = koreaDayRange(startDate, endDate, clock);
  return { siteId, memberId, account, direction, kinds, ...range };
}

export function ledgerRowOf(row: LedgerRow): z.input<typeof ledgerRow> {
  return {
    entryId: row.entryId.toString(),
    at: row.at.toISOString(),
    kind: kindOfCode(row.kind) ?? 'unknown',
    account: row.account,
    amount: row.amount.toString(),
    balanceAfter: row.balanceAfter.toString(),
    subjectType: row.subjectType,
    subjectId: row.subjectId,
  };
}

export const ledgerRoutes = [ownLedger, statement] as const;
