import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { InfoPage } from './info-page.tsx';

const member = {
  memId: 'player1',
  memNick: '바람개비',
  memLevel: 1,
  memPhoneMasked: '010-****-0001',
  bankNameKr: '국민은행',
  bankaccMasked: '****1234',
  memName: '홍*동',
  hasAuthenticator: false,
  passkeys: 0,
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () => document.activeElement?.textContent;

test('the keyboard goes on in the form it opened, and at the facts it came back to', async () => {
  answerCalls({
    '/api/member/info': () => ({ data: { member } }),
    '/api/etc/bank': () => ({ data: { list: [] } }),
  });
  await mount(<InfoPage />);
  await expect.element(button('정보 수정')).toBeVisible();
  // Who opens the page begins at its start.
  expect(document.activeElement).toBe(document.body);
  button('정보 수정').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('저장');
  expect(document.activeElement?.tagName).toBe('DIV');
  button('취소').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('010-****-0001');
  expect(document.activeElement?.tagName).toBe('DIV');
});
