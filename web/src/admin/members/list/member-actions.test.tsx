import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { MemberActions } from './member-actions.tsx';

const applicant = {
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
  status: 'pending',
  signedUpAt: '2026-11-24T03:00:00.000Z',
  signedUpAddress: '203.0.113.7',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  isTest: false,
  birthDate: '1990-01-31',
  ageMethod: null,
  ageConfirmedBy: null,
  ageConfirmedAt: null,
} as const;

async function approve(
  member: typeof applicant | (Omit<typeof applicant, 'birthDate'> & { birthDate: null }),
) {
  const calls = answerCalls({
    ...asOperator('members.approve'),
    '/api/admin/members/approve': () => ({ data: {} }),
  });
  await mount(<MemberActions member={member} />);
  await userEvent.click(page.getByRole('button', { name: '승인' }));
  return calls;
}

const dialog = page.getByRole('dialog');

test('who gave a date of birth is approved with what it was seen by', async () => {
  const calls = await approve(applicant);
  await expect.element(dialog.getByText('생년월일: 1990-01-31')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '휴대폰 본인인증' }));
  await userEvent.click(dialog.getByRole('button', { name: '승인' }));
  await expect
    .poll(() => calls.to('/api/admin/members/approve'))
    .toMatchObject([{ body: { memberId: 'm-1', ageMethod: 'mobile-carrier' } }]);
});

test('who was never asked is approved without', async () => {
  const calls = await approve({ ...applicant, birthDate: null });
  await userEvent.click(dialog.getByRole('button', { name: '승인' }));
  await expect.poll(() => calls.to('/api/admin/members/approve')).toHaveLength(1);
  expect(calls.to('/api/admin/members/approve')[0]?.body).not.toHaveProperty('ageMethod');
  await expect.element(page.getByText('생년월일')).not.toBeInTheDocument();
});
