import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../shared/testing/mount.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

type Decided = { reasons: string[] };

async function open({
  needsReason,
  isPending = false,
}: {
  needsReason: boolean;
  isPending?: boolean;
}) {
  const decided: Decided = { reasons: [] };
  await mount(
    <DecisionDialog
      title="회원 정지"
      effect="바로 로그아웃됩니다."
      confirmLabel="정지"
      isDangerous
      needsReason={needsReason}
      isPending={isPending}
      error={null}
      onConfirm={(reason) => decided.reasons.push(reason)}
      onClose={() => undefined}
    />,
  );
  return decided;
}

const reason = page.getByRole('textbox', { name: '사유' });
const confirm = page.getByRole('button', { name: '정지' });

test('a decision that needs a reason is not made without one', async () => {
  const { reasons } = await open({ needsReason: true });
  await userEvent.fill(reason, '   ');
  await userEvent.click(confirm);
  await expect.element(reason).toHaveAccessibleDescription('사유를 입력해 주세요.');
  expect(reasons).toEqual([]);
});

test('a reason is sent without the blanks around it, by Enter as well', async () => {
  const { reasons } = await open({ needsReason: true });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard(' double account {Enter}');
  await expect.poll(() => reasons).toEqual(['double account']);
});

test('where no reason is due the keyboard stands on the decision', async () => {
  const { reasons } = await open({ needsReason: false });
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => reasons).toEqual(['']);
});
