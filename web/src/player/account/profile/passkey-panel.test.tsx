import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';

const passkey = {
  passkeyId: 'key-1',
  name: '내 노트북',
  addedAt: '2026-11-25T01:00:00Z',
  lastUsedAt: null,
};

const focused = () => document.activeElement?.textContent ?? '';

test('the keyboard goes on at what is to be removed, and at the list once it is kept', async () => {
  answerCalls({
    '/api/member/passkeys/list': () => ({ data: { offered: true, list: [passkey] } }),
  });
  await mount(<PasskeyPanel />);
  const remove = page.getByRole('button', { name: '내 노트북 삭제' });
  await expect.element(remove).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('‘내 노트북’ 패스키를 삭제합니다.');
  page.getByRole('button', { name: '취소' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '취소' })).not.toBeInTheDocument();
  await expect.poll(focused).toContain('내 노트북');
});
