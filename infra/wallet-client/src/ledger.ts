import type { Won } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { nullOfOlder } from './null-of-older.ts';

/** A row of the wallet's ledger, for who compares it with what it asked for. */
export type LedgerEntry = {
  readonly commandId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: string;
  readonly amount: Won;
  /** Of its two accounts the one that is not its member's. */
  readonly counterAccount: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** The wallet's code; null where it was applied. */
  readonly refusal: string | null;
};

const position = z.string().transform(BigInt);
const entry = z.object({
  commandId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: z.string(),
  amount: z.string().transform(BigInt),
  counterAccount: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  refusal: z.string().nullable(),
});
const page = z.object({ entries: z.array(entry), upto: position });
const ofCommands = z.object({ entries: z.array(entry) });

/**
 * What moved on the accounts of the house, of commission or of promotions behind a position of the
 * ledger, and how far the wallet looked.
 *
 * @param range.positions of one look; as many as the wallet looks at in a call by default
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function ledgerPage(
  wallet: RemoteService,
  account: 'house' | 'commission' | 'promotion',
  range: { after: bigint; positions?: number },
): Promise<{ entries: LedgerEntry[]; upto: bigint }> {
  const asked = { ...range, after: range.after.toString() };
  return callService(wallet, `/internal/ledger/${account}`, asked, page);
}

/**
 * The rows of commands, at most 2,000; one that never came has none.
 *
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function ledgerRows(
  wallet: RemoteService,
  commandIds: readonly string[],
): Promise<Map<string, LedgerEntry>> {
  if (commandIds.length === 0) return new Map();
  const path = '/internal/ledger/commands';
  const { entries } = await callService(wallet, path, { commandIds }, ofCommands);
  return new Map(entries.map((one) => [one.commandId, one]));
}

/**
 * Rows of one site, kind and subject: a column each as an array literal of PostgreSQL's, in which the same place is
 * of the same row. They are handed on to a database as they are.
 */
export type LedgerColumns = {
  readonly siteId: string;
  readonly kind: string;
  readonly subjectType: string;
  readonly commandIds: string;
  readonly memberIds: string;
  readonly subjectIds: string;
  readonly amounts: string;
};

const columns = z.object({
  siteId: z.string(),
  kind: z.string(),
  subjectType: z.string(),
  commandIds: z.string(),
  memberIds: z.string(),
  subjectIds: z.string(),
  amounts: z.string(),
});
const columnsPage = z.object({ groups: z.array(columns), upto: position });

/**
 * What `ledgerPage` finds of the house, in columns and in no order: for who looks at single rows only where something
 * is wrong with them.
 *
 * @returns null from a wallet of before this question
 * @throws TE99 or NT99 when the wallet does not answer
 */
export function houseColumns(
  wallet: RemoteService,
  { after, positions }: { after: bigint; positions: number },
): Promise<{ groups: LedgerColumns[]; upto: bigint } | null> {
  const asked = { positions, after: after.toString() };
  return nullOfOlder(callService(wallet, '/internal/ledger/house-columns', asked, columnsPage));
}
