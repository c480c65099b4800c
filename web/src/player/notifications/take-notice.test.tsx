import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { freeBetsQuery } from '../../shared/member/free-bets.ts';
import { notificationKey } from '../../shared/member/notifications.ts';
import { promotionsKey } from '../../shared/member/promotions.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { takeNotice } from './take-notice.ts';

const notice = (unread: number, news: object[]) => ({
  cmd: 'NOTICE',
  data1: unread.toString(),
  data2: news.length === 0 ? '' : JSON.stringify(news),
  headers: {},
});
const approved = { kind: 'deposit-approved', amount: '50000', subjectId: 'r-1' };

beforeEach(() => mount(<p>a page</p>));

test('a notification is shown once, with the way to its page, and counted', async () => {
  await takeNotice(notice(3, [approved]));
  await expect.element(page.getByText('입금 50,000원이 승인되었습니다.')).toBeVisible();
  const link = page.getByRole('link', { name: '보기' });
  await expect.element(link).toHaveAttribute('href', '/member/mypage/charge/list');
  expect(queryClient.getQueryData([...notificationKey, 'unread'])).toBe(3);
  await userEvent.click(link);
  await expect.element(page.getByText('입금 50,000원이 승인되었습니다.')).not.toBeInTheDocument();
});

test('commission and what a partner takes back are told of, with the way to their pages', async () => {
  const taken = { kind: 'transfer-taken-back', amount: '-30000', subjectId: 't-1' };
  const paid = { kind: 'commission-paid', amount: '55000', subjectId: 'se-1' };
  await takeNotice(notice(2, [taken, paid]));
  await expect.element(page.getByText(/상위 파트너가 보유금 30,000원을 회수/)).toBeVisible();
  await expect.element(page.getByText('파트너 정산금 55,000원이 지급되었습니다.')).toBeVisible();
  const links = page.getByRole('link', { name: '보기' });
  await expect.element(links.first()).toHaveAttribute('href', '/member/mypage/ledger/list');
  await expect
    .element(links.last())
    .toHaveAttribute('href', '/member/partner/partnerCalculationList');
});

test('what the member sees elsewhere, or this page has no word for, is only counted', async () => {
  const lost = { kind: 'bet-lost', amount: '0', subjectId: 's-1' };
  await takeNotice(notice(2, [lost, { ...approved, kind: 'of-a-later-version' }]));
  expect(queryClient.getQueryData([...notificationKey, 'unread'])).toBe(2);
  expect(page.getByRole('button', { name: '닫기' }).elements()).toHaveLength(0);
});

test('a rank that rose leads to the ranks, and makes what is known of them old', async () => {
  queryClient.setQueryData([...promotionsKey, 'rank'], { rank: 1 });
  await takeNotice(notice(1, [{ kind: 'rank-raised', amount: '0', subjectId: '2026-01-14' }]));
  await expect.element(page.getByText(/VIP 등급이 올랐습니다/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '보기' }))
    .toHaveAttribute('href', '/member/promotion');
  expect(queryClient.getQueryState([...promotionsKey, 'rank'])?.isInvalidated).toBe(true);
});

test('a free bet that came makes what the slip knows of them old, and leads to them', async () => {
  queryClient.setQueryData(freeBetsQuery.queryKey, { list: [] });
  await takeNotice(notice(1, [{ kind: 'free-bet-given', amount: '5000', subjectId: 'f-1' }]));
  await expect.element(page.getByText('무료 베팅 5,000원이 지급되었습니다.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '보기' }))
    .toHaveAttribute('href', '/member/promotion/freebets');
  expect(queryClient.getQueryState(freeBetsQuery.queryKey)?.isInvalidated).toBe(true);
});

test('another browser has read them: the count alone changes', async () => {
  await takeNotice(notice(0, []));
  expect(queryClient.getQueryData([...notificationKey, 'unread'])).toBe(0);
});
