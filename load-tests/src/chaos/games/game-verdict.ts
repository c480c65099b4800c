import { join } from 'node:path';
import type { Pool } from 'pg';
import { compareGameBooks, readVendorBook } from '../../oracle/game-books.ts';
import { compareGameMoney } from '../../oracle/game-money.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { readVendorBalances, sumOfAll } from '../../oracle/transfers.ts';
import { START_WON } from '../../site/member-accounts.ts';
import type { Verdict } from '../money-verdict.ts';

const SHOWN = 5;

/**
 * Compares what vendors believe with the books of games-gateway, those with the ledger, and the money of
 * members who took it to a vendor and back with what they began with.
 */
export async function judgeGames(
  { games, wallet, dataDir }: { games: Pool; wallet: Pool; dataDir: string },
  movers: readonly string[],
): Promise<Verdict> {
  const folder = join(dataDir, 'game-vendors');
  const money = await compareGameMoney(games, wallet);
  const books = await compareGameBooks(games, readVendorBook(join(folder, 'book.jsonl')));
  const atVendor = readVendorBalances(join(folder, 'accounts.jsonl'));
  const wanted = START_WON * BigInt(movers.length);
  const sum = await sumOfAll({ games, wallet }, movers, atVendor);
  const lost = [...money.lost, ...books.lost];
  const created = [...money.created, ...books.created, ...(await brokenLedgerRules(wallet))];
  if (sum < wanted) lost.push(`${wanted - sum} won are nowhere of what members took to a vendor`);
  if (sum > wanted) created.push(`${sum - wanted} won came from nowhere at a vendor`);
  return {
    lost: lost.length,
    created: created.length,
    findings: [...lost.slice(0, SHOWN), ...created.slice(0, SHOWN)],
  };
}
