import { deviceStorage } from '../storage/storage.ts';

export type Session = { token: string; sessionId: string; expiresAt: string };

export const memberSessionKey = 'noriter.session';

/**
 * The session the browser keeps under a name. Whether it is over yet is for the server to say: this
 * device's clock may be hours wrong, and the server's is not known before its first answer.
 */
export function storedSession(storageKey: string): Session | null {
  return parseSession(deviceStorage.getItem(storageKey));
}

export function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { token, sessionId, expiresAt } = value as Record<string, unknown>;
    if (typeof token !== 'string' || typeof sessionId !== 'string') return null;
    if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return null;
    return { token, sessionId, expiresAt };
  } catch {
    return null;
  }
}
