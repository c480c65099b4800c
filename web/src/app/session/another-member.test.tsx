import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStore } from 'zustand';
import { MiniSlipPanel } from '../../betting/slip/mini/mini-slip.tsx';
import { miniSlip } from '../../betting/slip/mini/mini-slips.ts';
import { openPopup, popups } from '../../player/auth/auth-popups.ts';
import PopupHost from '../../player/shell/popup-host.tsx';
import { answerOf } from '../../shared/api/client.ts';
import type { ComingRound } from '../../shared/api/contracts.ts';
import { useBalance } from '../../shared/member/member-queries.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { OfOneSession } from '../../shared/session/of-one-session.tsx';
import { memberSessionKey } from '../../shared/session/stored-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { inOtherTab } from '../../shared/testing/other-tab.ts';
import { toastWithUndo } from '../../shared/ui/overlays/toasts.ts';
import { SessionWatch } from '../session-watch.tsx';

const game = 'powerball';
const round = { gameId: game, gameDay: '2026-11-23', number: 77 } as ComingRound;
const pick = { marketId: 'sum-oddeven', selectionId: 'sum-odd', odds: '1.95' };
const markets = [
  { marketId: pick.marketId, selections: [{ selectionId: pick.selectionId, odds: pick.odds }] },
];
const limits = { minimum: '1000', maximum: '500000', winMaximum: '900000' };
/** The former has more, and the higher version. */
const balances: Readonly<Record<string, object>> = {
  A: { cash: '100000', points: '0', held: '0', owed: '0', version: '9' },
  B: { cash: '777', points: '0', held: '0', owed: '0', version: '1' },
};
const session = (token: string) => ({ token, sessionId: token, expiresAt: '2999-01-01T00:00:00Z' });

function Typed() {
  const [text, setText] = useState('');
  return (
    <input aria-label="draft" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

function Cash() {
  return <p>has {useBalance().data?.cash}</p>;
}

function Popups() {
  const popup = useStore(popups, (state) => state.open);
  return popup === null ? null : <PopupHost popup={popup} />;
}

type Place = Parameters<typeof answerCalls>[0][string];

async function open(place: Place = () => ({ data: { slipId: 's1' } })) {
  const calls = answerCalls({
    '/api/minigame/markets': () => ({ data: { markets, limits } }),
    '/api/cash/getUserCash': ({ headers }) => ({ data: balances[headers.get('token') ?? ''] }),
    '/api/member/info': ({ headers }) => ({ data: { member: { memId: headers.get('token') } } }),
    '/api/etc/siteOption': () => ({ data: { siteOption: { captcha: false } } }),
    '/api/bet/betProc': place,
  });
  await mount(
    <OfOneSession session={memberSession}>
      <SessionWatch />
      <Popups />
      <Typed />
      <Cash />
      <MiniSlipPanel game={game} round={round} isOpen />
    </OfOneSession>,
  );
  return calls;
}

const stake = page.getByRole('textbox', { name: '베팅 금액' });
const submit = page
  .getByRole('form', { name: '베팅 슬립' })
  .getByRole('button', { name: /베팅하기/ });
const question = page.getByRole('alertdialog').getByRole('button', { name: '베팅하기' });
const noSlip = page.getByText('선택한 항목이 없습니다');
const notice = page.getByText('다른 탭에서 새로 로그인하여 그 계정으로 바뀌었습니다.');

async function askForBet(): Promise<void> {
  miniSlip(game).toggle(pick);
  await userEvent.type(stake, '5000');
  await userEvent.click(submit);
  await expect.element(question).toBeVisible();
}

beforeEach(() => memberSession.start(session('A')));
afterEach(() => {
  memberSession.end('logout');
  miniSlip(game).empty();
  vi.restoreAllMocks();
});

test('attack: who logs in over a member in another tab has their money, slip and half-filled form', async () => {
  await open();
  await expect.element(page.getByText('has 100000')).toBeVisible();
  miniSlip(game).toggle(pick);
  await expect.element(stake).toBeVisible();
  await userEvent.fill(page.getByLabelText('draft'), 'of A');
  toastWithUndo('Removed', { text: 'Undo', onPress: () => undefined });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  inOtherTab(memberSessionKey, session('B'));
  await expect.element(page.getByText('has 777')).toBeVisible();
  await expect.element(noSlip).toBeVisible();
  await expect.element(page.getByLabelText('draft')).toHaveValue('');
  await expect.element(page.getByText('Undo')).not.toBeInTheDocument();
  await expect.element(notice).toBeVisible();
});

test('attack: a bet that the former was asked for becomes one of the next', async () => {
  const calls = await open();
  await askForBet();
  inOtherTab(memberSessionKey, session('B'));
  await expect.element(notice).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect.element(noSlip).toBeVisible();
  expect(calls.to('/api/bet/betProc')).toEqual([]);
});

test.each([
  ['in another tab', () => inOtherTab(memberSessionKey, session('B'))],
  [
    'after the former has left',
    () => {
      memberSession.end('logout');
      memberSession.start(session('B'));
    },
  ],
])('attack: the answer to a bet lands on the slip of who logs in %s', async (_when, logIn) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const answers = [gate.then(() => ({ data: { slipId: 's1' } })), 'lost' as const];
  const calls = await open(() => answers.shift() ?? 'lost');
  await askForBet();
  await userEvent.click(question);
  await expect.poll(() => calls.to('/api/bet/betProc').length).toBe(1);
  logIn();
  await expect.element(page.getByText('has 777')).toBeVisible();
  await expect.element(noSlip).toBeVisible();
  letGo();
  // Their own calls come after it.
  for (const _ of [1, 2]) await answerOf(api.POST('/api/member/info', { body: {} }));
  expect(noSlip.query()).not.toBeNull();
});

test('the log-in of a guest closes as another tab logs in', async () => {
  memberSession.end('logout');
  await open();
  openPopup('login');
  await expect.element(page.getByRole('dialog').getByLabelText('비밀번호')).toBeVisible();
  inOtherTab(memberSessionKey, session('B'));
  await expect.element(page.getByText('has 777')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
