import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { countGameDays } from '../../src/reports/actions/count-game-days.ts';
import { type GamesWorld, openGamesWorld } from './games-world.ts';

/** A part of every name that operators of the site alone may see. */
export const OURS = 'crossed';

/** What was staked in all, in won: no other number has it in it. */
export const STAKED = '31415927';

const CASH = 100_000_000n;
const MINUTE_MS = 60_000;

/** Games that members of the site `noriter` have played, and what operators have set for them. */
export async function openPlayedSite(label: string) {
  const world = await openGamesWorld(label);
  const store = await world.member(0n, { loginId: `${OURS}store`, isPartner: true });
  const player = await world.member(CASH, { loginId: `${OURS}player` });
  await playSlot(world, player);
  await winJackpot(world, player);
  const later = new Date(Date.now() + MINUTE_MS);
  await withTransaction(world.pool, (tx) => countGameDays(tx, later));
  await limit(world, { store, player });
  world.vendorServer.answers.set('/round', () => ({
    state: 'open',
    detailUrl: `https://vendor.example/${OURS}`,
  }));
  return { world, store, player };
}

type Player = Awaited<ReturnType<GamesWorld['member']>>;

async function limit(
  world: GamesWorld,
  { store, player: { memberId } }: { store: Player; player: Player },
): Promise<void> {
  const operator = world.operator('betting.manage');
  const locked = { memberId, vendorKey: 'bomb', isLocked: true, maxBet: null, reason: OURS };
  await operator('/api/admin/games/members/set', locked);
  const about = { vendorKey: 'bomb', gameCode: '', isHidden: false, devices: ['mobile'] };
  const who = { levelFrom: null, levelTo: null, partnerMode: 'only' };
  const rule = { ...about, ...who, partnerLogins: [store.loginId] };
  await operator('/api/admin/games/visibility/set', { version: 0, rule, reason: OURS });
}

async function playSlot(world: GamesWorld, player: Player): Promise<void> {
  const { token } = await player.launch('kplay', 'slot1');
  const about = {
    user: player.player,
    token,
    game_code: 'slot1',
    currency: 'KRW',
    round: randomUUID(),
  };
  const call = (path: string, fields: object) =>
    world.vendor.hub(path, { ...about, request_uuid: randomUUID(), ...fields });
  await call('/user/info', {});
  await call('/transaction/bet', {
    transaction_uuid: randomUUID(),
    // A hundred thousand are a won.
    amount: Number(STAKED) * 100_000,
    round_closed: true,
  });
}

async function winJackpot(world: GamesWorld, player: Player): Promise<void> {
  const { token } = await player.launch('pragmatic', 'slot3');
  const { pragmatic } = world.vendor;
  await pragmatic('/authenticate.html', { token, providerId: 'p' });
  const about = { userId: player.player, gameId: 'slot3', roundId: randomUUID(), providerId: 'p' };
  const call = (path: string, amount: string) =>
    pragmatic(path, { ...about, amount, reference: randomUUID() });
  await call('/bet.html', '1000.00');
  await call('/jackpotWin.html', '500.00');
}
