import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { figures, pageOf, reportedGame, vendorsAnswer } from '../testing/records.ts';
import { GameReportPage } from './report-page.tsx';

const summary = '/api/admin/games/report';
const games = '/api/admin/games/report/games';
const base = { ...asOperator('betting.read'), ...vendorsAnswer };
const day = { day: '2026-11-23', staked: '1000000', returned: '970000', ggr: '30000' };
const report = { totals: figures, days: [day], vendors: [{ ...figures, vendorKey: 'kplay' }] };
const none = { ...figures, staked: '0', returned: '0', ggr: '0', rtp: null, rtpTheoretical: null };

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('returns stand beside promises on a %s', async (on) => {
  answerCalls({
    ...base,
    [summary]: () => ({ data: report }),
    [games]: () => ({ data: { list: [reportedGame], pageInfo: pageOf(1) } }),
  });
  await mount(<GameReportPage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByRole('heading', { name: '게임사별 실적' })).toBeVisible();
  const chart = page.getByRole('list', { name: /게임별 환급률/ });
  await expect.element(chart.getByText(/실제 97\.00% · 이론 95\.50%/)).toBeVisible();
  await expect.element(chart.getByText('+1.50%p')).toBeVisible();
  await expect.element(page.getByText('2026-11-23', { exact: false }).first()).toBeInTheDocument();
});

test('a vendor and an order are chosen, and the list begins anew', async () => {
  const onSearch = vi.fn();
  answerCalls({
    ...base,
    [summary]: () => ({ data: report }),
    [games]: () => ({ data: { list: [reportedGame], pageInfo: pageOf(1) } }),
  });
  await mount(<GameReportPage search={{ page: 2 }} onSearch={onSearch} />);
  await userEvent.click(page.getByRole('button', { name: /정렬/ }));
  await userEvent.click(page.getByRole('option', { name: '손실 큰 순' }));
  expect(onSearch).toHaveBeenLastCalledWith({ order: 'loss' });
});

test('days without play are said so', async () => {
  answerCalls({
    ...base,
    [summary]: () => ({ data: { totals: none, days: [], vendors: [] } }),
    [games]: () => ({ data: { list: [], pageInfo: pageOf(0) } }),
  });
  await mount(<GameReportPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('이 기간에 플레이한 게임이 없습니다.').first()).toBeVisible();
});

test('a failure is said', async () => {
  answerCalls({
    ...base,
    [summary]: () => ({ code: 'E001', message: '오류입니다.' }),
    [games]: () => ({ code: 'E001', message: '오류입니다.' }),
  });
  await mount(<GameReportPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('오류입니다.').first()).toBeVisible();
});
