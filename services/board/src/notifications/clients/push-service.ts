import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { BoardConfig } from '../../config.ts';
import { pushText } from '../domain/push-text.ts';
import { answerOf, type PushAnswer } from '../domain/push-try.ts';
import type { WaitingPush } from '../store/push-messages.ts';

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

/** Hands one message to its browser's push service (RFC 8030), which can read nothing of it (RFC 8291). */
export async function sendPush(
  config: PushConfig,
  { endpoint, p256dh, auth, kind, language, notificationId }: WaitingPush,
): Promise<PushAnswer> {
  // The list may have become shorter since it was saved.
  if (!isPushService(endpoint, config)) return 'gone';
  const text = JSON.stringify({ id: notificationId, body: pushText(kind, language) });
  try {
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails: {
          subject: config.PUSH_CONTACT,
          publicKey: publicPushKey(config),
          privateKey: config.PUSH_KEY.toString('base64url'),
        },
        contentEncoding: 'aes128gcm',
        TTL: KEPT_SECONDS,
      },
    );
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

/** `fetch` counts the length itself. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
