import { v4 } from 'uuid';
import { deviceStorage } from '../storage/storage.ts';

const storageKey = 'noriter.device';

/**
 * What this browser is known by, whoever logs in with it: made up once, and kept. Where nothing can be kept
 * it is another one each time.
 */
export function deviceId(): string {
  const known = deviceStorage.getItem(storageKey) ?? '';
  if (/^[0-9a-f-]{36}$/.test(known)) return known;
  const made = v4();
  deviceStorage.setItem(storageKey, made);
  return made;
}
