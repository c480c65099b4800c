import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  cameOverTls,
  clientAddress,
  isInside,
  networkOf,
  standsInside,
  UNKNOWN_ADDRESS,
} from './client-address.ts';

type Headers = Record<string, string>;

function requestWith(headers: Headers, remoteAddress: string | undefined = '10.0.0.2') {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  return requestWith(
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    remoteAddress,
  );
}

describe('the address of a client', () => {
  it('is the one of the socket, in one spelling', () => {
    expect(clientAddress(requestFrom('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
    expect(clientAddress(requestFrom('2001:db8::1'), 0)).toBe('2001:db8::1');
    expect(clientAddress(requestFrom('fe80::1%eth0'), 1)).toBe('fe80::1');
  });

  it('is unknown of a socket that is gone', () => {
    expect(clientAddress(requestFrom(''), 0)).toBe(UNKNOWN_ADDRESS);
  });

  it.each([{ 'x-forwarded-for': '10.0.0.1' }, { forwarded: 'for=10.0.0.1' }])(
    'is not what the client writes into %j when no proxy of ours is there',
    (headers) => {
      expect(clientAddress(requestWith(headers, '203.0.113.9'), 0)).toBe('203.0.113.9');
    },
  );

  it('is the entry our proxies added, whatever the client put before it', () => {
    const request = requestFrom('10.0.0.2', '127.0.0.1, 198.51.100.7');
    expect(clientAddress(request, 1)).toBe('198.51.100.7');
    const two = requestFrom('10.0.0.2', '127.0.0.1, 198.51.100.7, 10.0.0.9');
    expect(clientAddress(two, 2)).toBe('198.51.100.7');
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['10.0.0.1, 203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:DB8::1%eth0', '2001:db8::1'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['unknown', UNKNOWN_ADDRESS],
    ['10.0.0.1, unknown', UNKNOWN_ADDRESS],
    ['', UNKNOWN_ADDRESS],
    // A proxy that knew no address added an empty entry: what stands before it is the client's word.
    ['10.0.0.1,', UNKNOWN_ADDRESS],
    ['10.0.0.1, ', UNKNOWN_ADDRESS],
    [',', UNKNOWN_ADDRESS],
  ])('in x-forwarded-for: %j is %s', (header, address) => {
    expect(clientAddress(requestFrom('10.0.0.2', header), 1)).toBe(address);
  });

  it.each([
    ['for=203.0.113.9', '203.0.113.9'],
    ['For="203.0.113.9:51234";proto=https;by=10.0.0.2', '203.0.113.9'],
    ['for=10.0.0.1, for=203.0.113.9', '203.0.113.9'],
    ['for="[2001:db8::1]"', '2001:db8::1'],
    ['proto=http; for="[2001:DB8::1]:443"', '2001:db8::1'],
    ['for="::ffff:cb00:7109"', '203.0.113.9'],
    ['for=unknown', UNKNOWN_ADDRESS],
    ['for=10.0.0.1, for=_hidden', UNKNOWN_ADDRESS],
    ['for=10.0.0.1, by=10.0.0.2', UNKNOWN_ADDRESS],
    ['for=10.0.0.1,', UNKNOWN_ADDRESS],
    ['', UNKNOWN_ADDRESS],
    // A quotation that the client left open must not swallow what our proxy added.
    ['for=10.0.0.1, for=", for=203.0.113.9', UNKNOWN_ADDRESS],
    ['for=10.0.0.1, for=", for="[2001:db8::1]"', UNKNOWN_ADDRESS],
    ['10.0.0.1', UNKNOWN_ADDRESS],
  ])('in Forwarded: %j is %s', (forwarded, address) => {
    expect(clientAddress(requestWith({ forwarded }), 1)).toBe(address);
  });

  it('is unknown where there are fewer entries than proxies', () => {
    expect(clientAddress(requestFrom('10.0.0.2', '10.0.0.9'), 2)).toBe(UNKNOWN_ADDRESS);
    const request = requestWith({ forwarded: 'for=10.0.0.9' });
    expect(clientAddress(request, 2)).toBe(UNKNOWN_ADDRESS);
  });

  it.each([
    ['203.0.113.9', 'for=10.0.0.1', '203.0.113.9'],
    ['10.0.0.1', 'for=203.0.113.9', UNKNOWN_ADDRESS],
    ['10.0.0.1', 'for=unknown', UNKNOWN_ADDRESS],
    ['10.0.0.1', 'for="10.0.0.1:443"', '10.0.0.1'],
  ])('of x-forwarded-for %s beside Forwarded %s is %s', (listed, forwarded, address) => {
    const request = requestWith({ 'x-forwarded-for': listed, forwarded });
    expect(clientAddress(request, 1)).toBe(address);
  });
});

describe('who stands inside', () => {
  it.each([
    [{}, 0, true],
    [{}, 1, true],
    [{ 'x-forwarded-for': '10.0.0.1' }, 0, false],
    [{ 'x-forwarded-for': '' }, 0, false],
    [{ forwarded: 'for=10.0.0.1' }, 0, false],
    [{ 'x-real-ip': '10.0.0.1' }, 0, false],
    [{ via: '1.1 proxy' }, 0, false],
    [{ 'x-forwarded-for': '10.0.0.1' }, 1, true],
    [{ 'x-forwarded-for': '203.0.113.9:51234' }, 1, false],
    [{ 'x-forwarded-for': '[2001:db8::1]' }, 1, false],
    [{ 'x-forwarded-for': 'unknown' }, 1, false],
    [{ 'x-forwarded-for': '10.0.0.1,' }, 1, false],
    [{ 'x-forwarded-for': '10.0.0.1' }, 2, false],
    [{ forwarded: 'for="10.0.0.1:443"' }, 1, true],
    [{ forwarded: 'for=_hidden' }, 1, false],
  ] as [Headers, number, boolean][])('%j behind %i proxies: %s', (headers, proxies, inside) => {
    expect(standsInside(requestWith(headers), proxies)).toBe(inside);
  });
});

describe('whether it came over TLS', () => {
  it.each([
    [{ 'x-forwarded-proto': 'https' }, 0, false],
    [{ 'x-forwarded-proto': 'https' }, 1, true],
    [{ 'x-forwarded-proto': 'http', forwarded: 'proto=https' }, 1, false],
    [{ forwarded: 'for=203.0.113.9;proto=https' }, 1, true],
    [{ forwarded: 'for=203.0.113.9;proto=https' }, 0, false],
    [{ forwarded: 'proto=https, for=203.0.113.9' }, 1, false],
    [{}, 1, false],
  ] as [Headers, number, boolean][])('%j behind %i proxies: %s', (headers, proxies, overTls) => {
    expect(cameOverTls(requestWith(headers), proxies)).toBe(overTls);
  });
});

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [UNKNOWN_ADDRESS, UNKNOWN_ADDRESS],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['8.8.8.8', false],
    ['::1', true],
    ['fd00::1', true],
    ['2001:db8::1', false],
    ['::ffff:127.0.0.1', true],
    [UNKNOWN_ADDRESS, false],
    ['', false],
    ['nonsense', false],
  ])('%s stands inside: %s', (address, inside) => {
    expect(isInside(address)).toBe(inside);
  });
});
