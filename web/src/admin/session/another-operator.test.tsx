import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerOf } from '../../shared/api/client.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { OfOneSession } from '../../shared/session/of-one-session.tsx';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { inOtherTab } from '../../shared/testing/other-tab.ts';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';
import { StepUpHost } from '../step-up/step-up-host.tsx';
import { useSessionCare } from './session-care.ts';

const storageKey = 'noriter.operator';
const path = '/api/admin/cash/approve';
const body = { requestId: '00000000-0000-4000-8000-000000000001', reason: '확인' };
const session = (token: string) => ({ token, sessionId: token, expiresAt: '2999-01-01T00:00:00Z' });

function Care() {
  useSessionCare();
  return <StepUpHost />;
}

async function open() {
  const calls = answerCalls({
    '/api/admin/account/get': () => ({
      data: { recoveryCodesLeft: 7, hasAuthenticator: true, offersPasskeys: true, passkeys: [] },
    }),
    [path]: () => ({ code: 'A122', message: '2단계 인증을 다시 확인해 주세요.', status: 403 }),
  });
  await mount(
    <OfOneSession session={operatorSession}>
      <Care />
    </OfOneSession>,
  );
  return calls;
}

beforeEach(() => operatorSession.start(session('A')));
afterEach(() => {
  operatorSession.end('logout');
  vi.restoreAllMocks();
});

test('attack: the next operator reads what the one before had on screen', async () => {
  await open();
  const theirs = [
    [...partnersKey, 'backOffice', 'children', {}],
    ['partnerView', 'p'],
    ['externalLink', 'l'],
    ['admin', 'members', 'list'],
  ];
  for (const queryKey of theirs) queryClient.setQueryData(queryKey, ['theirs']);
  queryClient.setQueryData(['site', 'option'], 'everybody’s');
  inOtherTab(storageKey, session('B'));
  await expect.poll(() => operatorSession.get()?.token).toBe('B');
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([['site', 'option']]);
});

test('attack: what the former was asked is answered by the next operator', async () => {
  const calls = await open();
  const answered = vi.fn();
  const headers = { 'idempotency-key': 'the-same' };
  void answerOf(operatorApi.POST(path, { body, headers })).then(answered, answered);
  await expect.element(page.getByLabelText('인증 코드')).toBeVisible();
  const agreed = ask({ message: 'Sure?' });
  inOtherTab(storageKey, session('B'));
  await expect(agreed).resolves.toBe(false);
  await expect.element(page.getByLabelText('인증 코드')).not.toBeInTheDocument();
  await expect.element(page.getByText('Sure?')).not.toBeInTheDocument();
  await expect.element(page.getByText(/다른 탭에서 새로 로그인하여/)).toBeVisible();
  expect(calls.to(path)).toHaveLength(1);
  expect(answered).not.toHaveBeenCalled();
});
