import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

type Line =
  | { is: 'account' | 'fence' }
  | { is: 'play'; playerId: string; change: string }
  | {
      is: 'transfer';
      transfer: { playerId: string; direction: string; amount: string; status: string };
    };

/** What members have at the sandbox's vendor with a wallet of its own, by its journal, in won. */
export function readVendorBalances(file: string): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  const add = (id: string, won: bigint) => balances.set(id, (balances.get(id) ?? 0n) + won);
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text === '') continue;
    const line = JSON.parse(text) as Line;
    if (line.is === 'play') add(line.playerId, BigInt(line.change));
    if (line.is !== 'transfer' || line.transfer.status === 'refused') continue;
    const { playerId, direction, amount } = line.transfer;
    add(playerId, direction === 'in' ? BigInt(amount) : -BigInt(amount));
  }
  return balances;
}

/** As `isInTransit` of games-gateway has it. */
const onItsWaySql = `
  select coalesce(sum(amount), 0)::text as won from game_transfer
  where member_id = any($1::uuid[]) and (state in ('paying', 'returning')
    or (direction = 'in' and state in ('sending', 'unknown')))`;

const cashSql = `
  select coalesce(sum(cash), 0)::text as won from account where member_id = any($1::uuid[])`;

/** The sum of members' cash, of what is on its way and of what lies with the vendor: constant. */
export async function sumOfAll(
  { games, wallet }: { games: Pool; wallet: Pool },
  members: readonly string[],
  atVendor: ReadonlyMap<string, bigint>,
): Promise<bigint> {
  const won = async (pool: Pool, text: string) => {
    const { rows } = await pool.query<{ won: string }>(text, [members]);
    return BigInt(rows[0]?.won ?? 0);
  };
  const there = members.map((id) => atVendor.get(id.replaceAll('-', '')) ?? 0n);
  const cash = await won(wallet, cashSql);
  return there.reduce((sum, one) => sum + one, cash + (await won(games, onItsWaySql)));
}
