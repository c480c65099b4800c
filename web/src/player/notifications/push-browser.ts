/** This browser's part of web push: whether it may show something, and where it is reached. */
import { answerOf } from '../../shared/api/client.ts';
import { language } from '../../shared/i18n/language.ts';
import { api } from '../../shared/member/member-session.ts';

/** unable: the browser has no push. denied: its owner has forbidden it in the browser's settings. */
type PushState = 'unable' | 'denied' | 'off' | 'on';

/** Of this browser, and in how many others the member agreed. */
export type Push = { state: PushState; others: number };

/** The worker comes some seconds after the first page. */
const workerMsMax = 10_000;

export async function readPush(): Promise<Push> {
  const subscription = await subscribed();
  // Somebody else may have agreed in this browser.
  const endpoint = subscription?.endpoint ?? null;
  const { isAgreed, others } = await answerOf(
    api.POST('/api/board/push/state', { body: { endpoint } }),
  );
  if (!hasPush()) return { state: 'unable', others };
  if (Notification.permission === 'denied') return { state: 'denied', others };
  if (subscription === undefined) return { state: 'unable', others };
  return { state: isAgreed ? 'on' : 'off', others };
}

/** @returns null where nobody agreed in this browser, undefined where nobody can */
async function subscribed(): Promise<PushSubscription | null | undefined> {
  if (!hasPush() || Notification.permission === 'denied') return undefined;
  return (await worker())?.pushManager.getSubscription();
}

/** Asks the browser's owner, and leaves the address with the service. */
export async function agreeToPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const manager = (await worker())?.pushManager;
  if (manager === undefined) return;
  const { publicKey } = await answerOf(api.POST('/api/board/push/key', { body: {} }));
  // One that was made with an older key can be sent nothing any more.
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint, p256dh, auth, language: language() };
  await answerOf(api.POST('/api/board/push/save', { body }));
}

export async function endPush(): Promise<void> {
  const subscription = await subscribed();
  if (subscription === null || subscription === undefined) return;
  const { endpoint } = subscription;
  await answerOf(api.POST('/api/board/push/remove', { body: { endpoint } }));
  await subscription.unsubscribe();
}

/** Whatever other browser the member has agreed in, or somebody in their name. */
export async function endOtherPushes(): Promise<void> {
  const endpoint = (await subscribed())?.endpoint ?? null;
  await answerOf(api.POST('/api/board/push/removeOthers', { body: { endpoint } }));
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function worker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), workerMsMax);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}
