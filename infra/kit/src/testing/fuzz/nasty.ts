import fc from 'fast-check';

/**
 * Stands in a body for lists in lists, deep enough for what walks it by recursion to run out of its
 * stack; `jsonOf` writes them, because JSON.stringify is such a walk.
 */
export const deep = '(lists in lists)';

/** A body as it is sent. */
export function jsonOf(body: unknown): string {
  return (JSON.stringify(body) ?? '').replaceAll(JSON.stringify(deep), nested(5_000));
}

function nested(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** What a body may hold in place of a field that was expected. */
const values: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  -1,
  -0,
  0.5,
  1e308,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  '2147483648',
  '-1',
  '1e9',
  '9223372036854775808',
  '9'.repeat(400),
  '0001-01-01',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table member; --",
  '%00%ff../..',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '가'.repeat(20_000),
  [],
  {},
  deep,
  deep,
  { $gt: 1 },
  { toString: 1, valueOf: 2, length: 3 },
];

/** A body of a schema in which one field, somewhere, is not what it should be. */
export function spoiled(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const way = fc.constantFrom('replace', 'remove', 'add');
  return fc
    .tuple(bodies, fc.nat(), way, fc.constantFrom(...values))
    .map(([body, at, how, value]) => spoil(body, { at, how, value }));
}

type Spoiling = { at: number; how: string; value: unknown };

function spoil(body: unknown, { at, how, value }: Spoiling): unknown {
  const copy: unknown = structuredClone(body);
  const places = placesIn(copy);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return how === 'add' ? { extra: value } : value;
  if (how === 'remove') Reflect.deleteProperty(place.holder, place.name);
  else Reflect.set(place.holder, how === 'add' ? 'extra' : place.name, value);
  return copy;
}

/** Every field and element of a value. */
function placesIn(value: unknown): { holder: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { holder: value, name },
    ...placesIn(inner),
  ]);
}

/** Requests that are wrong before any schema is asked, as what is sent and its headers. */
export type RawRequest = { what: string; body: string; headers?: Record<string, string> };

/** The same for every route; `site` is what a body has to name. */
export function rawRequests(site: string): readonly RawRequest[] {
  const head = `"siteId":${JSON.stringify(site)}`;
  const list = `{${head},"x":${nested(5_000)}}`;
  const key = { 'idempotency-key': 'a-key-of-this-fuzz' };
  return [
    { what: 'no body', body: '' },
    { what: 'no JSON', body: '{' },
    { what: 'a text', body: '"a"' },
    { what: 'a number', body: '1e999' },
    { what: 'null', body: 'null' },
    { what: 'a list', body: `[{${head}}]` },
    { what: 'no site', body: '{}' },
    { what: 'a site that is no text', body: '{"siteId":{"$ne":null}}' },
    { what: 'a field twice', body: `{${head},${head},"page":1,"page":"x"}` },
    { what: 'a prototype', body: `{${head},"__proto__":{"page":1}}` },
    { what: 'a constructor', body: `{${head},"constructor":{"prototype":{}}}` },
    { what: 'a NUL', body: `{${head},"reason":"a\\u0000b","search":"\\u0000"}` },
    { what: 'half a character', body: `{${head},"reason":"\\ud800","search":"\\udc00"}` },
    { what: 'numbers without end', body: `{${head},"page":1e999,"version":${'9'.repeat(400)}}` },
    { what: 'a deep list', body: list },
    { what: 'a deep list under a key', body: list, headers: key },
    { what: 'a list that never ends', body: `{${head},"x":${'['.repeat(100_000)}`, headers: key },
    { what: 'more than a megabyte', body: `{${head},"x":"${'x'.repeat(1_100_000)}"}` },
    { what: 'another type', body: `{${head}}`, headers: { 'content-type': 'text/plain' } },
    { what: 'a form', body: 'a=1', headers: { 'content-type': 'multipart/form-data' } },
    { what: 'a type that is none', body: `{${head}}`, headers: { 'content-type': ';;' } },
    { what: 'an empty key', body: `{${head}}`, headers: { 'idempotency-key': '' } },
    { what: 'a long key', body: `{${head}}`, headers: { 'idempotency-key': 'k'.repeat(4_000) } },
    { what: 'signs as a key', body: `{${head}}`, headers: { 'idempotency-key': "';--%00/../" } },
    { what: 'a strange language', body: `{${head}}`, headers: { 'accept-language': '*;q=9,,x' } },
  ];
}
