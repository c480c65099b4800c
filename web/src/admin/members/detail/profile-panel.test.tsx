import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { ProfilePanel } from './profile-panel.tsx';

const member = {
  memberId: 'm-1',
  memId: 'moon1',
  memNick: '밤의달',
  memName: '홍길동',
  memPhone: '010****5678',
  bankNameKr: '국민은행',
  bankaccMasked: '****1234',
  recommenderId: 'ptn5',
  partnerType: '',
  level: 1,
  status: 'active',
  signedUpAt: '2026-11-24T03:00:00.000Z',
  signedUpAddress: '203.0.113.7',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  isTest: false,
  birthDate: '1990-01-31',
  ageMethod: 'passport',
  ageConfirmedBy: 'admin',
  ageConfirmedAt: '2026-11-24T03:00:00.000Z',
} as const;

test('what a member agreed to stands beside what they signed up with', async () => {
  answerCalls(asOperator('members.read'));
  const agreedAt = '2026-11-24T03:00:00.000Z';
  await mount(
    <ProfilePanel
      member={member}
      lockedUntil={null}
      consents={[
        { subject: 'terms', version: 3, agreedAt },
        { subject: 'adult', version: null, agreedAt },
      ]}
    />,
  );
  await expect.element(page.getByText('이용 약관 동의')).toBeVisible();
  await expect.element(page.getByText(/^3판 · .*12:00/)).toBeVisible();
  await expect.element(page.getByText('만 19세 이상 확인')).toBeVisible();
});

test('how old a member is stands with what it was seen by, and is confirmed by who may', async () => {
  const calls = answerCalls({
    ...asOperator('members.read', 'members.approve', 'members.manage'),
    '/api/admin/members/confirmAge': () => ({ data: {} }),
    '/api/admin/members/markTest': () => ({ data: {} }),
  });
  await mount(<ProfilePanel member={member} lockedUntil={null} consents={[]} />);
  await expect.element(page.getByText(/^1990-01-31 · 여권, admin, .*12:00 확인$/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '나이 확인' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: '주민등록증' }));
  await userEvent.click(dialog.getByRole('button', { name: '나이 확인' }));
  await expect
    .poll(() => calls.to('/api/admin/members/confirmAge'))
    .toMatchObject([
      { body: { memberId: 'm-1', birthDate: '1990-01-31', ageMethod: 'identity-card' } },
    ]);
});

test('a test account is marked with a reason', async () => {
  const calls = answerCalls({
    ...asOperator('members.read', 'members.manage'),
    '/api/admin/members/markTest': () => ({ data: {} }),
  });
  await mount(<ProfilePanel member={member} lockedUntil={null} consents={[]} />);
  await userEvent.click(page.getByRole('button', { name: '테스트 계정으로 표시' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), '출시 전 점검');
  await userEvent.click(dialog.getByRole('button', { name: '테스트 계정으로 표시' }));
  await expect
    .poll(() => calls.to('/api/admin/members/markTest'))
    .toMatchObject([{ body: { memberId: 'm-1', isTest: true, reason: '출시 전 점검' } }]);
});
