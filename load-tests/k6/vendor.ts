import { md5 } from 'k6/crypto';
import http, { type RefinedResponse } from 'k6/http';

/** Set by the runner: where the site is, and the vendors' own keys. */
const url = `${__ENV.SITE_URL ?? ''}/vendor`;
const baccaratKey = __ENV.BACCARAT_KEY ?? '';
const slotKey = __ENV.SLOT_KEY ?? '';

/** A seat at a vendor: whose it is, and the session that the vendor has of it. */
export type Seat = { readonly player: string; readonly session: string };

type Answer = RefinedResponse<'text'>;

/** A vendor of the One Wallet style: the key in the address, JSON. */
export function askBaccarat(path: 'debit' | 'credit', body: object): Answer {
  return http.post<'text'>(
    `${url}/evolution/${path}?authToken=${encodeURIComponent(baccaratKey)}`,
    JSON.stringify(body),
    { headers: { 'content-type': 'application/json' }, tags: { name: `baccarat ${path}` } },
  );
}

/** A vendor of the Pragmatic style: a form with an MD5 over its fields by name, and the key. */
export function askSlot(path: 'bet' | 'result', fields: Record<string, string>): Answer {
  const signed = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const form = { ...fields, hash: md5(`${signed}${slotKey}`, 'hex') };
  return http.post<'text'>(`${url}/pragmatic/${path}.html`, form, {
    tags: { name: `slot ${path}` },
  });
}

export const isOk = {
  'baccarat answers OK': (answer: Answer) => answer.json('status') === 'OK',
};
export const isZero = {
  'slot answers 0': (answer: Answer) => answer.json('error') === 0,
};
