import { deviceStorage } from '../storage/storage.ts';

const storageKey = 'noriter.device';

/**
 * What this browser is known by, whoever logs in with it: made up once, and kept. Where nothing can be kept
 * it is another one each time.
 */
export function deviceId(): string {
  const known = deviceStorage.getItem(storageKey) ?? '';
  if (/^[0-9a-f-]{36}$/.test(known)) return known;
  const made = randomId();
  deviceStorage.setItem(storageKey, made);
  return made;
}

/** `crypto.randomUUID` is there on secure pages alone; random bytes are there on all. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
