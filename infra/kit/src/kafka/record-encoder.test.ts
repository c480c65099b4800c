import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeRecord, type RecordParts } from './record-encoder.ts';

type Encode = (parts: RecordParts) => { buffer: Buffer };

const require = createRequire(import.meta.url);
const kafkajsRecord = loadKafkajsRecord();

const bytes = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
);
const fields = fc.option(bytes);
const headers = fc.dictionary(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.oneof(bytes, fc.array(bytes, { maxLength: 3 })),
  { noNullPrototype: true },
);

it('is compared with an encoder that is not ours', () => {
  expect(kafkajsRecord).not.toBe(encodeRecord);
});

it('is written as kafkajs writes it, byte by byte', () => {
  fc.assert(
    fc.property(
      fc.record<RecordParts>({
        offsetDelta: fc.nat(100_000),
        timestampDelta: fc.integer({ min: -2_000_000_000, max: 2_000_000_000_000 }),
        key: fields,
        value: fields,
        headers,
      }),
      (parts) => {
        expect(encodeRecord(parts).buffer).toEqual(kafkajsRecord(parts).buffer);
      },
    ),
    { numRuns: 500 },
  );
});

it('is written so with nothing in it', () => {
  expect(encodeRecord({}).buffer).toEqual(kafkajsRecord({}).buffer);
});

it('is written so beyond the sizes that one, two and three bytes hold', () => {
  for (const size of [63, 64, 127, 128, 8_191, 8_192, 200_000]) {
    const parts = { offsetDelta: size, value: Buffer.alloc(size, 'v'), key: 'k'.repeat(size) };
    expect(encodeRecord(parts).buffer.equals(kafkajsRecord(parts).buffer)).toBe(true);
  }
});

/** kafkajs' own, also where an earlier test file of this process has put ours in its place. */
function loadKafkajsRecord(): Encode {
  const path = require.resolve('kafkajs/src/protocol/recordBatch/record/v0');
  const before = require.cache[path];
  delete require.cache[path];
  const own: Encode = require(path);
  if (before) require.cache[path] = before;
  return own;
}
