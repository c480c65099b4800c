import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { LoginForm } from './login-form.tsx';

/** Its number is 7. */
const altcha = {
  algorithm: 'SHA-256',
  challenge: '388ea4e5f89593e16881261240200231460ec3df12f007528bc00282fe7b6e8f',
  maxnumber: 20,
  salt: 'salt?expires=1&',
  signature: 'signed',
};

const unknown = { code: 'U002', message: '회원이 없습니다.' };

async function open(refusal = unknown) {
  const calls = answerCalls({
    '/api/etc/siteOption': () => ({ data: { siteOption: { captcha: false } } }),
    '/api/member/login': () => refusal,
  });
  await mount(<LoginForm onDone={() => undefined} onJoin={() => undefined} />);
  await expect.poll(() => calls.to('/api/etc/siteOption').length).toBe(1);
  await expect.element(page.getByAltText(/숫자/)).not.toBeInTheDocument();
  return calls;
}

const logIn = () => userEvent.click(page.getByRole('button', { name: '로그인' }));
const alert = page.getByRole('alertdialog');
const close = () => userEvent.click(alert.getByRole('button'));

test('what is missing is told one after the other, by an alert alone', async () => {
  const calls = await open();
  await logIn();
  await expect.element(alert.getByText('아이디를 입력해 주세요.')).toBeVisible();
  await close();
  await expect.element(page.getByLabelText('아이디')).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(page.getByLabelText('아이디'), 'player1');
  await logIn();
  await expect.element(alert.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await close();
  expect(calls.to('/api/member/login')).toHaveLength(0);
});

test('what was typed as a password is shown to who presses the eye, and hidden again', async () => {
  await open();
  const password = page.getByLabelText('비밀번호');
  await userEvent.fill(password, 'secret1');
  await expect.element(password).toHaveAttribute('type', 'password');
  const eye = page.getByRole('button', { name: '입력한 글자 보기' });
  await userEvent.click(eye);
  await expect.element(password).toHaveAttribute('type', 'text');
  await userEvent.click(eye);
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a refused login says nothing of which of the two was wrong', async () => {
  const calls = await open();
  await userEvent.fill(page.getByLabelText('아이디'), ' player1 ');
  await userEvent.fill(page.getByLabelText('비밀번호'), 'wrong');
  await logIn();
  await expect
    .element(alert.getByText('로그인정보가 올바르지 않습니다. 확인해주세요.'))
    .toBeVisible();
  const body = calls.to('/api/member/login')[0]?.body;
  expect(body).toMatchObject({ memId: 'player1', memPass: 'wrong' });
  expect(body).toMatchObject({ deviceId: localStorage.getItem('noriter.device') });
  expect(localStorage.getItem('noriter.device')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test.each([
  ['waits for approval', 'U001', '아직 로그인할 수 없는 계정입니다. 가입 승인을 기다려 주세요.'],
  ['was suspended', 'U0011', '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.'],
])('a member who %s reads so', async (_who, code, message) => {
  await open({ code, message });
  await userEvent.fill(page.getByLabelText('아이디'), 'player1');
  await userEvent.fill(page.getByLabelText('비밀번호'), 'player1234');
  await logIn();
  await expect.element(alert.getByText(message)).toBeVisible();
});

test('a code that is refused is followed by a fresh captcha, and what was typed stays', async () => {
  const fresh = (captchaId: string, altchaRequired: boolean) => ({
    data: { captchaId, image: 'data:,', expiresAt: '2999-01-01T00:00:00Z', altcha, altchaRequired },
  });
  const given = [fresh('first', false), fresh('second', true)];
  const calls = answerCalls({
    '/api/etc/siteOption': () => ({ data: { siteOption: { captcha: true } } }),
    '/api/auth/captcha': () => given.shift() ?? unknown,
    '/api/member/login': () => ({ code: 'LX01', message: '코드를 확인해주세요.' }),
  });
  await mount(<LoginForm onDone={() => undefined} onJoin={() => undefined} />);
  await userEvent.fill(page.getByLabelText('아이디'), 'player1');
  await userEvent.fill(page.getByLabelText('비밀번호'), 'player1234');
  await userEvent.fill(page.getByLabelText('자동 입력 방지', { exact: true }), '1234');
  await logIn();
  await expect.element(alert.getByText('코드를 확인해주세요.')).toBeVisible();
  await close();
  await expect.element(page.getByText(/이 인터넷에서 시도가 많았습니다/)).toBeVisible();
  await expect.element(page.getByLabelText('아이디')).toHaveValue('player1');
  await expect.element(page.getByLabelText('비밀번호')).toHaveValue('player1234');
  await userEvent.click(page.getByRole('button', { name: /자동으로 확인/ }));
  await expect.element(page.getByText('자동 확인을 마쳤습니다.')).toBeVisible();
  await logIn();
  await expect.poll(() => calls.to('/api/member/login').length).toBe(2);
  const [typed, worked] = calls.to('/api/member/login').map(({ body }) => body);
  expect(typed).toMatchObject({ captchaId: 'first', captcha: '1234' });
  expect(JSON.parse(atob(String(worked?.altcha)))).toMatchObject({ number: 7, salt: altcha.salt });
});
