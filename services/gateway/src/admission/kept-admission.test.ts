import type { Caller } from '@noriter/kit/caller';
import { verifyCaller } from '@noriter/kit/caller';
import { makeKeyring } from '@noriter/kit/testing';
import { expect, test } from 'vitest';
import { signedFor } from './kept-admission.ts';

const keyring = makeKeyring();
const guest: Caller = { kind: 'guest', siteId: 'noriter', address: '' };
const NOW = Date.parse('2026-12-01T00:00:00Z');
/** The longest that a whole call may take to arrive, its body included, by default. */
const DRIP_MS = 30_000;

const opened = () => signedFor(keyring.signerOf('gateway'), guest);

test('a caller is signed once for each service, and is at hand from then on', async () => {
  const callerFor = opened();
  const signing = callerFor('wallet', NOW);
  expect(callerFor('wallet', NOW)).toBe(signing);
  const jws = await signing;
  expect(callerFor('wallet', NOW + 44_999)).toBe(jws);
  expect(await callerFor('betting', NOW)).not.toBe(jws);
});

test('one that has grown old is signed anew, so that what is handed out is good yet', async () => {
  const callerFor = opened();
  const wallet = keyring.checkerOf('wallet');
  let last = '';
  for (let at = NOW; at < NOW + 180_000; at += 5_000) {
    const jws = await callerFor('wallet', at);
    expect(await verifyCaller(wallet, jws, {}, at + 14_000)).not.toBeNull();
    last = jws;
  }
  const afterBody = NOW + 175_000 + DRIP_MS;
  const renewed = await callerFor('wallet', afterBody);
  expect(await verifyCaller(wallet, last, {}, afterBody + 60_000)).toBeNull();
  expect(await verifyCaller(wallet, renewed, {}, afterBody + 14_000)).not.toBeNull();
});

test('what could not be signed is tried again', async () => {
  const signer = keyring.signerOf('gateway');
  let key: typeof signer.key | null = null;
  const callerFor = signedFor(
    {
      service: 'gateway',
      get key() {
        if (key === null) throw new Error('The key is not there yet.');
        return key;
      },
    },
    guest,
  );
  await expect(callerFor('wallet', NOW)).rejects.toThrow('not there yet');
  key = signer.key;
  expect(typeof (await callerFor('wallet', NOW))).toBe('string');
});
