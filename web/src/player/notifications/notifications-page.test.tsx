import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationRow } from '../../shared/api/contracts.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { NotificationsPage } from './notifications-page.tsx';

type Kind = NotificationRow['kind'];

const SLIP = '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b6a';
const slip = `/member/mypage/betting/list?slip=${SLIP}`;
const ledger = '/member/mypage/ledger/list';

/** Every kind there is: what is said of it, and the page that has the whole story. */
const kinds = {
  'deposit-held': [/입금 신청 5,000원을/, '/member/mypage/charge/list'],
  'deposit-approved': [/입금 5,000원이 승인/, '/member/mypage/charge/list'],
  'deposit-rejected': [/입금 신청 5,000원이 거절/, '/member/mypage/charge/list'],
  'deposit-taken-back': [/입금 5,000원이 회수되었습니다/, '/member/mypage/charge/list'],
  'withdrawal-held': [/출금 신청 5,000원을/, '/member/mypage/exchange/list'],
  'withdrawal-approved': [/출금 5,000원이 완료/, '/member/mypage/exchange/list'],
  'withdrawal-rejected': [/출금 신청 5,000원이 거절/, '/member/mypage/exchange/list'],
  bonus: [/보너스 5,000원이 지급/, '/member/mypage/ledger/list'],
  'corrected-up': [/5,000원을 더했습니다/, '/member/mypage/ledger/list'],
  'corrected-down': [/5,000원을 뺐습니다/, '/member/mypage/ledger/list'],
  'taken-back': [/지급된 금액 중 5,000원을 회수/, '/member/mypage/ledger/list'],
  'points-granted': [/5,000P가 적립/, '/member/mypage/point'],
  'points-converted': [/5,000P를 보유금으로/, '/member/mypage/point'],
  'debt-written-off': [/미수금 5,000원이 탕감/, ledger],
  'bonus-forfeited': [/포기하여 5,000원이/, ledger],
  'bonus-taken-back': [/지급된 보너스 5,000원이 회수/, ledger],
  'transfer-given': [/^5,000원을 이체했습니다/, ledger],
  'transfer-received': [/^5,000원을 이체받았습니다/, ledger],
  'transfer-collected': [/하위 회원의 보유금 5,000원을 회수/, ledger],
  'transfer-taken-back': [/상위 파트너가 보유금 5,000원을 회수/, ledger],
  'commission-paid': [/정산금 5,000원이 지급/, '/member/partner/partnerCalculationList'],
  'commission-taken-back': [/정산금 5,000원이 회수/, '/member/partner/partnerCalculationList'],
  'game-refunded': [/게임 베팅이 취소되어 5,000원을/, ledger],
  'game-taken-back': [/게임 당첨이 취소되어 5,000원이/, ledger],
  'bet-refused': [/접수가 거절되어 5,000원을/, slip],
  'bet-won': [/적중했습니다. 당첨금 5,000원/, slip],
  'bet-lost': [/낙첨/, slip],
  'bet-voided': [/적특되어 5,000원을 돌려/, slip],
  'bet-corrected': [/차액 5,000원/, slip],
  'bet-reopened': [/다시 결과를 기다립니다/, slip],
  'bet-cashed-out': [/캐시아웃 5,000원/, slip],
  'payout-account-changed': [/출금 계좌가 변경/, '/member/mypage/info'],
  'withdrawal-password-changed': [/출금 비밀번호가 변경/, '/member/mypage/info'],
  'second-factor-changed': [/2단계 인증이 변경/, '/member/mypage/info'],
  'rank-raised': [/등급이 올랐습니다/, '/member/promotion'],
  'rank-lowered': [/등급이 내려갔습니다/, '/member/promotion'],
  'rank-ended': [/유지 기간이 끝났습니다/, '/member/promotion'],
  'free-bet-given': [/무료 베팅 5,000원이 지급/, '/member/promotion/freebets'],
  'free-bet-ending': [/5,000원의 사용 기한이/, '/member/promotion/freebets'],
  'inquiry-answered': [/답변이 등록/, '/member/cscenter/qna/read/7'],
} as const satisfies Record<Kind, readonly [RegExp, string]>;

const rowOf = (kind: Kind, at: number): NotificationRow => ({
  notificationId: `0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b${(10 + at).toString()}`,
  kind,
  subjectId: kind.startsWith('bet-') ? SLIP : '7',
  amount: '5000',
  reason: kind === 'deposit-rejected' ? '입금자명이 다릅니다.' : '',
  at: '2026-11-24T03:00:00.000Z',
  isUnread: at < 2,
});
const rows = (Object.keys(kinds) as Kind[]).map(rowOf);

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => memberSession.end('logout'));

async function open(list: readonly NotificationRow[] | null, on: 'desktop' | 'phone' = 'desktop') {
  const info = { page: 1, count_per_list: 30, tatal_list_count: list?.length ?? 0 };
  const calls = answerCalls({
    '/api/board/notification/list': () =>
      list === null
        ? { code: 'E001', message: '잠시 후 다시 시도해 주세요.' }
        : { data: { list, pageInfo: info, unread: 2 } },
    '/api/board/notification/read': () => ({ data: { unread: 0 } }),
  });
  await mount(<NotificationsPage search={{}} onSearch={() => undefined} />, { on });
  return calls;
}

test.each(['desktop', 'phone'] as const)(
  'whatever happened to money or account is said with its amount on a %s, and leads to its page',
  async (on) => {
    const calls = await open(rows, on);
    const list = page.getByRole('list', { name: '알림' });
    for (const [words, place] of Object.values(kinds)) {
      const link = list.getByRole('link', { name: words });
      await expect.element(link).toHaveAttribute('href', place);
    }
    await expect.element(page.getByText('사유: 입금자명이 다릅니다.')).toBeVisible();
    await expect.element(page.getByText(/90일 동안 보관/)).toBeVisible();
    // Who sees the newest has read them all; what was new stays marked while the page is open.
    await expect.poll(() => calls.to('/api/board/notification/read').length).toBe(1);
    expect(calls.to('/api/board/notification/read')[0]?.body).toMatchObject({
      notificationId: rows[0]?.notificationId,
    });
    expect(page.getByText('새 알림', { exact: true }).elements()).toHaveLength(2);
  },
);

test('a bet that was taken back as a whole is cancelled, and no word of the machine is shown', async () => {
  await open([{ ...rowOf('bet-voided', 0), reason: 'round-void' }]);
  await expect.element(page.getByText(/베팅이 취소되어 5,000원을 돌려/)).toBeVisible();
  await expect.element(page.getByText(/round-void/)).not.toBeInTheDocument();
});

test('without any that is said, and a list that fails is asked for again', async () => {
  await open([]);
  await expect.element(page.getByText('알림이 없습니다')).toBeVisible();
  await open(null);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
