import { betCategories } from '@noriter/rules/lists/bet-categories';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memberSession } from '../shared/member/member-session.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';
import {
  head,
  onePage,
  player,
  reportRow,
  settlement,
  store,
  totals,
} from '../shared/testing/partner-answers.ts';
import { DistributorPage } from './own/distributor-page.tsx';
import { ExternalPage } from './own/external-page.tsx';
import { GivePage } from './own/give-page.tsx';
import { NewPartnerPage } from './own/new-partner-page.tsx';
import { MemberListPage } from './pages/member-list-page.tsx';
import { PartnerListPage } from './pages/partner-list-page.tsx';
import { BettingListPage, CashListPage } from './pages/report-page.tsx';
import { CalculationListPage } from './pages/settlements-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const agree = () => page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();

const status = {
  ...head,
  isPartner: true,
  membersGive: false,
  parent: null,
  below: { partners: 4, members: 12 },
  externalUrl: null as string | null,
};

function answer(more: Parameters<typeof answerCalls>[0] = {}) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  memberSession.state.setState({ session: { token: 't', sessionId: 's-1', expiresAt } });
  return answerCalls({
    '/api/partner/status': () => ({ data: status }),
    '/api/partner/watch': () => ({ data: { until: '2026-01-15T00:02:00.000Z' } }),
    '/api/cash/getUserCash': () => ({ data: { cash: '500000', points: '0', version: '1' } }),
    '/api/partner/report/totals': () => ({ data: { path: [head], totals } }),
    '/api/partner/report/list': ({ body }) => ({
      data: onePage(
        body.by === 'category'
          ? [{ ...reportRow, key: 'casino' }]
          : body.by === 'partner'
            ? [{ ...reportRow, key: store.memberId, person: store }]
            : [reportRow],
      ),
    }),
    '/api/partner/children': () => ({ data: { ...onePage([store, player]), path: [head] } }),
    ...more,
  });
}

test('many categories scroll by themselves, and are reached by keys', async () => {
  const rows = betCategories.map((key) => ({ ...reportRow, key }));
  answer({
    '/api/partner/rates/get': () => ({ data: { holder: head, rates: [] } }),
    '/api/partner/report/list': ({ body }) => ({
      data: onePage(body.by === 'category' ? rows : [reportRow]),
    }),
  });
  await mount(<DistributorPage />);
  const box = page.getByRole('region', { name: '종목별 유효 베팅' });
  await expect.element(box.getByRole('listitem').first()).toBeVisible();
  const { scrollHeight, clientHeight, tabIndex } = box.element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  expect(tabIndex).toBe(0);
});

test('who is no partner is told so', async () => {
  answer({ '/api/partner/status': () => ({ data: { ...status, isPartner: false, tier: 0 } }) });
  await mount(<CashListPage search={{}} onSearch={vi.fn()} />);
  await expect.element(page.getByText('파트너만 이용할 수 있습니다.')).toBeVisible();
});

test('a report leads down the tree, and its columns are chosen', async () => {
  answer();
  const onSearch = vi.fn();
  await mount(<BettingListPage search={{ by: 'partner' }} onSearch={onSearch} />);
  await page.getByRole('button', { name: '다온매장 ptn5' }).click();
  expect(onSearch).toHaveBeenCalledWith({ by: 'partner', partner: store.memberId });
  await expect
    .element(page.getByRole('columnheader', { name: '롤링 수익' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: '표시 항목' }).click();
  await page.getByLabelText('롤링 수익').click();
  await expect
    .element(page.getByRole('columnheader', { name: '롤링 수익', includeHidden: true }))
    .toBeInTheDocument();
});

/** More than what was once cut off without a word. */
const PAGES = 51;

test('a report of many members is saved whole, and a tile leads down the tree', async () => {
  const calls = answer({
    '/api/partner/report/export': ({ body }) => {
      const at = Number(body.after ?? 0);
      const list = Array.from({ length: 1_000 }, (_, place) => ({
        ...reportRow,
        key: `${at} ${place}`,
      }));
      const next = at + 1 === PAGES ? null : String(at + 1);
      const total = body.after === undefined ? PAGES * 1_000 : null;
      return { data: { list, next, looked: 1_000, total } };
    },
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const files = vi.spyOn(URL, 'createObjectURL');
  const onSearch = vi.fn();
  await mount(<BettingListPage search={{ by: 'partner' }} onSearch={onSearch} />);
  await page.getByRole('button', { name: 'CSV 저장' }).click();
  await expect.element(page.getByText(`${PAGES}000건을 저장했습니다.`)).toBeVisible();
  const text = await new Response(files.mock.lastCall?.[0] as Blob).text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(PAGES * 1_000 + 1);
  expect(calls.to('/api/partner/report/export')).toHaveLength(PAGES);

  await page.getByRole('button', { name: '엑셀 저장' }).click();
  await expect.poll(() => saved).toHaveBeenCalledTimes(2);
  const { download } = saved.mock.contexts[1] as HTMLAnchorElement;
  expect(download).toMatch(/^report-partner-.*\.xlsx$/);
  await page.getByRole('list', { name: '하위별 유효 베팅' }).getByRole('button').click();
  expect(onSearch).toHaveBeenCalledWith({ by: 'partner', partner: store.memberId });
});

test('who has a second factor moves money with a code of it', async () => {
  const calls = answer({
    '/api/member/info': () => ({
      data: { member: { hasSecondFactor: true, hasAuthenticator: true, passkeys: 0 } },
    }),
    '/api/partner/transfer/give': () => ({ data: { transferId: 't', state: 'done', cash: '1' } }),
  });
  await mount(<PartnerListPage search={{}} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '지급' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '금액' }).fill('10000');
  await dialog.getByLabelText('출금 비밀번호').fill('1234');
  await dialog.getByRole('button', { name: '지급' }).click();
  await expect.element(dialog.getByText('인증번호 6자리를 입력해 주세요.')).toBeVisible();
  await dialog.getByLabelText('인증번호').fill('123456');
  await dialog.getByRole('button', { name: '지급' }).click();
  await agree();
  await expect.element(page.getByText('10,000원 지급이 완료되었습니다.')).toBeVisible();
  expect(calls.to('/api/partner/transfer/give')[0]?.body).toMatchObject({ otp: '123456' });
});

test('a report that cannot be fetched says so and is tried again', async () => {
  const calls = answer({
    '/api/partner/report/list': () => ({ code: 'TE99', message: '연결이 지연되고 있습니다.' }),
  });
  await mount(<CashListPage search={{}} onSearch={vi.fn()} />, { on: 'phone' });
  await expect.element(page.getByText('연결이 지연되고 있습니다.')).toBeVisible();
  const before = calls.to('/api/partner/report/list').length;
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect.poll(() => calls.to('/api/partner/report/list').length).toBeGreaterThan(before);
});

test('money is given with the withdrawal password, once for a lost answer', async () => {
  let isLost = true;
  const calls = answer({
    '/api/partner/transfer/give': () => {
      if (isLost) {
        isLost = false;
        return 'lost';
      }
      return { data: { transferId: 't', state: 'done', cash: '490000' } };
    },
  });
  await mount(<PartnerListPage search={{}} onSearch={vi.fn()} />, { on: 'phone' });
  await page.getByRole('button', { name: '지급' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '지급' }).click();
  await expect.element(dialog.getByText('금액을 입력해 주세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '금액' }).fill('10000');
  await dialog.getByLabelText('출금 비밀번호').fill('1234');
  await dialog.getByRole('button', { name: '지급' }).click();
  await expect.element(page.getByText(/다온매장: 10,000원 \(1만원\)/)).toBeVisible();
  await agree();
  await expect.element(dialog.getByText(/두 번 처리되지 않습니다/)).toBeVisible();
  await dialog.getByRole('button', { name: '지급' }).click();
  await agree();
  await expect.element(page.getByText('10,000원 지급이 완료되었습니다.')).toBeVisible();
  const [first, second] = calls.to('/api/partner/transfer/give');
  expect(first?.body).toMatchObject({ memberId: store.memberId, amount: '10000' });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('attack: a transfer that is not decided yet is not made twice by another press', async () => {
  let isSlow = true;
  const calls = answer({
    '/api/partner/transfer/give': () => {
      if (!isSlow) return { data: { transferId: 't', state: 'debited', cash: null } };
      isSlow = false;
      return { code: 'C501', message: '이체를 처리하고 있습니다. 잠시 후 내역에서 확인해 주세요.' };
    },
  });
  await mount(<GivePage />);
  await page.getByLabelText('받는 아이디').fill('ptn5');
  await page.getByRole('textbox', { name: '금액' }).fill('10000');
  await page.getByLabelText('출금 비밀번호').fill('1234');
  const give = page.getByRole('button', { name: '지급' });
  await give.click();
  await agree();
  await expect.element(page.getByText(/이체를 처리하고 있습니다/)).toBeVisible();
  await expect.element(page.getByText(/두 번 처리되지 않습니다/)).toBeVisible();
  await give.click();
  await agree();
  await expect.element(page.getByText(/10,000원 지급을 처리하고 있습니다/)).toBeVisible();
  const [first, second] = calls.to('/api/partner/transfer/give');
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a transfer turned away for too many requests is not said to be on its way', async () => {
  const tooMany = { code: 'H429', message: '요청이 너무 많습니다.', status: 429 };
  answer({ '/api/partner/transfer/give': () => tooMany });
  await mount(<GivePage />);
  await page.getByLabelText('받는 아이디').fill('ptn5');
  await page.getByRole('textbox', { name: '금액' }).fill('10000');
  await page.getByLabelText('출금 비밀번호').fill('1234');
  await page.getByRole('button', { name: '지급' }).click();
  await agree();
  await expect.element(page.getByText(tooMany.message)).toBeVisible();
  await expect.element(page.getByText(/두 번 처리되지 않습니다/)).not.toBeInTheDocument();
});

test('who takes back reads why it was refused', async () => {
  answer({
    '/api/partner/members': () => ({ data: onePage([{ ...player, parent: store }]) }),
    '/api/partner/transfer/take': () => ({ code: 'C701', message: '보유금이 부족합니다.' }),
  });
  await mount(<MemberListPage search={{}} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '회수' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '금액' }).fill('10000');
  await dialog.getByLabelText('출금 비밀번호').fill('1234');
  await dialog.getByRole('button', { name: '회수' }).click();
  await agree();
  await expect.element(dialog.getByText('보유금이 부족합니다.')).toBeVisible();
});

test('a partner’s own page has the link to recruit by and its picture', async () => {
  answer({ '/api/partner/rates/get': () => ({ data: { holder: head, rates: [] } }) });
  await mount(<DistributorPage />);
  await expect.element(page.getByText(/\/join\?recommender=ptn1$/)).toBeVisible();
  const picture = page.getByRole('img', { name: '추천 링크 큐알 코드' });
  await expect.element(picture).toBeVisible();
  // A phone reads dark on light, and nothing of black on black.
  const fillOf = (part: string) => {
    const found = picture.element().querySelector(part);
    return found === null ? null : getComputedStyle(found).fill;
  };
  expect([fillOf('rect'), fillOf('path')]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect.element(page.getByText('−400,000원').first()).toBeVisible();
});

test('a sub-partner is applied for, once every field is filled in', async () => {
  const calls = answer({
    '/api/etc/bank': () => ({ data: { list: [{ bankCode: '004', bankNameKr: '국민은행' }] } }),
    '/api/member/partner/create': () => ({ code: 'U112', message: '이미 사용 중인 아이디입니다.' }),
  });
  await mount(<NewPartnerPage />);
  await expect.element(page.getByText(/부본사 단계로 등록되며/)).toBeVisible();
  await page.getByRole('button', { name: '등록 신청' }).click();
  expect(calls.to('/api/member/partner/create')).toHaveLength(0);
  await page.getByLabelText('아이디').fill('newone');
  await page.getByLabelText('닉네임').fill('새부본사');
  await page.getByLabelText('비밀번호', { exact: true }).fill('night1234');
  await page.getByLabelText('비밀번호 확인').fill('night1234');
  await page.getByLabelText('출금 비밀번호').fill('1234');
  await page.getByLabelText('휴대폰 번호').fill('01012345678');
  await page.getByRole('button', { name: /은행/ }).click();
  await page.getByRole('option', { name: '국민은행' }).click();
  await page.getByLabelText('예금주').fill('김새로');
  await page.getByLabelText('계좌번호').fill('1234567');
  await page.getByRole('button', { name: '등록 신청' }).click();
  await expect.element(page.getByText('이미 사용 중인 아이디입니다.')).toBeVisible();
});

test('members give nothing where the site does not allow it', async () => {
  answer({ '/api/partner/status': () => ({ data: { ...status, isPartner: false, tier: 0 } }) });
  await mount(<GivePage />);
  await expect.element(page.getByText('회원 간 머니 이동은 허용되지 않습니다.')).toBeVisible();
});

test('a statement is saved as PDF, its bytes as they came', async () => {
  const calls = answer({
    '/api/partner/settlements': () => ({ data: onePage([settlement]) }),
    '/api/partner/statement': () => ({
      data: { settlement, lines: [], fileName: 'one.csv', csv: '', payable: '3000' },
    }),
    '/api/partner/statement/pdf': () => ({ data: { fileName: 'one.pdf', pdf: 'JVBERi3/' } }),
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await mount(<CalculationListPage search={{}} onSearch={vi.fn()} />);
  await page.getByRole('button', { name: '정산서' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'PDF 저장' }).click();
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  const { download, href } = saved.mock.contexts[0] as HTMLAnchorElement;
  expect(download).toBe('one.pdf');
  const { settlementId } = settlement;
  expect(calls.to('/api/partner/statement/pdf')[0]?.body).toMatchObject({ settlementId });
  vi.mocked(globalThis.fetch).mockRestore();
  const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer());
  expect([...bytes]).toEqual([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff]);
});

test('settlements and why a bet earned what it did', async () => {
  const bet = '00000000-0000-4000-8000-0000000000b1';
  answer({
    '/api/partner/settlements': () => ({ data: onePage([settlement]) }),
    '/api/partner/why': () => ({
      data: {
        betId: bet,
        member: player,
        versions: [
          {
            version: 1,
            settledAt: '2026-01-15T00:00:00.000Z',
            day: '2026-01-15',
            category: 'casino',
            turnover: '1000000',
            stake: '1000000',
            returned: '0',
            isCorrection: false,
            totalRate: '0.60',
            total: '6000',
            shares: [
              {
                person: store,
                rate: '0.60',
                below: '0.30',
                effective: '0.30',
                exact: '3000.000000',
                amount: '3000',
                since: '2026-01-01T00:00:00.000Z',
              },
            ],
          },
        ],
      },
    }),
  });
  await mount(<CalculationListPage search={{ bet }} onSearch={vi.fn()} />);
  await expect.element(page.getByText('지급 완료')).toBeVisible();
  await expect.element(page.getByText('0.60 − 0.30 = 0.30%')).toBeVisible();
  await expect.element(page.getByText('1,000,000원 × 0.30% = 3000')).toBeVisible();
});

test('a partner’s page leads to the external back office, where the site has one', async () => {
  const externalUrl = 'https://partners.example/enter';
  answer({ '/api/partner/status': () => ({ data: { ...status, externalUrl } }) });
  await mount(<DistributorPage />);
  const door = page.getByRole('link', { name: '외부 파트너 관리자' });
  await expect
    .element(door)
    .toHaveAttribute('href', `${externalUrl}?site=${encodeURIComponent(location.origin)}`);
});

test('the link to the external back office is signed for this browser and followed once', async () => {
  const url = 'https://partners.example/session?token=t';
  const expiresAt = '2026-01-15T00:01:00.000Z';
  const calls = answer({ '/api/partner/external/link': () => ({ data: { url, expiresAt } }) });
  const go = vi.fn();
  const challenge = 'c'.repeat(43);
  await mount(<ExternalPage challenge={challenge} go={go} />);
  await expect.poll(() => go).toHaveBeenCalledWith(url);
  expect(calls.to('/api/partner/external/link').map(({ body }) => body)).toMatchObject([
    { challenge },
  ]);
  expect(go).toHaveBeenCalledTimes(1);

  await mount(<ExternalPage challenge={undefined} go={go} />);
  await expect.element(page.getByText('총판 페이지에서 시작해 주세요.')).toBeVisible();
});

test('a suspended partner is told why there is no link', async () => {
  answer({
    '/api/partner/external/link': () => ({
      code: 'PT802',
      message: '정지된 파트너는 이용할 수 없습니다.',
    }),
  });
  await mount(<ExternalPage challenge={'c'.repeat(43)} go={vi.fn()} />);
  await expect.element(page.getByText('정지된 파트너는 이용할 수 없습니다.')).toBeVisible();
});
