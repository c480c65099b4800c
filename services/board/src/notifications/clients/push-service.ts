import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { BoardConfig } from '../../config.ts';
import { pushText } from '../domain/push-text.ts';
import { answerOf, type PushAnswer } from '../domain/push-try.ts';
import type { WaitingPush } from '../store/push-messages.ts';
import type { PushSubscription } from '../store/push-subscriptions.ts';

const TIMEOUT_MS = 10_000;
/** A browser that is off longer learns it on the site. */
const KEPT_SECONDS = 24 * 3_600;

type PushConfig = Pick<BoardConfig, 'PUSH_KEY' | 'PUSH_CONTACT' | 'PUSH_SERVICES'>;

/** The half of the site's key pair that browsers are given: messages of nobody else reach them. */
export function publicPushKey({ PUSH_KEY }: Pick<BoardConfig, 'PUSH_KEY'>): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(PUSH_KEY);
  return pair.getPublicKey().toString('base64url');
}

/**
 * Whether an address is one of a known push service. A member gives it, and this service calls it: any
 * other might be a door of ours.
 */
export function isPushService(endpoint: string, { PUSH_SERVICES }: PushConfig): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username } = new URL(endpoint);
  if (username !== '') return false;
  return PUSH_SERVICES.some((known) => {
    const [start = '', end] = known.split('*');
    return end === undefined ? origin === known : origin.startsWith(start) && origin.endsWith(end);
  });
}

/** Hands what waits for a browser to its push service. */
export function sendPush(
  config: PushConfig,
  { kind, language, notificationId: id, ...browser }: WaitingPush,
): Promise<PushAnswer> {
  return sendText(config, browser, { id, body: pushText(kind, language) });
}

/** Hands one message to its browser's push service (RFC 8030), which can read nothing of it (RFC 8291). */
export async function sendText(
  config: PushConfig,
  { endpoint, p256dh, auth }: PushSubscription,
  message: { id: string; body: string },
): Promise<PushAnswer> {
  // The list may have become shorter since it was saved.
  if (!isPushService(endpoint, config)) return 'gone';
  const sealed = seal(config, { endpoint, keys: { p256dh, auth } }, JSON.stringify(message));
  if (sealed === null) return 'refused';
  const { body, headers } = sealed;
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: textHeaders(headers),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answerOf(answer.status);
  } catch {
    return 'later';
  }
}

/** @returns null for keys that are none: a browser's key is a point of a curve, which its text does not show */
function seal(config: PushConfig, browser: webPush.PushSubscription, text: string) {
  try {
    return webPush.generateRequestDetails(browser, text, {
      vapidDetails: {
        subject: config.PUSH_CONTACT,
        publicKey: publicPushKey(config),
        privateKey: config.PUSH_KEY.toString('base64url'),
      },
      contentEncoding: 'aes128gcm',
      TTL: KEPT_SECONDS,
    });
  } catch {
    return null;
  }
}

/** `fetch` counts the length itself. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
