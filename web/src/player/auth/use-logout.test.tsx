import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useLogout } from './use-logout.ts';

function Way() {
  const leave = useLogout();
  return <Button onPress={leave}>out</Button>;
}

test.each([
  ['is lost', () => 'lost' as const],
  ['never comes', () => new Promise<never>(() => {})],
])('who leaves is out when the answer %s', async (_what, answer) => {
  const calls = answerCalls({ '/api/member/logout': answer });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  memberSession.start({ token: 't', sessionId: 's-1', expiresAt });
  await mount(<Way />);
  await page.getByRole('button', { name: 'out' }).click();
  await expect.poll(() => memberSession.get()).toBeNull();
  expect(calls.to('/api/member/logout')).toHaveLength(1);
});
