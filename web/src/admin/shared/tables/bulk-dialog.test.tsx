import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerOf } from '../../../shared/api/client.ts';
import { stepUpAsked } from '../../../shared/session/step-up.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { operatorApi } from '../operator-session.ts';
import { asOperator } from '../testing/as-operator.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const path = '/api/admin/cash/approve';
const notProven = { code: 'A122', message: '2단계 인증을 다시 확인해 주세요.', status: 403 };

afterEach(() => vi.restoreAllMocks());

test('attack: a row whose answer was lost is done twice after it was turned away', async () => {
  const answers = ['lost' as const, notProven, { data: { requestId: 'r-1', status: 1 } }];
  const calls = answerCalls({ ...asOperator(), [path]: () => answers.shift() ?? 'lost' });
  const act = {
    title: '승인',
    confirmLabel: '승인하기',
    effect: '',
    keyOf: (row: string) => row,
    lineOf: (row: string) => ({ name: row, value: null }),
    send: (requestId: string, headers: (step: string) => { 'idempotency-key': string }) => {
      const body = { requestId, reason: '' };
      return answerOf(operatorApi.POST(path, { body, headers: headers('approve') }));
    },
    onDone: () => undefined,
  };
  await mount(<BulkDialog act={act} rows={['r-1']} onClose={() => undefined} />);
  await page.getByRole('button', { name: '승인하기' }).click();
  const again = page.getByRole('button', { name: '남은 건 다시 처리' });
  await again.click();
  await expect.poll(() => stepUpAsked.getState().asked).not.toBeNull();
  stepUpAsked.getState().asked?.answer(false);
  await expect.element(page.getByText(notProven.message)).toBeVisible();
  await again.click();
  await expect.poll(() => calls.to(path).length).toBe(3);
  const keys = calls.to(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
