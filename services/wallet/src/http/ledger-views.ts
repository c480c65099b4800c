import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { pageInfo, pageQuery, pageSlice } from '@noriter/kit/paging';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { balanceNames } from '../domain/ledger/account.ts';
import { kindNames, kindOfCode } from '../domain/ledger/posting.ts';
import { type LedgerFilter, type LedgerRow, listLedger } from '../store/ledger/list-ledger.ts';

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

nameSchemas({ LedgerEntryView: ledgerRow });

export const { page, ...days } = pageQuery;

/** What narrows a statement; without it every entry of the days is there. */
export const entryFilter = {
  ...days,
  account: z.enum(balanceNames).optional(),
  direction: z.enum(['in', 'out']).optional().describe('Money that came, or that went'),
  kinds: z.array(z.enum(kindNames())).max(20).default([]).describe('Empty for every kind'),
};

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
