import { expect, type Page } from '@playwright/test';
import { type FreshMember, freshMember } from './fresh-member.ts';
import { operatorToken } from './operators.ts';
import { enterSite } from './people.ts';
import { call } from './site-calls.ts';

type PlacedBet = {
  member: FreshMember;
  token: string;
  slipId: string;
  gameId: string;
  gameDay: string;
  number: number;
};

type Round = { gameDay: string; number: number; closesAt: string };

/** So long before a round closes nobody begins to bet on it. */
const LEAD_MS = 25_000;

/** A bet of a member of the test's own, who logs in on the page, on a round so many rounds from now. */
export async function placeBet(
  page: Page,
  { gameId, roundsAhead }: { gameId: 'powerball' | 'speedkino'; roundsAhead: number },
): Promise<PlacedBet> {
  const member = await freshMember(100_000);
  const { token } = await enterSite(page, member);
  const { list } = await call(
    '/api/admin/betting/rounds/list',
    { gameId, rows: 20 },
    await operatorToken(),
  );
  // One that closed waits some seconds for what it is drawn with.
  const soon = Date.now() + LEAD_MS;
  const rounds = (list as Round[]).filter(({ closesAt }) => Date.parse(closesAt) > soon);
  let [round, ...others] = rounds.slice(roundsAhead);
  let slipId = '';
  // The money reaches the wallet a moment later.
  await expect(async () => {
    if (round === undefined) throw new Error('No round so far ahead takes bets.');
    try {
      slipId = await stakeOn({ token, gameId, ...round }, 'sum-odd');
    } catch (refusal) {
      // Declared void by who played this story before: the next one will do.
      if (String(refusal).includes('B1012')) [round, ...others] = others;
      throw refusal;
    }
  }).toPass();
  if (round === undefined) throw new Error('A bet was placed on no round.');
  const { gameDay, number } = round;
  return { member, token, gameId, gameDay, number, slipId };
}

/** Stakes 10,000 won on a selection of a round. @returns the slip's id; throws on a refusal */
export async function stakeOn(
  { token, gameId, gameDay, number }: Omit<PlacedBet, 'slipId' | 'member'>,
  selectionId: string,
): Promise<string> {
  const selections = [{ selectionId, odds: '1.94', stake: '10000' }];
  const wish = { product: 'mini', gameId, gameDay, number, selections, oddsPolicy: 'any' };
  return String((await call('/api/bet/betProc', wish, token)).slipId);
}
