import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { onBothSizes, onOneSize } from './on-both-sizes.ts';
import { admin, deputy, enterBackOffice, operatorToken } from './operators.ts';
import { confirmAlert } from './people.ts';
import { call, siteUrl } from './site-calls.ts';

/** Enters the back office and opens one of its pages. */
async function openBackOffice(page: Page, path: string, heading: string): Promise<void> {
  await enterBackOffice(page, admin, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** The other stories play by the policy as it is. @returns what sets it so again */
async function keepPolicy(): Promise<() => Promise<void>> {
  const get = async () =>
    (await call('/api/admin/cash/policy/get', {}, await operatorToken())) as {
      policy: object;
      version: number;
    };
  const { policy } = await get();
  return async () => {
    const { version } = await get();
    await call('/api/admin/cash/policy/set', { policy, version }, await operatorToken());
  };
}

/** Unique in a site that stays up over several runs; no letters, which could be taken for a word. */
const mark = () => String(Date.now()).slice(-9);

onOneSize(
  'desktop',
  'an operator is asked for, approved by another, enrols, logs in and is barred',
  async (stage) => {
    const { page, openAnother } = stage;
    const loginId = `night-${mark()}`;
    await openBackOffice(page, '/admin/operators', '운영자·역할');
    await page.getByRole('button', { name: '운영자 추가' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form.getByText('사유를 입력해 주세요.')).toBeVisible();
    await form.getByLabel('아이디').fill(loginId);
    await form.getByLabel('이름').fill('야간 담당');
    await form.getByRole('button', { name: /역할/ }).click();
    await page.getByRole('option', { name: '입출금 담당' }).click();
    await form.getByLabel('사유').fill('야간 근무');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form).toHaveCount(0);

    const second = await openAnother();
    await enterBackOffice(second, deputy, '/admin/operators/requests');
    const asked = second.getByText(`운영자 추가: ${loginId}`);
    await expect(asked).toBeVisible();
    await second.getByRole('button', { name: '승인', exact: true }).first().click();
    await second.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
    await second.getByRole('button', { name: '등록 코드' }).first().click();
    const code = await handedOut(second, '등록 코드');

    await page.goto('/admin/operators/requests');
    await page.getByRole('button', { name: '등록 링크' }).first().click();
    const link = await handedOut(page, '등록 링크');

    const colleague = await openAnother();
    await colleague.goto(link);
    await colleague.getByLabel('등록 코드').fill(code);
    await colleague.getByRole('button', { name: '다음' }).click();
    await expect(colleague.getByText(loginId)).toBeVisible();
    const secret = (await colleague.getByLabel('등록 열쇠').inputValue()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await colleague.getByLabel('새 비밀번호').fill('a password of my own');
    await colleague.getByLabel('새 인증 앱의 인증 코드').fill(totp.generate());
    await colleague.getByRole('button', { name: '등록하기' }).click();
    const codes = colleague.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await colleague.getByRole('button', { name: '보관했습니다' }).click();

    await colleague.getByLabel('아이디').fill(loginId);
    await colleague.getByLabel('비밀번호').fill('a password of my own');
    await colleague.getByLabel('인증 코드').fill(recovery);
    await colleague.getByRole('button', { name: '로그인' }).click();
    await expect(colleague.getByRole('heading', { name: '현황' })).toBeVisible();
    await expect(colleague.getByRole('link', { name: '운영자·역할' })).toHaveCount(0);

    await page.goto('/admin/operators');
    await page.getByRole('button', { name: `${loginId} 관리` }).click();
    const own = page.getByRole('dialog');
    await own.getByRole('button', { name: '사용 중지' }).click();
    await confirmAlert(page, '즉시 로그아웃되며');
    await expect(own.getByText('중지', { exact: true })).toBeVisible();
    await expect(async () => {
      await colleague.goto('/admin/deposits');
      await expect(colleague).toHaveURL(/\/admin\/login/, { timeout: 3_000 });
    }).toPass();
  },
);

/** Makes what an operator passes on, and reads it. */
async function handedOut(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '만들기' }).click();
  const made = await dialog.getByRole('textbox', { name }).inputValue();
  await dialog.getByRole('button', { name: '전달했습니다' }).click();
  return made;
}

onOneSize('desktop', 'a role of the site is made, changed and removed', async ({ page }) => {
  const name = `주말 담당 ${mark()}`;
  await openBackOffice(page, '/admin/operators/roles', '운영자·역할');
  await page.getByRole('button', { name: '역할 추가' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('역할 아이디').fill(`weekend-${mark()}`);
  await form.getByLabel('역할 이름').fill(name);
  await form.getByRole('switch', { name: '회원 보기' }).check();
  await form.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.getByRole('button', { name: `${name} 역할 수정` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '역할 삭제' }).click();
  await confirmAlert(page, name);
  await expect(page.getByRole('columnheader', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '총괄 역할 수정' })).toHaveCount(0);
});

onOneSize(
  'desktop',
  'options are looked over before they are saved, and a conflict is settled',
  async (stage) => {
    const { page } = stage;
    const id = `help_${mark()}`;
    await openBackOffice(page, '/admin/options', '사이트 설정');
    await page.getByLabel('아이디 최소 글자 수').fill('40');
    await expect(page.getByText('최소가 최대보다 클 수 없습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '변경 내용 확인' })).toBeDisabled();
    await page.getByLabel('아이디 최소 글자 수').fill('5');
    await page.getByLabel('연락처 1 아이디').fill(id);

    // Somebody else saves meanwhile.
    const token = await operatorToken();
    const { version } = await call('/api/admin/site/options/get', {}, token);
    const other = { version, sns2: `라인 ${id}` };
    await call('/api/admin/site/options/set', other, token);

    await page.getByRole('button', { name: '변경 내용 확인' }).click();
    const review = page.getByRole('dialog', { name: '변경 내용' });
    await expect(review).toContainText(id);
    await review.getByRole('button', { name: '저장하기' }).click();
    await expect(review.getByRole('alert')).toContainText('다른 운영자가 먼저 변경했습니다.');
    await review.getByRole('button', { name: '계속 수정' }).click();
    await page.getByRole('button', { name: '최신 설정 불러오기' }).click();
    await expect(page.getByLabel('연락처 2 이름')).toHaveValue(`라인 ${id}`);
    await expect(page.getByLabel('연락처 1 아이디')).toHaveValue(id);
    await page.getByRole('button', { name: '변경 내용 확인' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('저장했습니다.').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: new RegExp(id) })).toBeVisible();
  },
);

onOneSize(
  'phone',
  'a language the site does not offer is left, whatever the cookie says',
  async ({ page }) => {
    const token = await operatorToken();
    const offer = async (languages: string[]) => {
      const { version } = await call('/api/admin/site/options/get', {}, token);
      await call('/api/admin/site/options/set', { version, languages }, token);
    };
    await offer(['ko', 'en']);
    try {
      await page.context().addCookies([{ name: 'lang', value: 'vi', url: siteUrl() }]);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      await expect(page.getByRole('button', { name: 'Tiếng Việt' })).toHaveCount(0);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    } finally {
      await offer(['ko', 'en', 'vi']);
    }
  },
);

onBothSizes('the policy is changed level by level, with its history', async ({ page, size }) => {
  const leaveAsBefore = await keepPolicy();
  await openBackOffice(page, '/admin/policy', '입출금 정책');
  const minimum =
    size === 'desktop'
      ? page.getByLabel('1등급 입금 최소')
      : page.getByRole('group', { name: '입금' }).first().getByLabel('최소');
  await minimum.fill('99999999');
  await expect(page.getByText('최소가 최대보다 큽니다.')).toBeVisible();
  const won = size === 'desktop' ? '12000' : '11000';
  await minimum.fill(won);
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const review = page.getByRole('dialog');
  await expect(review).toContainText(Number(won).toLocaleString('ko-KR'));
  await review.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByText('저장했습니다.').first()).toBeVisible();
  await expect(page.getByText('1등급 · 입금 최소').first()).toBeVisible();
  await leaveAsBefore();
});

onOneSize(
  'desktop',
  'a deposit account is asked for, approved by another, seen and put out of use',
  async ({ page, openAnother }) => {
    const bank = `우리은행 ${mark()}`;
    await openBackOffice(page, '/admin/banks', '은행·입금 계좌');
    await page.getByRole('button', { name: '계좌 추가' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('은행').fill(bank);
    await form.getByLabel('계좌번호').fill('1002-333-444555');
    await form.getByLabel('예금주').fill('노리터이벤트');
    await form.getByLabel('시작 등급').fill('9');
    await form.getByLabel('끝 등급').fill('9');
    await form.getByLabel('사유').fill('새 통장');
    await form.getByRole('button', { name: '승인 요청하기' }).click();
    await expect(form).toHaveCount(0);
    const asked = `새 계좌 ${bank} 1002-333-444555`;
    await expect(page.getByRole('button', { name: `${asked} 요청 취소` })).toBeVisible();

    const second = await openAnother();
    await enterBackOffice(second, deputy, '/admin/banks');
    await second.getByRole('button', { name: `${asked} 승인` }).click();
    const review = second.getByRole('dialog');
    await expect(review).toContainText('1002-333-444555');
    await review.getByRole('button', { name: '승인', exact: true }).click();
    await expect(second.getByText('변경을 승인했습니다.').first()).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: `${bank} ****4555 노****트 번호 보기` }).click();
    await expect(page.getByText('1002-333-444555')).toBeVisible();
    await page.getByRole('button', { name: `${bank} ****4555 노****트 수정` }).click();
    await page.getByRole('dialog').getByRole('switch', { name: '사용' }).uncheck();
    await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const token = await operatorToken();
    const { list } = await call('/api/admin/site/accounts/list', {}, token);
    const rows = list as { bankName: string; enabled: boolean; version: number }[];
    expect(rows.find(({ bankName }) => bankName === bank)).toMatchObject({
      enabled: false,
      version: 2,
    });
  },
);

onOneSize(
  'desktop',
  'maintenance with words of the operators is planned and cleared',
  async ({ page }) => {
    await openBackOffice(page, '/admin/site', '점검·게임 잠금');
    await page.getByLabel('안내 문구 (한국어)').fill('서버를 바꿉니다.');
    await page.getByRole('textbox', { name: '시작 (한국 시간)' }).fill('2099-01-01 03:00');
    await page.getByRole('textbox', { name: '종료 (한국 시간)' }).fill('2099-01-01 05:00');
    await page.getByRole('button', { name: '점검 예약' }).click();
    await confirmAlert(page, '2099');
    await expect(page.getByText('점검 시작까지')).toBeVisible();
    const { siteCheckInfo } = await call('/api/common/siteCheckInfo', {});
    expect(siteCheckInfo).toMatchObject({ message: { ko: '서버를 바꿉니다.' } });
    await page.getByRole('button', { name: '점검 해제' }).click();
    await confirmAlert(page, '바로 다시');
    await expect(page.getByText('점검을 해제했습니다.').first()).toBeVisible();
    await page.getByRole('button', { name: '슬롯 잠그기' }).click();
    await confirmAlert(page, '슬롯');
    await page.getByRole('button', { name: '슬롯 잠금 해제' }).click();
    await expect(page.getByRole('button', { name: '슬롯 잠그기', exact: true })).toBeVisible();
  },
);

onOneSize(
  'desktop',
  'the audit log is filtered, taken as a file and verified',
  async ({ page }) => {
    await openBackOffice(page, '/admin/audit', '감사 기록');
    await page.getByRole('button', { name: /작업/ }).click();
    await page.getByRole('option', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(/action=operator.log-in/);
    await expect(page.getByText('로그인', { exact: true }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-identity-.*\.csv$/);
    await page.getByRole('button', { name: '기록 검증' }).click();
    // Each service that operators act on keeps a log of its own.
    await expect(page.getByText(/건 모두 온전합니다/)).toHaveCount(7);
  },
);

onOneSize(
  'desktop',
  'the books are gone over, and each check says what it means',
  async ({ page }) => {
    await openBackOffice(page, '/admin/reconciliation', '장부 대사');
    await page.getByRole('button', { name: '지금 대사하기' }).click();
    await expect(page.getByText('돈은 옮겨질 뿐').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '지난 대사' })).toBeVisible();
    await expect(page.getByText('일치', { exact: true }).first()).toBeVisible();
  },
);

onOneSize(
  'desktop',
  'the dashboard shows real figures, as bars and as a table',
  async ({ page }) => {
    await openBackOffice(page, '/admin', '현황');
    await expect(page.getByText('오늘 순입금')).toBeVisible();
    await expect(page.getByText('모두 정상')).toBeVisible();
    const views = page.getByRole('group', { name: '입출금 추이: 보기 방식' });
    await expect(page.getByRole('img', { name: /입금 .* 출금/ })).toBeVisible();
    await views.getByRole('button', { name: '표' }).click();
    await expect(page.getByRole('img', { name: /입금 .* 출금/ })).toHaveCount(0);
  },
);
