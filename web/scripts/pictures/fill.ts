import { setTimeout as pause } from 'node:timers/promises';
import { freshMember } from '../../e2e/fresh-member.ts';
import { admin, manager, operatorToken } from '../../e2e/operators.ts';
import { call } from '../../e2e/site-calls.ts';
import type { Altcha } from '../../src/shared/api/contracts.ts';
import { solveAltcha } from '../../src/shared/captcha/altcha.ts';
import { fillSports } from './fill-sports.ts';
import { fillTroubles } from './fill-troubles.ts';

/** Whose pages the filled pictures show. */
export const filledMember = 'player1';

const games = ['powerball', 'speedpowerball', 'powerladder', 'speedkino', 'kinoladder'] as const;

/** What happens on a site in a day, done through its own calls as people would; once for a site. */
export async function fillSite(): Promise<void> {
  const token = await logInAs(filledMember);
  const { list } = await call('/api/bet/betlist', {}, token);
  if (Array.isArray(list) && list.length > 0) return;
  await askForMoney(token);
  await protect(token);
  await fillQueues();
  await workInBackOffice();
  await publish();
  await fillTroubles(logInAs);
  await fillSports(token);
  // The last of all: by these a filled site is known.
  await placeBets(token);
}

/** A bet on two markets of each game's coming round. */
export async function placeBets(given?: string): Promise<void> {
  const token = given ?? (await logInAs(filledMember));
  for (const gameId of games) await betOn(gameId, token);
}

type Market = { selections: { selectionId: string; odds: string; isOpen: boolean }[] };

async function betOn(gameId: string, token: string): Promise<void> {
  const { round, markets } = (await call('/api/minigame/markets', { gameId }, token)) as {
    round: { gameDay: string; number: number } | null;
    markets: Market[];
  };
  if (round === null) return;
  const open = markets.flatMap(({ selections }) => selections.find(({ isOpen }) => isOpen) ?? []);
  const selections = open
    .slice(0, 2)
    .map(({ selectionId, odds }, at) => ({ selectionId, odds, stake: at === 0 ? '5000' : '3000' }));
  const { gameDay, number } = round;
  const slip = { product: 'mini', gameId, gameDay, number, selections, oddsPolicy: 'any' };
  // A round that has just closed, or one that holds the same bet already, is left as it is.
  await call('/api/bet/betProc', slip, token).catch(() => undefined);
}

async function askForMoney(token: string): Promise<void> {
  await call('/api/cash/in', { amount: '50000' }, token);
  await call('/api/point/convert', { amount: '1000' }, token);
}

async function protect(token: string): Promise<void> {
  const limit = (kind: string, period: string, amount: string) =>
    call('/api/member/protection/setLimit', { kind, period, amount }, token);
  await limit('deposit', 'day', '1000000');
  await limit('deposit', 'week', '3000000');
  await limit('loss', 'month', '2000000');
  // To raise one again takes a day of thought, which is shown.
  await limit('deposit', 'day', '2000000');
}

/** Deposits of members who have just come: two open, one taken up, one done and one refused. */
async function fillQueues(): Promise<void> {
  const ends = ['open', 'open', 'wait', 'approve', 'reject'] as const;
  const token = await operatorToken(admin);
  for (const [at, end] of ends.entries()) {
    const { memId, memPass } = await freshMember();
    const amount = String(30_000 + at * 70_000);
    const asked = { amount };
    const { requestId } = await repeatedly(async () =>
      call('/api/cash/in', asked, await logInAs(memId, memPass)),
    );
    if (end === 'open') continue;
    await call('/api/admin/cash/wait', { requestId }, token);
    if (end === 'wait') continue;
    const reason = end === 'reject' ? '입금자명이 일치하지 않습니다.' : '';
    await call(`/api/admin/cash/${end}`, { requestId, reason }, token);
  }
}

async function workInBackOffice(): Promise<void> {
  const token = await operatorToken(admin);
  const memberId = await memberIdOf(filledMember);
  const note = (text: string, pinned: boolean) =>
    call('/api/admin/members/notes/add', { memberId, text, pinned }, token);
  await note('전화로 본인 확인을 마쳤습니다. 계좌 변경은 신분증 확인 후 처리해 주세요.', true);
  await note('이벤트 참여 문의, 다음 주 공지를 안내했습니다.', false);
  const level = { memberId, level: 2, reason: '꾸준한 이용' };
  await call('/api/admin/members/setLevel', level, token);
  const gift = { memberId, direction: 'up', amount: '10000', reason: '출석 이벤트 보상' };
  await call('/api/admin/wallet/adjust', gift, token);
  const large = { ...gift, amount: '2000000', reason: '월간 이벤트 당첨금' };
  await call('/api/admin/wallet/adjust', large, await operatorToken(manager));
  for (const run of [1, 2]) await call('/api/admin/reconciliation/run', { run }, token);
}

const noticeTitles = [
  '은행 점검 시간 입출금 안내',
  '미니게임 회차 검증 방법 안내',
  '주말 충전 이벤트 안내',
  '개인정보 처리 방침 개정 안내',
  '비밀번호를 주기적으로 바꿔 주세요',
  '명절 연휴 고객센터 운영 안내',
];

async function publish(): Promise<void> {
  const token = await operatorToken(admin);
  for (const [at, title] of noticeTitles.entries()) {
    const body = `${title}\n\n- 첫째, 내용을 꼭 확인해 주세요.\n- 둘째, 문의는 고객센터로 주세요.`;
    const document = {
      category: at % 3 === 2 ? 'event' : 'notice',
      pinned: false,
      enabled: at !== 5,
      from: null,
      until: null,
      texts: { ko: { title, body } },
    };
    await call('/api/admin/board/notices/save', { version: 0, document }, token);
  }
}

export async function memberIdOf(memId: string): Promise<string> {
  const token = await operatorToken(admin);
  const { list } = await call('/api/admin/members/list', { search: memId }, token);
  const found = (list as { memId: string; memberId: string }[]).find((one) => one.memId === memId);
  if (found === undefined) throw new Error(`${memId} is not there.`);
  return found.memberId;
}

/** A member's token, with the security question answered as a machine for the blind would. */
async function logInAs(memId: string, memPass = 'player1234'): Promise<string> {
  const { altcha: task } = (await call('/api/auth/captcha', {})) as { altcha: Altcha };
  const altcha = await solveAltcha(task);
  const { token } = await call('/api/member/login', { memId, memPass, altcha });
  return String(token);
}

/** The wallet hears of a new member a moment after the approval. */
async function repeatedly<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 10) throw error;
      await pause(500);
    }
  }
}
