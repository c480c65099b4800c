import type { IncomingMessage } from 'node:http';

const SANE_HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

type Origins = {
  /** Whose pages the site's own may show in a frame, by spaces. */
  frameOrigins: string;
  /** Whose live videos they may play, by spaces. */
  mediaOrigins: string;
};

/**
 * The browser's rules for the site's pages and files.
 *
 * @param given.overTls whether the request came so
 */
export function securityHeaders(
  request: IncomingMessage,
  { overTls, ...origins }: Origins & { overTls: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(request.headers.host, origins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A game of a vendor that is shown in no frame of ours has a window that we still see close.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  if (overTls) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/**
 * Scripts and styles only from our own files. Sockets are named by the host, as not every browser
 * takes 'self' for them. A video is fetched in pieces by our script, which hands them on as blobs.
 */
function contentPolicy(host: string | undefined, { frameOrigins, mediaOrigins }: Origins): string {
  const sockets = host !== undefined && SANE_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  const media = mediaOrigins === '' ? '' : ` ${mediaOrigins}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}${media}`,
    `media-src 'self'${media === '' ? '' : ` blob:${media}`}`,
    "worker-src 'self'",
    `frame-src ${frameOrigins === '' ? "'none'" : frameOrigins}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
