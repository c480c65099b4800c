/**
 * A record of Kafka's wire format (https://kafka.apache.org/documentation/#record), written into
 * memory of exactly its size in one pass. kafkajs makes the same bytes from an encoder for the
 * record and one for each header, and an array and a buffer for each number in them.
 */

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
  const time = zigZag(timestampDelta);
  const offset = zigZag(offsetDelta);
  const headerCount = zigZag(fields.length / 2);
  let size = 1 + varIntSize(time) + varIntSize(offset) + varIntSize(headerCount);
  size += fieldSize(key) + fieldSize(value);
  for (const field of fields) size += fieldSize(field);
  const length = zigZag(size);

  const buf = Buffer.allocUnsafe(varIntSize(length) + size);
  let at = writeVarInt(buf, length, 0);
  // No attributes are in use.
  buf[at] = 0;
  at = writeVarInt(buf, time, at + 1);
  at = writeVarInt(buf, offset, at);
  at = writeField(buf, key, at);
  at = writeField(buf, value, at);
  at = writeVarInt(buf, headerCount, at);
  for (const field of fields) at = writeField(buf, field, at);
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

const NONE = zigZag(-1);

function fieldSize(field: Bytes | null | undefined): number {
  if (field === null || field === undefined) return varIntSize(NONE);
  const bytes = Buffer.byteLength(field);
  return varIntSize(zigZag(bytes)) + bytes;
}

function writeField(buf: Buffer, field: Bytes | null | undefined, at: number): number {
  if (field === null || field === undefined) return writeVarInt(buf, NONE, at);
  const start = writeVarInt(buf, zigZag(Buffer.byteLength(field)), at);
  if (typeof field === 'string') return start + buf.write(field, start);
  buf.set(field, start);
  return start + field.length;
}

/** Numbers near zero become small ones: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
function zigZag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function varIntSize(value: number): number {
  let size = 1;
  for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) size += 1;
  return size;
}

/** Seven bits a byte, the lowest first; not with bit operations, which know 32 bits only. */
function writeVarInt(buf: Buffer, value: number, at: number): number {
  let end = at;
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) {
    buf[end] = (rest % 128) + 128;
    end += 1;
  }
  buf[end] = rest;
  return end + 1;
}
