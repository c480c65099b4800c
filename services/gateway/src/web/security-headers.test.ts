import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const request = { headers: { host: 'site.example' } } as IncomingMessage;

const framesOf = (frameOrigins: string) =>
  securityHeaders(request, { overTls: true, frameOrigins, mediaOrigins: '' })
    ['content-security-policy']?.split('; ')
    .find((rule) => rule.startsWith('frame-src'));

test('pages of the named vendors may stand in a frame, and nobody else', () => {
  expect(framesOf('')).toBe("frame-src 'none'");
  expect(framesOf('https://a.example https://b.example:8443')).toBe(
    'frame-src https://a.example https://b.example:8443',
  );
});

test('videos come from the named origins, in pieces that a script fetches', () => {
  const rulesOf = (mediaOrigins: string) =>
    securityHeaders(request, { overTls: true, frameOrigins: '', mediaOrigins })
      ['content-security-policy']?.split('; ')
      .filter((rule) => /^(media|connect)-src/.test(rule));
  const sockets = 'ws://site.example wss://site.example';
  expect(rulesOf('')).toEqual([`connect-src 'self' ${sockets}`, "media-src 'self'"]);
  expect(rulesOf('https://video.example')).toEqual([
    `connect-src 'self' ${sockets} https://video.example`,
    "media-src 'self' blob: https://video.example",
  ]);
});
