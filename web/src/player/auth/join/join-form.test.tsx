import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { JoinForm } from './join-form.tsx';

const rule = (field: string, kind: string, ko: string, more: object = {}) => ({
  id: `${field}.${kind}`,
  code: 'U101',
  messageKey: ko,
  field,
  kind,
  messages: { ko, en: ko, vi: ko },
  ...more,
});

/** As the specification orders them: what is missing, then what is wrong, the confirmation last. */
const rules = [
  rule('memId', 'required', '아이디 없음'),
  rule('memId', 'pattern', '아이디 형식', { pattern: '^[a-z0-9]{5,20}$', min: '5', max: '20' }),
  rule('memPass', 'required', '비밀번호 없음'),
  rule('memNick', 'length', '닉네임 길이', { min: '3', max: '20' }),
  rule('memPass', 'same', '비밀번호 다름', { sameAs: 'memPassCheck' }),
];

async function open(
  answer: { code: string; message: string } | { data: unknown },
  list: readonly object[] = rules,
) {
  const calls = answerCalls({
    '/api/etc/siteOption': () => ({
      data: { siteOption: { captcha: false, marketingText: {} }, joinRecommanderId: '' },
    }),
    '/api/etc/signUpRules': () => ({ data: { list } }),
    '/api/etc/textPage': () => ({ data: { slug: 'terms', version: 7 } }),
    '/api/etc/bank': () => ({ data: { list: [{ bankCode: '004', bankNameKr: '국민은행' }] } }),
    '/api/member/checkUnique': ({ body }) => ({ data: { available: body.value !== 'taken1' } }),
    '/api/member/signup': () => answer,
  });
  let isDone = false;
  await mount(<JoinForm onDone={() => (isDone = true)} />);
  await expect.element(field('아이디')).toBeVisible();
  return { calls, isDone: () => isDone };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const join = () => userEvent.click(page.getByRole('button', { name: '가입 신청' }));
const alert = page.getByRole('alertdialog');

async function refused(text: string): Promise<void> {
  await join();
  await expect.element(alert.getByText(text)).toBeVisible();
  await userEvent.click(alert.getByRole('button'));
}

const agree = (name: string) => userEvent.click(page.getByRole('checkbox', { name }));

async function agreeToAll(): Promise<void> {
  await agree('이용 약관에 동의합니다.');
  await agree('만 19세 이상입니다.');
}

async function fill(): Promise<void> {
  await userEvent.fill(field('아이디'), 'moon1');
  await userEvent.fill(field('비밀번호'), 'secret1');
  await userEvent.fill(field('닉네임'), '밤의달');
}

test('alerts follow the order of the rules, and lead to the field', async () => {
  const { calls } = await open({ data: {} });
  await refused('아이디 없음');
  await expect.element(field('아이디')).toHaveFocus();
  await userEvent.fill(field('아이디'), 'ab');
  await refused('아이디 형식');
  await userEvent.fill(field('아이디'), 'moon1');
  await refused('비밀번호 없음');
  await userEvent.fill(field('비밀번호'), 'secret1');
  await refused('닉네임 길이');
  await userEvent.fill(field('닉네임'), '밤의달');
  await refused('비밀번호 다름');
  await userEvent.fill(field('비밀번호 확인'), 'secret1');
  await refused('이용 약관에 동의해 주세요.');
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  await agree('이용 약관에 동의합니다.');
  await refused('만 19세 이상만 가입할 수 있습니다.');
  expect(calls.to('/api/member/signup')).toHaveLength(0);
});

test('a date of birth is asked for where the site’s rules have one', async () => {
  const asked = [...rules, rule('birthDate', 'required', '생년월일 없음')];
  const young = { code: 'U131', message: '만 19세 이상만 가입할 수 있습니다.' };
  const { calls } = await open(young, asked);
  await fill();
  await userEvent.fill(field('비밀번호 확인'), 'secret1');
  await refused('생년월일 없음');
  await userEvent.fill(field('생년월일'), '2015-01-31');
  await agreeToAll();
  await refused(young.message);
  await expect.element(field('생년월일')).toHaveFocus();
  expect(calls.to('/api/member/signup')).toMatchObject([{ body: { birthDate: '2015-01-31' } }]);
});

test('and nowhere else', async () => {
  await open({ data: {} });
  await expect.element(field('생년월일')).not.toBeInTheDocument();
});

test('a field that was left says what is wrong with it; an empty one does not', async () => {
  await open({ data: {} });
  await userEvent.fill(field('아이디'), 'ab');
  await userEvent.tab();
  await expect.element(field('아이디')).toHaveAccessibleDescription('아이디 형식');
  await userEvent.fill(field('아이디'), '');
  await expect.element(field('아이디')).not.toHaveAttribute('aria-invalid');
});

test('a field says what is wrong while it is typed at, after a moment', async () => {
  await open({ data: {} });
  await userEvent.type(field('아이디'), 'ab');
  await expect.element(field('아이디')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('아이디')).toHaveAccessibleDescription('아이디 형식');
  await expect.element(field('아이디')).toHaveFocus();
});

test('an id and a nickname say whether they are free; what is not asked is not marked', async () => {
  const { calls } = await open({ data: {} });
  await userEvent.type(field('아이디'), 'taken1');
  await expect.element(field('아이디')).toHaveAccessibleDescription('이미 사용 중인 아이디입니다.');
  await userEvent.fill(field('아이디'), 'moon1');
  await expect.element(field('아이디')).toHaveAccessibleDescription('사용할 수 있는 아이디입니다.');
  await userEvent.type(field('닉네임'), '밤의달');
  await expect.element(field('닉네임')).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  const asked = calls.to('/api/member/checkUnique').map(({ body }) => body);
  expect(asked).toMatchObject([
    { field: 'memId', value: 'taken1' },
    { field: 'memId', value: 'moon1' },
    { field: 'memNick', value: '밤의달' },
  ]);
});

test('the eye beside a password shows it', async () => {
  await open({ data: {} });
  await userEvent.fill(field('비밀번호'), 'secret1');
  await expect.element(field('비밀번호')).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: '입력한 글자 보기' }).first());
  await expect.element(field('비밀번호')).toHaveAttribute('type', 'text');
  await expect.element(field('비밀번호 확인')).toHaveAttribute('type', 'password');
});

test('what the service refuses is said at its field too', async () => {
  await open({ code: 'U112', message: '이미 있는 아이디입니다.' });
  await fill();
  await userEvent.fill(field('비밀번호 확인'), 'secret1');
  await agreeToAll();
  await refused('이미 있는 아이디입니다.');
  await expect.element(field('아이디')).toHaveAccessibleDescription('이미 있는 아이디입니다.');
  await userEvent.type(field('아이디'), '2');
  await expect.element(field('아이디')).not.toHaveAttribute('aria-invalid');
});

test('a PIN that cannot be read is never cut to one', async () => {
  const { calls } = await open({ data: {} });
  await fill();
  await userEvent.fill(field('비밀번호 확인'), 'secret1');
  await userEvent.fill(field('출금 비밀번호'), '12a345');
  await agreeToAll();
  await refused('숫자로 읽을 수 없는 칸이 있습니다. 고쳐 주세요.');
  expect(calls.to('/api/member/signup')).toEqual([]);
});

test('a form that keeps the rules is sent whole, with what was agreed to', async () => {
  const { calls, isDone } = await open({ data: {} });
  await fill();
  await userEvent.fill(field('비밀번호 확인'), 'secret1');
  await userEvent.type(field('출금 비밀번호'), '1234');
  await expect.poll(() => calls.to('/api/etc/textPage').length).toBe(1);
  await agreeToAll();
  await join();
  await expect.poll(isDone).toBe(true);
  expect(calls.to('/api/member/signup')[0]?.body).toMatchObject({
    memId: 'moon1',
    memNick: '밤의달',
    cashOutPass: '1234',
    agreed: { termsVersion: 7, adult: true },
  });
});
