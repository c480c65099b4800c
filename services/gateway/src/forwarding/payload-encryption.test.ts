import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openPayload, sealPayload } from './payload-encryption.ts';

const key = new Uint8Array(randomBytes(32));
const json = Buffer.from('{"siteId":"noriter","cashOutPass":"1234"}');

async function sealedBy(header: { alg: string; enc: string }, secret: Uint8Array, text = json) {
  const sealed = await new CompactEncrypt(text).setProtectedHeader(header).encrypt(secret);
  return Buffer.from(sealed);
}

describe('an encrypted payload', () => {
  it('opens with the key it was closed with', async () => {
    const sealed = await sealedBy({ alg: 'dir', enc: 'A256GCM' }, key);
    expect(await openPayload(key, sealed)).toEqual(json);
  });

  it('stays closed for another key, another algorithm, a changed byte and what is no JWE', async () => {
    const sealed = await sealedBy({ alg: 'dir', enc: 'A256GCM' }, key);
    expect(await openPayload(new Uint8Array(randomBytes(32)), sealed)).toBeNull();
    const changed = Buffer.from(sealed);
    const at = changed.length - 5;
    changed[at] = changed[at] === 65 ? 66 : 65;
    expect(await openPayload(key, changed)).toBeNull();
    expect(await openPayload(key, Buffer.from('no.jwe.at.all.'))).toBeNull();
    const wrapped = await sealedBy({ alg: 'A256GCMKW', enc: 'A256GCM' }, key);
    expect(await openPayload(key, wrapped)).toBeNull();
    const short = await sealedBy({ alg: 'dir', enc: 'A128GCM' }, key.slice(0, 16));
    expect(await openPayload(key.slice(0, 16), short)).toBeNull();
  });

  it('must hold JSON', async () => {
    const sealed = await sealedBy({ alg: 'dir', enc: 'A256GCM' }, key, Buffer.from('{"a":'));
    expect(await openPayload(key, sealed)).toBeNull();
  });

  it('closes an answer so that the client can open it', async () => {
    const sealed = await sealPayload(key, json);
    const opened = await compactDecrypt(sealed.toString(), key);
    expect(Buffer.from(opened.plaintext)).toEqual(json);
  });
});
