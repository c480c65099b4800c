/**
 * A record of Kafka's wire format (https://kafka.apache.org/documentation/#record), written into
 * memory of exactly its size in one pass. kafkajs makes the same bytes from an encoder for the
 * record and one for each header, and an array and a buffer for each number in them.
 */

import { varIntSize, writeVarInt } from '../values/var-int.ts';

type Bytes = Buffer | string;

/** What kafkajs hands over for one event; absent and null mean that there is none. */
export type RecordParts = {
  /** Its place in its batch. */
  offsetDelta?: number;
  /** Milliseconds after the first of its batch. */
  timestampDelta?: number;
  key?: Bytes | null;
  value?: Bytes | null;
  headers?: Readonly<Record<string, Bytes | readonly Bytes[]>>;
};

/** What kafkajs takes a record from. */
export type EncodedRecord = { buf: Buffer; buffer: Buffer };

/** Encodes a record; the same bytes as kafkajs' own. */
export function encodeRecord(parts: RecordParts): EncodedRecord {
  const { offsetDelta = 0, timestampDelta = 0, key, value, headers = {} } = parts;
  const fields = fieldsOf(headers);
  // Once: counting a text's bytes takes as long as writing them.
  const sizes = fields.map(bytesOf);
  const [keySize, valueSize] = [bytesOf(key), bytesOf(value)];
  const time = zigZag(timestampDelta);
  const offset = zigZag(offsetDelta);
  const headerCount = zigZag(fields.length / 2);
  let size = 1 + varIntSize(time) + varIntSize(offset) + varIntSize(headerCount);
  size += fieldSize(keySize) + fieldSize(valueSize);
  for (const bytes of sizes) size += fieldSize(bytes);
  const length = zigZag(size);

  const buf = Buffer.allocUnsafe(varIntSize(length) + size);
  let at = writeVarInt(buf, length, 0);
  // No attributes are in use.
  buf[at] = 0;
  at = writeVarInt(buf, time, at + 1);
  at = writeVarInt(buf, offset, at);
  at = writeField(buf, at, key, keySize);
  at = writeField(buf, at, value, valueSize);
  at = writeVarInt(buf, headerCount, at);
  for (let place = 0; place < fields.length; place += 1) {
    at = writeField(buf, at, fields[place], sizes[place] ?? NONE);
  }
  return { buf, buffer: buf };
}

/** Names and values in turn. */
function fieldsOf(headers: NonNullable<RecordParts['headers']>): Bytes[] {
  const fields: Bytes[] = [];
  for (const name of Object.keys(headers)) {
    const values = headers[name];
    if (values === undefined) continue;
    if (typeof values === 'string' || Buffer.isBuffer(values)) fields.push(name, values);
    else for (const value of values) fields.push(name, value);
  }
  return fields;
}

/** The size of a field that is not there, as Kafka writes it. */
const NONE = -1;

function bytesOf(field: Bytes | null | undefined): number {
  return field === null || field === undefined ? NONE : Buffer.byteLength(field);
}

function fieldSize(bytes: number): number {
  return varIntSize(zigZag(bytes)) + Math.max(0, bytes);
}

function writeField(
  buf: Buffer,
  at: number,
  field: Bytes | null | undefined,
  bytes: number,
): number {
  const start = writeVarInt(buf, zigZag(bytes), at);
  if (field === null || field === undefined) return start;
  if (typeof field === 'string') buf.write(field, start);
  else buf.set(field, start);
  return start + bytes;
}

/** Numbers near zero become small ones: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
function zigZag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}
