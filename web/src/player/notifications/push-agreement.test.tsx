import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { PushAgreement } from './push-agreement.tsx';

const endpoint = 'https://push.example/1';
const keys = { p256dh: 'public', auth: 'secret' };

/** A browser as its vendor makes it, with the address its push service would give. */
function browser(permission: NotificationPermission) {
  let made: object | null = null;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(async () => {
      made = null;
      return true;
    }),
  };
  const subscribe = vi.fn(async () => {
    made = subscription;
    return subscription;
  });
  const pushManager = { getSubscription: async () => made, subscribe };
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  return { subscribe, subscription };
}

const answers = {
  '/api/board/push/key': () => ({ data: { publicKey: 'of-this-site' } }),
  '/api/board/push/state': () => ({ data: { isAgreed: true } }),
  '/api/board/push/save': () => ({ data: {} }),
  '/api/board/push/remove': () => ({ data: {} }),
};
const agreement = page.getByRole('switch', { name: '이 브라우저로 알림 받기' });

let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  calls = answerCalls(answers);
});
afterEach(() => vi.restoreAllMocks());

test('a member agrees for this browser, and takes it back', async () => {
  const { subscribe, subscription } = browser('granted');
  await mount(<PushAgreement />);
  await expect.element(agreement).toBeEnabled();
  await expect.element(agreement).not.toBeChecked();
  expect(calls.to('/api/board/push/save')).toEqual([]);
  await userEvent.click(agreement);
  await expect.poll(() => calls.to('/api/board/push/save').length).toBe(1);
  expect(calls.to('/api/board/push/save')[0]?.body).toMatchObject({
    endpoint,
    ...keys,
    language: 'ko',
  });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'of-this-site',
  });
  await expect.element(agreement).toBeChecked();
  await expect.element(agreement).toBeEnabled();
  await userEvent.click(agreement);
  await expect.element(agreement).not.toBeChecked();
  expect(calls.to('/api/board/push/remove')[0]?.body).toMatchObject({ endpoint });
  await expect.poll(() => subscription.unsubscribe.mock.calls.length).toBe(1);
});

test('what the browser forbids is said, and cannot be agreed to', async () => {
  browser('denied');
  await mount(<PushAgreement />);
  await expect.element(page.getByText(/브라우저 설정에서 알림이 차단되어/)).toBeVisible();
  await expect.element(agreement).toBeDisabled();
});
