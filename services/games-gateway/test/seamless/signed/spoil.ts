import fc from 'fast-check';
import type { Fields } from './fields.ts';
import type { Exchange, Ids } from './protocol.ts';

/** What is wrong with a body: one of its fields, which is replaced, left out, given twice or one too many. */
type Spoiling = { way: 'replace' | 'remove' | 'twice' | 'add'; at: number; written: string };

/** What is wrong with its bytes. */
const byteWays = ['none', 'bom', 'cut', 'twice', 'list', 'utf-16', 'more', 'empty'] as const;
export type Wrong = { spoiling: Spoiling; bytes: (typeof byteWays)[number] };

const extraNames = ['extra', '__proto__', 'constructor', 'toString', 'digits', 'hash'];

/** Mostly one field is wrong, and seldom the bytes as a whole. */
export function wrongs(values: readonly string[]): fc.Arbitrary<Wrong> {
  return fc.record({
    spoiling: fc.record({
      way: fc.oneof(
        { weight: 6, arbitrary: fc.constant('replace' as const) },
        { weight: 2, arbitrary: fc.constantFrom('remove' as const, 'twice', 'add') },
      ),
      at: fc.nat(),
      written: fc.constantFrom(...values),
    }),
    bytes: fc.oneof(
      { weight: 15, arbitrary: fc.constant('none' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...byteWays) },
    ),
  });
}

/** @returns the fields as they are then, and the one that is wrong */
export function spoil(
  fields: Fields,
  { way, at, written }: Spoiling,
): { fields: Fields; touched: string } {
  if (way === 'add') {
    const name = extraNames[at % extraNames.length] ?? '';
    return { fields: [...fields, [name, written]], touched: name };
  }
  const place = at % fields.length;
  const touched = fields[place]?.[0] ?? '';
  const others = fields.filter((_, index) => index !== place);
  if (way === 'remove') return { fields: others, touched };
  const spoilt = [touched, written] as const;
  const replaced = fields.map((one, index) => (index === place ? spoilt : one));
  return { fields: way === 'twice' ? [...fields, spoilt] : replaced, touched };
}

export function spoilBytes(bytes: Buffer, way: Wrong['bytes']): Buffer {
  switch (way) {
    case 'none':
      return bytes;
    case 'bom':
      return Buffer.concat([Buffer.from('\ufeff'), bytes]);
    case 'cut':
      return bytes.subarray(0, -3);
    case 'twice':
      return Buffer.concat([bytes, bytes]);
    case 'list':
      return Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]);
    case 'utf-16':
      return Buffer.from(bytes.toString('latin1'), 'utf16le');
    case 'more':
      return Buffer.concat([bytes, Buffer.from('\u0000garbage')]);
    case 'empty':
      return Buffer.alloc(0);
  }
}

/** Each amount of a call with each value in its place. */
export function amountsOf(exchange: Exchange, values: readonly string[]): [Exchange, Wrong][] {
  const ids: Ids = { round: '', bet: '', own: '' };
  const paths = exchange.fields({ player: '', session: '' }, ids).map(([path]) => path);
  return Object.keys(exchange.moves ?? {}).flatMap((name) =>
    values.map((written): [Exchange, Wrong] => {
      const spoiling = { way: 'replace', at: paths.indexOf(name), written } as const;
      return [exchange, { spoiling, bytes: 'none' }];
    }),
  );
}
