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

let others = 0;
const answers = {
  '/api/board/push/key': () => ({ data: { publicKey: 'of-this-site' } }),
  '/api/board/push/state': ({ body }: { body: Record<string, unknown> }) => ({
    data: { isAgreed: body['endpoint'] === endpoint, others },
  }),
  '/api/board/push/removeOthers': () => {
    others = 0;
    return { data: {} };
  },
  '/api/board/push/save': () => ({ data: {} }),
  '/api/board/push/remove': () => ({ data: {} }),
};
const agreement = page.getByRole('switch', { name: '이 브라우저로 알림 받기' });

let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  others = 0;
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

test('other browsers are told of and ended, also where this one is able to nothing', async () => {
  others = 2;
  browser('denied');
  await mount(<PushAgreement />);
  await expect
    .element(page.getByText('다른 브라우저 2개에서도 알림을 받고 있습니다.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '다른 브라우저 모두 끄기' }));
  await expect
    .poll(() => calls.to('/api/board/push/removeOthers')[0]?.body)
    .toMatchObject({
      endpoint: null,
    });
  await expect.element(page.getByText(/다른 브라우저/)).not.toBeInTheDocument();
});
