import { expect } from '@playwright/test';
import { type OwnMatch, publishOdds } from './odds-feed.ts';
import { operatorToken } from './operators.ts';
import { call } from './site-calls.ts';

const marketKey = 'three-way/regular/points';

type Slip = { slipId: string; bets: { betId: string }[] };

/** Stakes on the home side at 2.00, as the member whose token it is. */
export async function stakeOnHome(
  token: string,
  match: OwnMatch,
  lineStake: string,
): Promise<Slip> {
  await publishOdds(match, ['2.00', '3.30', '4.00']);
  const leg = { fixtureId: match.eventId, marketKey, selectionId: 'home', odds: '2.00' };
  const tickets = [{ legs: [leg], linesOf: 1, lineStake }];
  const wish = { product: 'sport', oddsPolicy: 'any', tolerance: 0, tickets };
  let slip: Slip = { slipId: '', bets: [] };
  await expect(async () => {
    slip = (await call('/api/bet/betProc', wish, token)) as Slip;
  }).toPass();
  return slip;
}

/** Enters who won by hand, having seen what it moves. */
export async function enterResult(
  { eventId }: OwnMatch,
  winner: string,
  reason: string,
): Promise<void> {
  const token = await operatorToken();
  const outcome = (id: string) => ({ won: id === winner, voidHalves: 0 });
  const results = Object.fromEntries(['home', 'draw', 'away'].map((id) => [id, outcome(id)]));
  const of = { fixtureId: eventId, marketKey, result: { way: 'results', results } };
  await expect(async () => {
    const { paid, taken } = await call('/api/admin/sport/result/effect', of, token);
    const wish = { ...of, paid, taken, reason };
    await call('/api/admin/sport/market/result', wish, token);
  }).toPass();
}
