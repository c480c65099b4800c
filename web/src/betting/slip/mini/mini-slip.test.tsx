import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComingRound } from '../../../shared/api/contracts.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { MiniSlipPanel } from './mini-slip.tsx';
import { miniSlip } from './mini-slips.ts';

const game = 'powerball';
const round: ComingRound = {
  gameId: game,
  gameDay: '2026-11-23',
  number: 77,
} as ComingRound;
const pick = { marketId: 'sum-oddeven', selectionId: 'sum-odd', odds: '1.95' };
const limits = { minimum: '1000', maximum: '500000', winMaximum: '900000' };
const offered = (odds: string) => ({
  markets: [{ marketId: pick.marketId, selections: [{ selectionId: pick.selectionId, odds }] }],
  limits,
});
const balance = { cash: '100000', points: '0', held: '0', owed: '0', version: '1' };

const tooMany = { code: 'H429', message: '요청이 너무 많습니다.', status: 429 };

type Offer = { odds?: string; place?: Parameters<typeof answerCalls>[0][string] };

/** A slip with one selection, at what the game offers now. */
async function open({ odds = pick.odds, place = () => ({ data: { slipId: 's1' } }) }: Offer = {}) {
  const answers = answerCalls({
    '/api/minigame/markets': () => ({ data: offered(odds) }),
    '/api/cash/getUserCash': () => ({ data: balance }),
    '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
    '/api/bet/betProc': place,
  });
  miniSlip(game).toggle(pick);
  const shown = await mount(<MiniSlipPanel game={game} round={round} isOpen />);
  await userEvent.click(page.getByText('자세히'));
  await expect.element(page.getByText('베팅 후 보유금')).toBeVisible();
  return { ...shown, placed: () => answers.to('/api/bet/betProc') };
}

const stake = page.getByRole('textbox', { name: '베팅 금액' });
const submit = page
  .getByRole('form', { name: '베팅 슬립' })
  .getByRole('button', { name: /베팅하기/ });
const agree = page.getByRole('alertdialog').getByRole('button', { name: '베팅하기' });

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  localStorage.removeItem('noriter.one-tap-bets');
  vi.restoreAllMocks();
});

describe('the slip as it is filled in', () => {
  test('counts what it costs and what it pays', async () => {
    await open();
    await userEvent.type(stake, '10000');
    await expect.element(page.getByText('19,500원').first()).toBeVisible();
    await expect.element(page.getByText('90,000원')).toBeVisible();
  });

  test('is not sent without an amount, and says so at the field', async () => {
    const { placed } = await open();
    await userEvent.click(submit);
    await expect.element(stake).toHaveAccessibleDescription('베팅 금액을 입력해 주세요.');
    expect(placed()).toEqual([]);
  });

  test('says what the level does not allow', async () => {
    const { placed } = await open();
    await userEvent.type(stake, '999');
    await expect.element(stake).toHaveAccessibleDescription(/1,000원부터/);
    await expect.element(submit).toBeDisabled();
    expect(placed()).toEqual([]);
  });

  test('is not sent for more money than there is', async () => {
    const { placed } = await open();
    await userEvent.type(stake, '100001');
    await expect.element(stake).toHaveAccessibleDescription(/보유금보다 많은 금액입니다/);
    await expect.element(submit).toBeDisabled();
    await expect.element(page.getByText('베팅 후 보유금')).not.toBeInTheDocument();
    expect(placed()).toEqual([]);
  });

  test('says that what was chosen for an earlier round goes to this one', async () => {
    answerCalls({ '/api/minigame/markets': () => ({ data: offered(pick.odds) }) });
    miniSlip(game).toggle({ ...pick, number: 75 });
    const shown = await mount(<MiniSlipPanel game={game} round={round} isOpen />);
    const words = page.getByText('75회에 고르신 항목입니다. 지금 베팅하시면 77회에 접수됩니다.');
    await expect.element(words).toBeVisible();
    await shown.unmount();
    miniSlip(game).empty();
    miniSlip(game).toggle({ ...pick, number: 77 });
    await mount(<MiniSlipPanel game={game} round={round} isOpen />);
    await expect.element(stake).toBeVisible();
    await expect.element(words).not.toBeInTheDocument();
  });
});

describe('the slip as it is sent', () => {
  test('asks with what is bet on, its odds, the stake and what it may pay', async () => {
    await open();
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    const question = page.getByRole('alertdialog');
    for (const words of ['홀', '1.95', '5,000원', '9,750원', '77회']) {
      await expect.poll(() => question.element().textContent).toContain(words);
    }
  });

  test('is sent by one press for who chose that, and they are remembered', async () => {
    const { placed, unmount } = await open();
    await userEvent.click(page.getByRole('switch', { name: '묻지 않고 바로 베팅' }));
    await unmount();
    miniSlip(game).empty();
    const again = await open();
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await expect.poll(() => again.placed().length).toBe(1);
    expect(placed()).toEqual([]);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is sent once it was agreed to, with a key of its own', async () => {
    const { placed } = await open();
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await userEvent.click(agree);
    await expect.poll(() => placed().length).toBe(1);
    const [call] = placed();
    expect(call?.body).toMatchObject({
      product: 'mini',
      gameId: game,
      number: 77,
      selections: [{ selectionId: 'sum-odd', odds: '1.95', stake: '5000' }],
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/.{8}/);
  });

  test('has a number that can be read out, beside the whole one', async () => {
    const slipId = '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b71';
    const placed = { slipId, state: 'accepted', number: 77, stake: '5000', bets: [], scores: [] };
    answerCalls({
      '/api/bet/detail': () => ({ data: { product: 'mini', ...placed } }),
      '/api/minigame/markets': () => ({ data: offered(pick.odds) }),
    });
    miniSlip(game).toggle(pick);
    miniSlip(game).setOutcome({ kind: 'receipt', slipId });
    await mount(<MiniSlipPanel game={game} round={round} isOpen />);
    await expect.element(page.getByText('슬립 번호 06CF-9WKT', { exact: true })).toBeVisible();
    await expect.element(page.getByText(slipId, { exact: true })).toBeVisible();
    miniSlip(game).empty();
  });

  test('is not sent when the question is taken back', async () => {
    const { placed } = await open();
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '취소' }));
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(placed()).toEqual([]);
    await expect.element(stake).toHaveValue('5,000');
  });
});

describe('the slip whose first try came to nothing', () => {
  test('shows that odds have moved, and takes the new ones by a press', async () => {
    await open({ odds: '2.05' });
    await expect.element(page.getByText('배당이 바뀌었습니다.')).toBeVisible();
    await userEvent.type(stake, '10000');
    await userEvent.click(page.getByRole('button', { name: '새 배당 받기' }));
    await expect.element(page.getByText('20,500원').first()).toBeVisible();
    await expect.element(page.getByText('배당이 바뀌었습니다.')).not.toBeInTheDocument();
  });

  test.each([
    ['the answer was lost', () => 'lost' as const],
    ['we failed, perhaps behind a commit', () => ({ code: 'E001', message: '오류', status: 500 })],
  ])('sends the same key again where %s', async (_what, place) => {
    const { placed } = await open({ place });
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await userEvent.click(agree);
    await userEvent.click(page.getByRole('button', { name: '다시 보내기' }));
    await expect.poll(() => placed().length).toBe(2);
    const [first, second] = placed();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('says that too many requests came, and may be changed: nothing of it was looked at', async () => {
    await open({ place: () => tooMany });
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await userEvent.click(agree);
    await expect.element(page.getByText(tooMany.message)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '다시 보내기' })).not.toBeInTheDocument();
    await expect.element(stake).toBeEnabled();
  });

  test('stays one whose answer was lost where too many requests came after it', async () => {
    const answers = ['lost' as const, tooMany, { data: { slipId: 's1' } }];
    const { placed } = await open({ place: () => answers.shift() ?? 'lost' });
    await userEvent.type(stake, '5000');
    await userEvent.click(submit);
    await userEvent.click(agree);
    const again = page.getByRole('button', { name: '다시 보내기' });
    await again.click();
    await expect.poll(() => placed().length).toBe(2);
    await again.click();
    await expect.poll(() => placed().length).toBe(3);
    const keys = placed().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('is emptied by one press, and as it was by one more', async () => {
    await open();
    await userEvent.type(stake, '5000');
    await userEvent.click(page.getByRole('button', { name: '모두 지우기' }));
    await expect.element(page.getByText('선택한 항목이 없습니다')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '되돌리기' }));
    await expect.element(stake).toHaveValue('5,000');
    await expect.element(page.getByText('슬립을 모두 지웠습니다.')).not.toBeInTheDocument();
  });
});
