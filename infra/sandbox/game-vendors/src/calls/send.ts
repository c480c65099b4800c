import type { Packed } from '../protocols/protocol.ts';

export type Sent =
  | { readonly status: number; readonly text: string; readonly ms: number }
  | { readonly failure: 'timeout' | 'connection'; readonly ms: number };

/** How to reach one vendor's door of the site. */
export type Door = { readonly url: string; readonly timeoutMs: number };

/** Posts a signed call and reads the whole answer; a failure is an answer, too. */
export async function send(door: Door, packed: Packed): Promise<Sent> {
  const startedAt = performance.now();
  const ms = () => performance.now() - startedAt;
  try {
    const response = await fetch(`${door.url}/${packed.path}`, {
      method: 'POST',
      headers: packed.headers,
      body: packed.body,
      signal: AbortSignal.timeout(door.timeoutMs),
    });
    return { status: response.status, text: await response.text(), ms: ms() };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { failure: isTimeout ? 'timeout' : 'connection', ms: ms() };
  }
}
