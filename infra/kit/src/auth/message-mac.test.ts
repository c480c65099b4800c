import { expect, test } from 'vitest';
import { keyOfMac, macOf, macsOf, questionAbout } from './message-mac.ts';
import { secretKeys } from './secret-keys.ts';

const keys = secretKeys([Buffer.alloc(32, 1), Buffer.alloc(32, 2)]);
const [key] = keys;
const subject = { topic: 'wallet.commands', id: 'one', value: Buffer.from('pay') };
const mac = macOf(key, subject);

test('a MAC names the key that it was made with, also one that was replaced', () => {
  expect(keyOfMac(keys, mac, subject)).toBe(key);
  expect(keyOfMac([...keys].reverse(), mac, subject)).toBe(key);
  expect(mac.startsWith(`${key.id}.`)).toBe(true);
});

test.each([
  ['other bytes', { ...subject, value: Buffer.from('pax') }],
  ['another topic', { ...subject, topic: 'wallet.events' }],
  ['another id', { ...subject, id: 'two' }],
  ['bytes moved into the id', { ...subject, id: 'one p', value: Buffer.from('ay') }],
])('a MAC says nothing of %s', (_what, other) => {
  expect(keyOfMac(keys, mac, other)).toBeNull();
});

test('a message for several receivers has one for each, which proves it to nobody else', () => {
  const keysOf = (byte: number) => secretKeys([Buffer.alloc(32, byte)]);
  const [promotion, partner, other] = [keysOf(4), keysOf(5), keysOf(6)];
  const both = macsOf([promotion[0], partner[0]], subject);
  expect(keyOfMac(promotion, both, subject)).toBe(promotion[0]);
  expect(keyOfMac(partner, both, subject)).toBe(partner[0]);
  expect(keyOfMac(other, both, subject)).toBeNull();
  const forged = `${macOf(other[0], subject)},${partner[0].id}.${both.split('.')[1]}`;
  expect(keyOfMac(partner, forged, subject)).toBeNull();
  expect(macsOf([], subject)).toBe('');
});

test('what sends a message does not ask about it, and the other way round', () => {
  const question = { ...subject, topic: questionAbout(subject.topic) };
  expect(keyOfMac(keys, mac, question)).toBeNull();
  expect(keyOfMac(keys, macOf(key, question), subject)).toBeNull();
});

test('a MAC is found behind others', () => {
  expect(keyOfMac(keys, `${'x,'.repeat(7)}${mac}`, subject)).toBe(key);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one of an unknown key', macOf(secretKeys([Buffer.alloc(32, 3)])[0], subject)],
  ['one that is cut', mac.slice(0, -2)],
  ['one that is the id alone', `${key.id}.`],
  ['one whose last character is two bytes', `${mac.slice(0, -1)}é`],
  ['one that is longer', `${mac}A`],
  ['one behind more than are looked at', `${'x,'.repeat(8)}${mac}`],
])('%s is no MAC', (_what, other) => {
  expect(keyOfMac(keys, other, subject)).toBeNull();
});
