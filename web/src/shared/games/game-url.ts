/**
 * The address a game window may open in its frame: a secure one, or one of this site; on a machine that
 * runs the whole site by itself also another server of that machine. Anything else, such as a script, is
 * no game. Which hosts may be framed at all is the gateway's content policy.
 */
export function gameUrl(asked: unknown, origin: string): string | null {
  if (typeof asked !== 'string' || !URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  if (url.protocol === 'https:' || url.origin === origin) return url.href;
  const isOwnMachine = isLoopback(url) && isLoopback(new URL(origin));
  return isOwnMachine && url.protocol === 'http:' ? url.href : null;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
