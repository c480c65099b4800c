import { generateKeyPairSync } from 'node:crypto';

/** What vendors of the hub style sign with. */
export const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The same of the st8 style. */
export const curve = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export const SECRET = 'a-secret-of-the-vendors';

/** What the service is to know of the vendors of a test. */
export const vendorKeys = JSON.stringify({
  kplay: { keys: [pair.publicKey], secret: SECRET },
  pragmatic: { keys: [SECRET, 'the-next-one'], secret: SECRET },
  evolution: { keys: [SECRET], secret: SECRET },
  bomb: { keys: [SECRET], secret: SECRET },
  kfishing: { keys: [], secret: SECRET },
  station: { keys: [curve.publicKey], secret: SECRET },
  distant: { keys: [SECRET], secret: SECRET, addresses: ['203.0.113.0/24'] },
  certified: { keys: [SECRET], secret: SECRET, certificates: ['CN=vendor', 'CN=vendor 2'] },
});
