import type { GamesWorld } from './games-world.ts';

export type Fault = 'none' | 'lost-before' | 'lost-after' | 'refused';

type Call = 'create' | 'in' | 'out' | 'balance' | 'status';
type Body = Record<string, unknown>;

/** What it says in place of the truth: an object, or bytes that are sent as they are. */
export type Lie = (truth: object) => object;

/** A vendor with a wallet of its own, whose answers get lost or are none when a test wants it. */
export function fishingVendor({ vendorServer, pool, running }: GamesWorld, vendorKey = 'kfishing') {
  const balances = new Map<string, bigint>();
  const known = new Map<string, { status: 'done' | 'refused' }>();
  const faults: Record<string, Fault> = {};
  let isAway = false;
  const lose = () => {
    throw new Error('The answer got lost.');
  };
  const balanceOf = (player: unknown) => balances.get(String(player)) ?? 0n;
  const move = (direction: 'in' | 'out') => (body: Body) => {
    const [player, id] = [String(body.playerId), String(body.transferId)];
    const fault = faults[direction] ?? 'none';
    if (isAway || fault === 'lost-before') lose();
    const earlier = known.get(id);
    if (earlier) return earlier;
    const amount = BigInt(String(body.amount));
    const has = balanceOf(player);
    if (fault === 'refused' || (direction === 'out' && has < amount)) {
      known.set(id, { status: 'refused' });
      return { status: 'refused' };
    }
    balances.set(player, direction === 'in' ? has + amount : has - amount);
    known.set(id, { status: 'done' });
    if (fault === 'lost-after') lose();
    return { status: 'done' };
  };
  const truths: Record<Call, (body: Body) => object> = {
    create: () => ({}),
    in: move('in'),
    out: move('out'),
    balance: ({ playerId }) => (isAway ? lose() : { balance: String(balanceOf(playerId)) }),
    status({ transferId }) {
      if (isAway) lose();
      const id = String(transferId);
      const earlier = known.get(id);
      if (earlier) return earlier;
      // Who asks about it will not have it any more.
      known.set(id, { status: 'refused' });
      return { status: 'unknown' };
    },
  };
  const lies: Partial<Record<string, Lie>> = {};
  for (const [name, truthOf] of Object.entries(truths)) {
    vendorServer.answers.set(`/${vendorKey}/${name}`, (_path, body) => {
      const lie = lies[name];
      return lie === undefined ? truthOf(body) : lie(truthOrNone(() => truthOf(body)));
    });
  }
  return {
    faults,
    lies,
    goAway: (away: boolean) => {
      isAway = away;
    },
    balanceOf,
    win: (player: string, won: bigint) => balances.set(player, balanceOf(player) + won),
    /** A minute later nothing is open any more. */
    async closeLongAgo(memberId: string) {
      const ago = `now() - interval '2 minutes'`;
      await pool.query(
        `update game_session set state = 'ended', started_at = ${ago}, live_at = ${ago}, ended_at = ${ago}
         where member_id = $1`,
        [memberId],
      );
    },
    /** Time passes for those that wait. */
    async drive() {
      await pool.query(`update game_transfer set next_at = now() where ended_at is null`);
      await running.runJob('drive-game-transfers');
    },
  };
}

/** What an answer would have been that has got lost. */
function truthOrNone(truthOf: () => object): object {
  try {
    return truthOf();
  } catch {
    return { status: 'done' };
  }
}
