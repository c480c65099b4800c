import type { IncomingMessage } from 'node:http';

const SANE_HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

/** The browser's rules for the site's pages and files. */
export function securityHeaders(
  request: IncomingMessage,
  overTls: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(request.headers.host),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  if (overTls) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/**
 * Scripts and styles only from our own files. Sockets are named by the host, as not every browser
 * takes 'self' for them.
 */
function contentPolicy(host: string | undefined): string {
  const sockets = host !== undefined && SANE_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
