import { sendUnreadable } from '../../e2e/dead-letters.ts';
import { freshMember } from '../../e2e/fresh-member.ts';
import { ownMatch } from '../../e2e/odds-feed.ts';
import { enterResult, stakeOnHome } from '../../e2e/sport-stake.ts';

type LogIn = (memId: string, memPass: string) => Promise<string>;

/** What goes wrong on a site, and waits for an operator. A site given by its address has none. */
export async function fillTroubles(logIn: LogIn): Promise<void> {
  if (process.env.NORITER_KAFKA_BROKERS) await sendUnreadable(4);
  if (process.env.NORITER_ODDS_FEED_URL) await owe(logIn);
}

/** A win that was entered by mistake, spent on another bet, and taken back: what is left is owed. */
async function owe(logIn: LogIn): Promise<void> {
  const { memId, memPass } = await freshMember(60_000);
  const token = await logIn(memId, memPass);
  const [won, gone] = [await ownMatch('live'), await ownMatch('prematch')];
  await stakeOnHome(token, won, '50000');
  await enterResult(won, 'home', '공급사 결과 지연으로 직접 입력');
  // It waits until the win is paid.
  await stakeOnHome(token, gone, '70000');
  await enterResult(won, 'away', '기록지 확인 후 정정');
}
