import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, isInside, networkOf } from './client-address.ts';

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the address of a client', () => {
  it('is the one of the socket, IPv4 in its own form', () => {
    expect(clientAddress(requestFrom('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
    expect(clientAddress(requestFrom('2001:db8::1'), 0)).toBe('2001:db8::1');
  });

  it('is not what the client writes into x-forwarded-for when no proxy of ours is there', () => {
    expect(clientAddress(requestFrom('203.0.113.9', '10.0.0.1'), 0)).toBe('203.0.113.9');
  });

  it('is the entry our proxies added, whatever the client put before it', () => {
    const request = requestFrom('10.0.0.2', '127.0.0.1, 198.51.100.7');
    expect(clientAddress(request, 1)).toBe('198.51.100.7');
    const two = requestFrom('10.0.0.2', '127.0.0.1, 198.51.100.7, 10.0.0.9');
    expect(clientAddress(two, 2)).toBe('198.51.100.7');
  });

  it('falls back to the socket when the entry is no address', () => {
    expect(clientAddress(requestFrom('10.0.0.2', 'unknown'), 1)).toBe('10.0.0.2');
    expect(clientAddress(requestFrom('10.0.0.2', '1.2.3.4'), 3)).toBe('10.0.0.2');
  });
});

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
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
    ['nonsense', false],
  ])('%s stands inside: %s', (address, inside) => {
    expect(isInside(address)).toBe(inside);
  });
});
