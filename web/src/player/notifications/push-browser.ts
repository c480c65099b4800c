/** This browser's part of web push: whether it may show something, and where it is reached. */
import { answerOf } from '../../shared/api/client.ts';
import { language } from '../../shared/i18n/language.ts';
import { api } from '../../shared/member/member-session.ts';

/** unable: the browser has no push. denied: its owner has forbidden it in the browser's settings. */
export type PushState = 'unable' | 'denied' | 'off' | 'on';

/** The worker comes some seconds after the first page. */
const workerMsMax = 10_000;

export async function readPush(): Promise<PushState> {
  if (!hasPush()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === undefined) return 'unable';
  if (subscription === null) return 'off';
  // Somebody else may have agreed in this browser.
  const { endpoint } = subscription;
  const { isAgreed } = await answerOf(api.POST('/api/board/push/state', { body: { endpoint } }));
  return isAgreed ? 'on' : 'off';
}

/** Asks the browser's owner, and leaves the address with the service. @returns what came of it */
export async function agreeToPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'denied') return 'denied';
  const manager = (await worker())?.pushManager;
  if (manager === undefined || Notification.permission !== 'granted') return 'off';
  const { publicKey } = await answerOf(api.POST('/api/board/push/key', { body: {} }));
  // One that was made with an older key can be sent nothing any more.
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const body = { endpoint, p256dh, auth, language: language() };
  await answerOf(api.POST('/api/board/push/save', { body }));
  return 'on';
}

export async function endPush(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return 'off';
  const { endpoint } = subscription;
  await answerOf(api.POST('/api/board/push/remove', { body: { endpoint } }));
  await subscription.unsubscribe();
  return 'off';
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
