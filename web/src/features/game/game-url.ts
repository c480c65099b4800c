/**
 * The address a game window may open in its frame: a secure one, or one of this site. Anything else,
 * such as a script, is no game. Which hosts may be framed at all is the gateway's content policy.
 */
export function gameUrl(asked: unknown, origin: string): string | null {
  if (typeof asked !== 'string' || !URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}
