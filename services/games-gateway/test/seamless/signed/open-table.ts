import type { GamesWorld } from '../../world/games-world.ts';
import type { Protocol, Seat } from './protocol.ts';

/** Enough for whatever amount is small enough to be taken. */
const START = 100_000_000n;

export type Table = Awaited<ReturnType<typeof openTable>>;

/** A member in a game of a protocol's vendor, and another one whose names are tried in the first one's place. */
export async function openTable(world: GamesWorld, protocol: Protocol) {
  const { vendorKey, gameKey, enter } = protocol;
  async function sit(): Promise<Seat & { memberId: string }> {
    const member = await world.member(START);
    const { memberId, player } = member;
    const { token } = await member.launch(vendorKey, gameKey);
    return { memberId, player, session: await enter(world.vendor, token, player) };
  }
  const seat = await sit();
  const other = await sit();
  const memberIds = [seat.memberId, other.memberId];
  /** What the wallet has for the two: cash of each, and all of it without what is owed. */
  const money = async () => {
    const { rows } = await world.wallet.deps.pool.query<{ cash: string; owed: string }>(
      `select cash::text as cash, coalesce((select sum(amount - collected - written_off) from debt d
         where d.member_id = a.member_id), 0)::text as owed
       from account a where member_id = any($1)`,
      [memberIds],
    );
    const cash = rows.map((row) => BigInt(row.cash));
    const worth = rows.reduce((sum, row) => sum + BigInt(row.cash) - BigInt(row.owed), 0n);
    return { cash, worth };
  };
  /** How many calls were answered so far with what means that something is wrong with us. */
  const faults = async () => {
    const { values } = await world.deps.vendorMetrics.calls.get();
    const ours = values.filter(({ labels }) => /^(temporary|failed)$/.test(String(labels.code)));
    return ours.reduce((sum, { value }) => sum + value, 0);
  };
  return { seat, other, money, faults };
}
