import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasskeyPanel } from '../../admin/account/passkey-panel.tsx';
import { operatorApi, operatorSession } from '../../admin/shared/operator-session.ts';
import { StepUpHost } from '../../admin/step-up/step-up-host.tsx';
import { TransferForm } from '../../partner/transfers/transfer-form.tsx';
import { answerOf } from '../../shared/api/client.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { OfOneSession } from '../../shared/session/of-one-session.tsx';
import { memberSessionKey } from '../../shared/session/stored-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { inOtherTab } from '../../shared/testing/other-tab.ts';

const operatorKey = 'noriter.operator';
const session = (token: string) => ({ token, sessionId: token, expiresAt: '2999-01-01T00:00:00Z' });
const bytes = new ArrayBuffer(4);
const account = { recoveryCodesLeft: 7, hasAuthenticator: true, offersPasskeys: true };
const passkey = { passkeyId: 'k', name: '열쇠', addedAt: '2026-11-25T01:00:00Z', lastUsedAt: null };

/** What an authenticator answers to either question. */
const proof = {
  id: 'key',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    attestationObject: bytes,
  },
} as unknown as PublicKeyCredential;

/** The browser's question stays open until it is answered, whatever becomes of it meanwhile. */
function holdPrompt() {
  const { promise, resolve } = Promise.withResolvers<Credential>();
  const get = vi.spyOn(navigator.credentials, 'get').mockReturnValue(promise);
  const create = vi.spyOn(navigator.credentials, 'create').mockReturnValue(promise);
  const asked = () => get.mock.calls[0]?.[0] ?? create.mock.calls[0]?.[0];
  return {
    isOpen: () => expect.poll(asked).toBeDefined(),
    isClosed: () => expect.poll(() => asked()?.signal?.aborted).toBe(true),
    answer: () => resolve(proof),
  };
}

beforeEach(() => {
  memberSession.start(session('A'));
  operatorSession.start(session('A'));
});
afterEach(() => {
  memberSession.end('logout');
  operatorSession.end('logout');
  vi.restoreAllMocks();
});

/** Of what is asked after it the answers come behind what came of the prompt. */
async function settle(): Promise<void> {
  for (const _ of [1, 2]) await answerOf(api.POST('/api/etc/siteOption', { body: {} }));
}

const siteOption = { '/api/etc/siteOption': () => ({ data: { siteOption: {} } }) };

test.each([
  ['in another tab', () => inOtherTab(memberSessionKey, session('B'))],
  [
    'after the former has left',
    () => {
      memberSession.end('logout');
      memberSession.start(session('B'));
    },
  ],
  ['never, and who was asked has left', () => memberSession.end('logout')],
])('attack: a transfer is proven by who logs in %s', async (_when, leave) => {
  const prompt = holdPrompt();
  const calls = answerCalls({
    ...siteOption,
    '/api/member/info': () => ({ data: { member: { memId: 'a', passkeys: 1 } } }),
    '/api/cash/getUserCash': () => ({ data: { cash: '500000', points: '0', version: '1' } }),
    '/api/member/passkeys/ask': () => ({ data: { options: { challenge: 'AAAA' } } }),
    '/api/partner/transfer/give': () => ({ data: { transferId: 't', state: 'done', cash: '1' } }),
  });
  await mount(
    <OfOneSession session={memberSession}>
      <TransferForm kind="give" onDone={() => undefined} />
    </OfOneSession>,
  );
  await expect.element(page.getByText(/패스키/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('받는 아이디'), 'ptn5');
  await userEvent.fill(page.getByRole('textbox', { name: '금액' }), '10000');
  await userEvent.fill(page.getByLabelText('출금 비밀번호'), '1234');
  await page.getByRole('button', { name: '지급' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await prompt.isOpen();
  leave();
  await prompt.isClosed();
  prompt.answer();
  await settle();
  expect(calls.to('/api/partner/transfer/give')).toEqual([]);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

test('attack: a passkey that one operator makes becomes one of the next', async () => {
  const prompt = holdPrompt();
  const options = {
    challenge: 'AAAA',
    rp: { name: 'noriter' },
    user: { id: 'AAAA', name: 'a', displayName: 'a' },
    pubKeyCredParams: [],
  };
  const calls = answerCalls({
    ...siteOption,
    '/api/admin/account/get': () => ({ data: { ...account, passkeys: [] } }),
    '/api/admin/account/passkeys/begin': () => ({ data: { options } }),
    '/api/admin/account/passkeys/finish': () => ({ data: {} }),
  });
  await mount(
    <OfOneSession session={operatorSession}>
      <PasskeyPanel />
    </OfOneSession>,
  );
  await userEvent.fill(page.getByLabelText('현재 비밀번호'), 'a password of mine');
  await userEvent.fill(page.getByLabelText('인증 코드'), '123456');
  await userEvent.fill(page.getByLabelText('패스키 이름'), '내 노트북');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await prompt.isOpen();
  inOtherTab(operatorKey, session('B'));
  await prompt.isClosed();
  prompt.answer();
  await settle();
  expect(calls.to('/api/admin/account/passkeys/finish')).toEqual([]);
});

test('attack: the second factor that one operator is asked for is proven by the next', async () => {
  const prompt = holdPrompt();
  const approve = '/api/admin/cash/approve';
  const calls = answerCalls({
    ...siteOption,
    '/api/admin/account/get': () => ({ data: { ...account, passkeys: [passkey] } }),
    '/api/admin/account/passkeys/ask': () => ({ data: { options: { challenge: 'AAAA' } } }),
    '/api/admin/account/stepUp': () => ({ data: session('proven') }),
    [approve]: () => ({ code: 'A122', message: '', status: 403 }),
  });
  await mount(
    <OfOneSession session={operatorSession}>
      <StepUpHost />
    </OfOneSession>,
  );
  const body = { requestId: '00000000-0000-4000-8000-000000000001', reason: '확인' };
  const headers = { 'idempotency-key': 'the-same' };
  void answerOf(operatorApi.POST(approve, { body, headers }));
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await prompt.isOpen();
  inOtherTab(operatorKey, session('B'));
  await prompt.isClosed();
  prompt.answer();
  await settle();
  expect(calls.to('/api/admin/account/stepUp')).toEqual([]);
});

test('a renewed token is the same session, whose answer counts', async () => {
  const prompt = holdPrompt();
  const calls = answerCalls({
    ...siteOption,
    '/api/admin/account/get': () => ({ data: { ...account, passkeys: [passkey] } }),
    '/api/admin/account/passkeys/ask': () => ({ data: { options: { challenge: 'AAAA' } } }),
    '/api/admin/account/passkeys/remove': () => ({ data: {} }),
  });
  await mount(<PasskeyPanel />);
  await page.getByRole('button', { name: '열쇠 삭제' }).click();
  await userEvent.fill(page.getByLabelText('현재 비밀번호'), 'a password of mine');
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await prompt.isOpen();
  operatorSession.renew({ token: 'A2', expiresAt: session('A').expiresAt }, 'A');
  prompt.answer();
  await expect.poll(() => calls.to('/api/admin/account/passkeys/remove').length).toBe(1);
});
