import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { liveState } from '../../../shared/live/live-state.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import type { SlipMode } from '../model/slip.ts';
import { storedSlip } from '../store/slip-storage.ts';
import { slipLeg, sportLimits, sportRules } from '../testing/sport-slip-answers.ts';
import { sportSlip } from './sport-slip.ts';
import { SportSlipBar, SportSlipPanel } from './sport-slip-view.tsx';

function answer(place: Parameters<typeof answerCalls>[0][string] = () => 'lost') {
  return answerCalls({
    '/api/bet/limits': () => ({ data: { rules: sportRules, limits: sportLimits } }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '100000', points: '0', held: '0', owed: '0', version: '1' },
    }),
    '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
    '/api/bet/betProc': place,
  });
}

/** The slip in the rail of a page, in a window of that size. */
async function open(width: number, height: number, legs: number, mode?: SlipMode) {
  answer();
  for (let at = 0; at < legs; at += 1) sportSlip.toggle(slipLeg(at));
  if (mode !== undefined) sportSlip.chooseMode(mode);
  const shown = await mount(
    <Page title="스포츠" width="full" rail={<SportSlipPanel />}>
      <div className="h-[300vh]" />
    </Page>,
    { on: { width, height } },
  );
  await expect.element(page.getByRole('button', { name: '베팅하기' })).toBeVisible();
  return shown;
}

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  vi.restoreAllMocks();
});

const windows = [
  [1366, 768],
  [1440, 900],
] as const;
const cases = windows.flatMap(([width, height]) =>
  [1, 3, 8, 15].flatMap((legs) =>
    (['single', 'combination'] as const).map((mode) => [width, height, legs, mode] as const),
  ),
);

describe('the slip of a desktop', () => {
  test.each(cases)(
    'at %i × %i with %i legs as %s has all in reach',
    async (...[w, h, legs, mode]) => {
      await open(w, h, legs, mode);
      await userEvent.click(page.getByText('자세히'));
      const form = page.getByRole('form', { name: '베팅 슬립' }).element();
      const controls = [...form.querySelectorAll<HTMLElement>('button, input, summary')];
      expect(controls.length).toBeGreaterThan(legs + 8);
      const foot = page.getByTestId('slip-foot').element().getBoundingClientRect();
      const scroll = page.getByTestId('slip-scroll').element().getBoundingClientRect();
      expect(foot.bottom).toBeLessThanOrEqual(h);
      expect(scroll.bottom).toBeLessThanOrEqual(foot.top + 1);
      expect(scroll.height).toBeGreaterThan(Math.min(200, form.scrollHeight - foot.height - 1));
      for (const control of controls) {
        control.scrollIntoView({ block: 'nearest' });
        expect(isInReach(control), control.outerHTML.slice(0, 200)).toBe(true);
      }
    },
  );
});

/** Seen whole, and nothing lies upon it. */
function isInReach(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found !== null && (control.contains(found) || found.contains(control));
}

describe('the sums', () => {
  const stake = page.getByRole('textbox', { name: '베팅 금액' });
  const submit = page.getByRole('form').getByRole('button', { name: /베팅하기/ });

  test('have total odds of two decimals, and say no more than one ticket may win', async () => {
    await open(1440, 900, 3);
    await expect.element(page.getByText('2.80', { exact: true })).toBeVisible();
    await userEvent.fill(stake, '100000');
    await expect.element(page.getByText('280,322원')).toBeVisible();
    await userEvent.fill(stake, '9000000');
    await expect.element(stake).toHaveAccessibleDescription(/1,000,000원까지/);
    const foot = page.getByTestId('slip-foot');
    await expect.poll(() => foot.element().textContent).toContain('예상 당첨금 5,000,000원');
    await expect.element(submit).toBeDisabled();
  });

  test('are asked for with picks, odds, stake and winnings', async () => {
    await open(1440, 900, 3);
    await userEvent.fill(stake, '10000');
    await userEvent.click(submit);
    const question = page.getByRole('alertdialog');
    for (const words of ['3폴더 조합', '서울 베어스 2', '1.41', '2.80', '10,000원', '28,032원']) {
      await expect.poll(() => question.element().textContent).toContain(words);
    }
  });
});

describe('a leg in play, once the line is lost,', () => {
  afterEach(() => liveState.setState({ state: 'idle' }));

  test('rests with the words of its price, and the others stay open', async () => {
    liveState.setState({ state: 'connected' });
    answer();
    sportSlip.toggle({ ...slipLeg(0), isLive: true });
    sportSlip.toggle(slipLeg(1));
    await mount(<SportSlipPanel isAlone />);
    const legs = page.getByRole('form', { name: '베팅 슬립' }).getByRole('listitem');
    await expect.element(page.getByRole('button', { name: '베팅하기' })).toBeEnabled();
    liveState.setState({ state: 'lost' });
    await expect.element(page.getByRole('button', { name: '베팅하기' })).toBeDisabled();
    await expect.element(legs.nth(0).getByText('연결 끊김')).toBeVisible();
    await expect.element(legs.nth(1).getByText('연결 끊김')).not.toBeInTheDocument();
    await expect.element(page.getByText('연결이 끊겨 라이브 배당을 닫았습니다.')).toBeVisible();
    liveState.setState({ state: 'connected' });
    await expect.element(page.getByRole('button', { name: '베팅하기' })).toBeEnabled();
  });

  test('is said on the bar of a phone', async () => {
    liveState.setState({ state: 'connected' });
    answer();
    sportSlip.toggle({ ...slipLeg(0), isLive: true });
    await mount(<SportSlipBar />, { on: 'phone' });
    const bar = page.getByTestId('slip-bar');
    await expect.element(bar.getByText('베팅 슬립')).toBeVisible();
    liveState.setState({ state: 'lost' });
    await expect.element(bar.getByText('연결 끊김')).toBeVisible();
  });
});

test('a bet on its way when the page went is sent again with its key', async () => {
  const answers = answer();
  sportSlip.toggle(slipLeg(0));
  const shown = await mount(<SportSlipPanel isAlone />);
  await userEvent.fill(page.getByRole('textbox', { name: '베팅 금액' }), '5000');
  await userEvent.click(page.getByRole('form').getByRole('button', { name: /베팅하기/ }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '베팅하기' }));
  await expect.element(page.getByRole('button', { name: '다시 보내기' })).toBeVisible();
  // A page that is loaded anew has what the tab's storage holds, and nothing else.
  const kept = storedSlip(sessionStorage.getItem('noriter.slip.sport'), 's');
  expect(kept).toMatchObject({ outcome: { kind: 'unknown', body: { product: 'sport' } } });
  await shown.unmount();
  await mount(<SportSlipPanel isAlone />);
  await userEvent.click(page.getByRole('button', { name: '다시 보내기' }));
  await expect.poll(() => answers.to('/api/bet/betProc').length).toBe(2);
  const [first, second] = answers.to('/api/bet/betProc');
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('the sheet of a phone has its foot in sight with fifteen legs', async () => {
  answer();
  for (let at = 0; at < 15; at += 1) sportSlip.toggle(slipLeg(at));
  await mount(<SportSlipBar />, { on: 'phone' });
  await userEvent.click(page.getByTestId('slip-bar'));
  const foot = page.getByTestId('slip-foot');
  // The sheet slides in from below.
  await expect.poll(() => foot.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  expect(isInReach(page.getByRole('textbox', { name: '베팅 금액' }).element() as HTMLElement)).toBe(
    false,
  );
});

describe('from a price to its amount', () => {
  test('is one press on a phone: the slip opens filled in', async () => {
    answer();
    sportSlip.toggle(slipLeg(0));
    await mount(<SportSlipBar />, { on: 'phone' });
    await userEvent.click(page.getByRole('button', { name: '5만 걸기' }));
    await expect.element(page.getByRole('button', { name: '50,000원 베팅하기' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '닫기' }));
    // What has its amount is asked for none.
    await expect.element(page.getByTestId('slip-bar')).toBeVisible();
    expect(page.getByRole('button', { name: '5만 걸기' }).elements()).toHaveLength(0);
  });

  test('a combination has one amount; singles and systems ask for theirs in the slip', async () => {
    answer();
    for (let at = 0; at < 3; at += 1) sportSlip.toggle(slipLeg(at));
    await mount(<SportSlipBar />, { on: 'phone' });
    const quick = page.getByRole('button', { name: '1만 걸기' });
    for (const mode of ['single', 'system'] as const) {
      sportSlip.chooseMode(mode);
      await expect.element(quick).not.toBeInTheDocument();
    }
    sportSlip.chooseMode('combination');
    await userEvent.click(quick);
    await expect.element(page.getByRole('button', { name: '10,000원 베팅하기' })).toBeVisible();
  });
});

test.each([
  ['accepted', true],
  ['refused', false],
])('the receipt of a bet that is %s promises its winnings: %s', async (state, isPromised) => {
  const slipId = `0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b7${isPromised ? 1 : 2}`;
  const leg = { ...slipLeg(0), position: 0, result: null, league: null };
  const bet = {
    betId: slipId,
    state,
    isCancelled: false,
    isFreeBet: false,
    kind: 'single',
    cash: '10000',
    gameMoney: '14100',
    odds: '1.41',
    linesOf: 1,
    lineStake: '10000',
    openLineStake: '10000',
    cashedOut: '0',
    bonus: null,
    legs: [leg],
  };
  answerCalls({
    '/api/bet/detail': () => ({
      data: { slipId, product: 'sport', state, stake: '10000', bets: [bet], scores: [] },
    }),
  });
  sportSlip.toggle(slipLeg(0));
  sportSlip.setOutcome({ kind: 'receipt', slipId });
  await mount(<SportSlipPanel isAlone />);
  await expect.element(page.getByText('베팅 금액과 예상 당첨금')).toBeVisible();
  expect(page.getByText('→ 14,100원').elements()).toHaveLength(isPromised ? 1 : 0);
});
