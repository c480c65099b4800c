import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import {
  head,
  onePage,
  rate,
  reportRow,
  settlement,
  store,
  totals,
} from '../../shared/testing/partner-answers.ts';
import { asOperator } from '../shared/testing/as-operator.ts';
import { PeriodsPage } from './periods/periods-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { TreePage } from './tree/tree-page.tsx';

afterEach(() => vi.restoreAllMocks());

const backOffice = '/api/admin/partner';
const all = ['partners.read', 'partners.manage', 'partners.settle'];
const request = {
  reason: '사유',
  status: 'waiting',
  isOwn: false,
  askedByName: 'admin',
  askedAt: '2026-01-15T00:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
};
const period = {
  periodId: 'period-1',
  cycle: 'day',
  partner: null,
  fromDay: '2026-01-14',
  untilDay: '2026-01-14',
  state: 'payable',
  partners: 5,
  payable: '12000',
  paid: '0',
  frozenAt: '2026-01-15T00:00:00.000Z',
  frozenBy: 'admin',
};
const answers = {
  ...asOperator(...all),
  [`${backOffice}/children`]: () => ({ data: { ...onePage([store]), path: [head] } }),
  [`${backOffice}/view`]: () => ({ data: { partner: head } }),
  [`${backOffice}/terms/get`]: () => ({
    data: { mayTransfer: true, carriesLoss: true, cycle: 'day', fee: '0.00', cut: '0.00' },
  }),
  [`${backOffice}/terms/requests`]: () => ({ data: onePage([]) }),
  [`${backOffice}/rates/get`]: () => ({ data: { holder: head, rates: [rate] } }),
  [`${backOffice}/rates/history`]: () => ({ data: onePage([]) }),
  [`${backOffice}/periods`]: () => ({ data: onePage([{ ...period, waiting: null }]) }),
  [`${backOffice}/periods/preview`]: () => ({
    data: { ...onePage([]), totals: { earned: '0', payable: '0' } },
  }),
};

test('the tree leads down, and a partner is suspended with a reason', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/suspend`]: () => ({ data: { partners: 5 } }),
  });
  const onSearch = vi.fn();
  await mount(<TreePage search={{ partner: head.memberId }} onSearch={onSearch} />);
  await page.getByRole('button', { name: '다온매장 ptn5' }).click();
  expect(onSearch).toHaveBeenCalledWith({ partner: store.memberId });
  // Each opening is in the audit log: once, however much of it is looked at.
  expect(calls.to(`${backOffice}/view`).map(({ body }) => body)).toMatchObject([
    { partnerId: head.memberId },
  ]);
  await page.getByRole('button', { name: '정지', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '정지' }).click();
  expect(calls.to(`${backOffice}/suspend`)).toHaveLength(0);
  await dialog.getByLabelText('사유').fill('요청');
  await dialog.getByRole('button', { name: '정지' }).click();
  await expect.element(page.getByText('파트너 5명을 정지했습니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/suspend`)[0]?.body).toMatchObject({
    partnerId: head.memberId,
    suspended: true,
    reason: '요청',
  });
});

test('who was about to suspend a partner lifts nothing where somebody else was faster', async () => {
  let found = head;
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/children`]: () => ({ data: { ...onePage([store]), path: [found] } }),
    [`${backOffice}/suspend`]: () => ({ data: { partners: 0 } }),
  });
  await mount(<TreePage search={{ partner: head.memberId }} onSearch={() => undefined} />);
  await page.getByRole('button', { name: '정지', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  found = { ...head, suspended: true };
  await queryClient.invalidateQueries({ queryKey: partnersKey });
  await dialog.getByLabelText('사유').fill('요청');
  await dialog.getByRole('button', { name: '정지', exact: true }).click();
  await expect.poll(() => calls.to(`${backOffice}/suspend`).length).toBe(1);
  expect(calls.to(`${backOffice}/suspend`)[0]?.body).toMatchObject({ suspended: true });
});

test('a report is saved by who may take data away, and read by the others', async () => {
  const report = {
    ...answers,
    [`${backOffice}/report/totals`]: () => ({ data: { path: [head], totals } }),
    [`${backOffice}/report/list`]: () => ({ data: onePage([reportRow]) }),
  };
  const search = { partner: head.memberId, view: 'report' } as const;
  answerCalls(report);
  await mount(<TreePage search={search} onSearch={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: '표시 항목' })).toBeVisible();
  await expect.element(page.getByText('2026-01-15').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'CSV 저장' })).not.toBeInTheDocument();
  vi.restoreAllMocks();

  answerCalls({ ...report, ...asOperator(...all, 'data.export') });
  await mount(<TreePage search={search} onSearch={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: 'CSV 저장' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '엑셀 저장' })).toBeVisible();
});

test('who stands in the way of a rate is named, and nothing is saved', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/rates/check`]: () => ({
      data: {
        faults: [
          {
            category: 'casino',
            kind: 'rolling',
            code: 'PT202',
            blocking: [{ memberId: 'm', name: '다온매장', rate: '0.50' }],
          },
        ],
        warnings: [],
        effects: [{ category: 'casino', kind: 'rolling', before: '3000', after: '2000' }],
      },
    }),
  });
  const search = { partner: head.memberId, view: 'rates' } as const;
  await mount(<TreePage search={search} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '요율 변경' }).click();
  const field = page.getByLabelText('라이브 카지노 롤링');
  await field.fill('0.9');
  await expect.element(page.getByText('상위 파트너의 0.80%를 넘을 수 없습니다.')).toBeVisible();
  await field.fill('0.4');
  await page.getByRole('button', { name: '변경 1건 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('다온매장 요율 0.50%')).toBeVisible();
  await expect.element(dialog.getByText('2,000원')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '저장' })).toBeDisabled();
  expect(calls.to(`${backOffice}/rates/check`)[0]?.body).toMatchObject({
    holderId: head.memberId,
    rates: [{ category: 'casino', kind: 'rolling', rate: '0.4' }],
  });
});

test('rates are saved with their effect shown before', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/rates/check`]: () => ({
      data: {
        faults: [],
        warnings: [
          { category: 'casino', kind: 'rolling', holdRate: '1.24', isAbove: true },
          { category: 'casino', kind: 'losing', holdRate: '50.00', isAbove: true },
        ],
        effects: [{ category: 'casino', kind: 'rolling', before: '3000', after: '3500' }],
      },
    }),
    [`${backOffice}/rates/set`]: () => ({
      data: { requestId: 'r', status: 'waiting', effectiveFrom: '2026-01-15T00:00:00.000Z' },
    }),
  });
  const search = { partner: head.memberId, view: 'rates' } as const;
  await mount(<TreePage search={search} onSearch={vi.fn()} />, { on: 'phone' });
  await page.getByRole('button', { name: '요율 변경' }).click();
  await page.getByLabelText('라이브 카지노 롤링').fill('0.7');
  await page.getByRole('button', { name: '변경 1건 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/이론상 수익률 1.24%를 넘습니다/)).toBeVisible();
  await expect.element(dialog.getByText(/루징: 혼자 정할 수 있는 50.00%를 넘습니다/)).toBeVisible();
  await dialog.getByLabelText('사유').fill('특별 조건');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(page.getByText('두 번째 운영자의 승인을 기다립니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/rates/set`)[0]?.body).toMatchObject({ reason: '특별 조건' });
});

test('a period is approved with a reason; what one asked for is not one’s own to approve', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/periods/approve`]: () => ({ data: { approvalId: 'a', status: 'waiting' } }),
  });
  await mount(<PeriodsPage search={{}} onSearch={vi.fn()} />);
  await expect.element(page.getByText('정산할 금액이 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '지급 승인' }).click();
  await page.getByLabelText('사유').fill('일일 정산');
  await page.getByRole('dialog').getByRole('button', { name: '지급 승인' }).click();
  await expect.element(page.getByText('두 번째 운영자의 승인을 기다립니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/periods/approve`)[0]?.body).toMatchObject({
    periodId: 'period-1',
  });

  vi.restoreAllMocks();
  answerCalls({
    ...answers,
    [`${backOffice}/periods`]: () => ({
      data: onePage([{ ...period, waiting: { approvalId: 'a', ...request, isOwn: true } }]),
    }),
  });
  await mount(<PeriodsPage search={{}} onSearch={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: '요청 취소' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '승인', exact: true }))
    .not.toBeInTheDocument();
});

test('one partner is chosen by name, to be settled alone', async () => {
  answerCalls({ ...answers, [`${backOffice}/periods`]: () => ({ data: onePage([]) }) });
  const onSearch = vi.fn();
  await mount(<PeriodsPage search={{}} onSearch={onSearch} />);
  await page.getByRole('button', { name: '파트너 1명만 정산' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /다온매장/ })
    .click();
  expect(onSearch).toHaveBeenCalledWith({ partner: store.memberId });
});

test('one partner is looked at and frozen alone', async () => {
  const alone = { ...period, periodId: 'period-2', partner: store, partners: 1 };
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/children`]: ({ body }) => ({
      data: { ...onePage([store]), path: body.partnerId === '' ? [] : [head, store] },
    }),
    [`${backOffice}/periods`]: () => ({ data: onePage([{ ...alone, waiting: null }]) }),
    [`${backOffice}/periods/preview`]: () => ({
      data: {
        ...onePage([
          {
            holder: store,
            kind: 'rolling',
            fromDay: '2026-01-12',
            untilDay: '2026-01-13',
            earned: '3000',
            payable: '3000',
            previous: '0',
            difference: '3000',
          },
        ]),
        totals: { earned: '3000', payable: '3000' },
      },
    }),
    [`${backOffice}/periods/freeze`]: () => ({ data: { periodId: 'period-2' } }),
  });
  await mount(<PeriodsPage search={{ partner: store.memberId }} onSearch={vi.fn()} />);
  // Days that were paid before are left out, and it says which are not.
  await expect.element(page.getByText('2026-01-12 ~ 2026-01-13')).toBeVisible();
  await page.getByRole('button', { name: '마감', exact: true }).click();
  await expect.element(page.getByText(/다온매장 한 명의/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '마감' }).click();
  await expect.element(page.getByText('마감했습니다. 정산 금액을 계산합니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/periods/freeze`)[0]?.body).toMatchObject({
    cycle: 'day',
    partnerId: store.memberId,
  });
});

test('a settlement shows its statement and is reversed by a counter-entry', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/settlements`]: () => ({ data: onePage([settlement]) }),
    [`${backOffice}/statement`]: () => ({
      data: {
        settlement,
        lines: [
          {
            category: 'casino',
            isCorrection: true,
            turnover: '-100000',
            base: '-100000',
            amount: '-500',
          },
        ],
        fileName: 'statement.csv',
        csv: '',
        payable: '3000',
      },
    }),
    [`${backOffice}/periods/reverse`]: () => ({ data: { state: 'reversing' } }),
  });
  await mount(<PeriodsPage search={{ period: 'period-1' }} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '정산서' }).click();
  await expect.element(page.getByRole('dialog').getByText('정정', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '지급 되돌리기' }).click();
  await page.getByLabelText('사유').fill('오류');
  await page.getByRole('dialog').getByRole('button', { name: '지급 되돌리기' }).click();
  await expect.element(page.getByText('되돌리기를 시작했습니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/periods/reverse`)[0]?.body).toMatchObject({
    settlementId: settlement.settlementId,
  });
});

test('a second operator decides a move, and refuses only with a reason', async () => {
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/moves`]: () => ({
      data: onePage([
        {
          moveId: 'move-1',
          ...request,
          subject: store,
          newParent: head,
          effectiveFrom: '2026-01-15T00:00:00.000Z',
          size: 80,
        },
      ]),
    }),
    [`${backOffice}/rates/requests`]: () => ({
      code: 'TE99',
      message: '잠시 후 다시 시도해 주세요.',
    }),
    [`${backOffice}/move/decide`]: () => ({ data: { status: 'refused' } }),
  });
  await mount(<RequestsPage />);
  await expect.element(page.getByText('잠시 후 다시 시도해 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '거절' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/80명을 한빛본사 아래로/)).toBeVisible();
  await dialog.getByRole('button', { name: '거절' }).click();
  expect(calls.to(`${backOffice}/move/decide`)).toHaveLength(0);
  await dialog.getByLabelText('사유').fill('규정 위반');
  await dialog.getByRole('button', { name: '거절' }).click();
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
});

test('that a partner moves money is asked for, and says why; a second operator approves it', async () => {
  const terms = { carriesLoss: true, cycle: 'day', fee: '0.00', cut: '0.00' };
  const calls = answerCalls({
    ...answers,
    [`${backOffice}/terms/get`]: () => ({ data: { ...terms, mayTransfer: false } }),
    [`${backOffice}/terms`]: () => ({ data: { status: 'waiting' } }),
    [`${backOffice}/moves`]: () => ({ data: onePage([]) }),
    [`${backOffice}/rates/requests`]: () => ({ data: onePage([]) }),
    [`${backOffice}/terms/requests`]: () => ({
      data: onePage([{ requestId: 'right-1', ...request, partner: store }]),
    }),
    [`${backOffice}/terms/decide`]: () => ({ data: { status: 'approved' } }),
  });
  await mount(<TreePage search={{ partner: head.memberId }} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '정산 조건', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: '지급·회수 허용' }).click();
  await expect.element(dialog.getByText(/다른 운영자가 승인해야 합니다/)).toBeVisible();
  await dialog.getByRole('button', { name: '저장' }).click();
  expect(calls.to(`${backOffice}/terms`)).toHaveLength(0);
  await dialog.getByLabelText('사유').fill('재계약');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(page.getByText(/다른 운영자가 승인하면 허용됩니다/)).toBeVisible();
  expect(calls.to(`${backOffice}/terms`)[0]?.body).toMatchObject({
    mayTransfer: true,
    reason: '재계약',
  });
  // What was left alone is not sent: a colleague may have changed it since.
  expect(calls.to(`${backOffice}/terms`)[0]?.body).not.toHaveProperty('fee');

  await mount(<RequestsPage />);
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
  expect(calls.to(`${backOffice}/terms/decide`)[0]?.body).toMatchObject({
    requestId: 'right-1',
    move: 'approve',
  });
});
