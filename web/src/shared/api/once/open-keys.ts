import { tabStorage } from '../../storage/storage.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * After this long a person who sends the same form means to do it again: what became of the first
 * time has been on their screen since.
 */
const openMsMax = 5 * 60_000;

type Open = { key: string; content: string; sinceMs: number };

/** Where the keys are kept: as a text, so that a tab's storage can be it. */
type KeyStore = { read(): string | null; write(text: string): void };

/**
 * The keys of submits whose outcome is unknown, one for each name and bound to what was sent. Times
 * are those of a clock on the wall, since a key may outlive its page.
 */
export function createOpenKeys(store: KeyStore = inMemory()) {
  const read = () => openIn(store.read());
  const write = (open: Record<string, Open>) => store.write(JSON.stringify(open));
  return {
    /** The key of the unfinished submit of the same content, else a new one. */
    keyFor(name: string, content: string, nowMs: number, msMax = openMsMax): string {
      const open = read();
      const known = open[name];
      if (known?.content === content && nowMs - known.sinceMs < msMax) return known.key;
      const key = newIdempotencyKey();
      write({ ...open, [name]: { key, content, sinceMs: nowMs } });
      return key;
    },
    /** A final answer came: the key has done its work. */
    settle(name: string, key: string): void {
      const { [name]: settled, ...others } = read();
      if (settled?.key === key) write(others);
    },
    /** What the unfinished submit under a name has sent; null where there is none. */
    unfinished: (name: string): string | null => read()[name]?.content ?? null,
    /** Whoever asked gives up on it: the same again is meant anew. */
    forget(name: string): void {
      const { [name]: _, ...others } = read();
      write(others);
    },
  };
}

export type OpenKeys = ReturnType<typeof createOpenKeys>;

/** They outlive a reload and end with the tab. */
export const openKeys = createOpenKeys({
  read: () => tabStorage.getItem('noriter.open-keys'),
  write: (text) => tabStorage.setItem('noriter.open-keys', text),
});

/** Fields that are written down nowhere: with another one of them, the same key is refused once. */
const secretFields = new Set([
  'presentPass',
  'memPass',
  'memPassCheck',
  'cashOutPass',
  'otp',
  'passkey',
]);

/** What a key is bound to, without what must not be kept. */
export function contentOf(input: unknown): string {
  const open = (name: string, value: unknown) => (secretFields.has(name) ? undefined : value);
  return JSON.stringify(input, open) ?? '';
}

function openIn(text: string | null): Record<string, Open> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, one]) => isOpen(one)));
  } catch {
    return {};
  }
}

function isOpen(value: unknown): value is Open {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && 'content' in value && 'sinceMs' in value;
}

function inMemory(): KeyStore {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
  };
}
