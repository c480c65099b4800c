import type { Clock } from '@noriter/kit/clock';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import type pg from 'pg';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { kindOfCode } from '../domain/posting.ts';
import { type LedgerRow, listLedger } from '../queries/list-ledger.ts';

const ledgerRow = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  kind: z.string().describe('stake, payout, deposit, withdrawal_hold, …'),
  account: z.string().describe('cash, held or points'),
  amount: signedWonText,
  balanceAfter: wonText,
  subjectType: z.string(),
  subjectId: z.string(),
});

const ownLedger = defineRoute<WalletDeps>()({
  path: '/api/cash/ledger',
  summary: "What moved the member's money",
  access: 'member',
  body: z.object(pageQuery),
  data: listOf(ledgerRow),
  handle: (deps, { body, caller }) => ledgerPage(deps, caller, body),
});

const memberLedger = defineRoute<WalletDeps>()({
  path: '/api/admin/ledger/list',
  summary: "What moved a member's money",
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ ...pageQuery, memberId: z.uuid() }),
  data: listOf(ledgerRow),
  handle: (deps, { body, caller }) =>
    ledgerPage(deps, { siteId: caller.siteId, memberId: body.memberId }, body),
});

type Page = { page: number; startDate?: string | undefined; endDate?: string | undefined };

async function ledgerPage(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { siteId, memberId }: { siteId: string; memberId: string },
  { page, startDate, endDate }: Page,
): Promise<{ list: z.input<typeof ledgerRow>[]; pageInfo: ReturnType<typeof pageInfo> }> {
  const days = koreaDayRange(startDate, endDate, clock);
  const { rows, total } = await listLedger(pool, { siteId, memberId, page, ...days });
  return { list: rows.map(ledgerRowOf), pageInfo: pageInfo(page, total) };
}

function ledgerRowOf(row: LedgerRow): z.input<typeof ledgerRow> {
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

export const ledgerRoutes = [ownLedger, memberLedger] as const;
