import { FrameImpl } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFrameReader, type ReadItem, unescapeHeader } from './frame-reader.ts';

const limits = { frameBytesMax: 512, headerCountMax: 8, headerBytesMax: 128 };

const bytes = (text: string) => new TextEncoder().encode(text);
const readAll = (...chunks: Uint8Array[]) => chunks.flatMap(createFrameReader(limits));
const read = (text: string) => readAll(bytes(text));
const reasonsOf = (items: ReadItem[]) =>
  items.map((item) => (item.kind === 'malformed' ? item.reason : item.kind));

/** Cuts at arbitrary places, empty pieces included. */
const cut = (whole: Uint8Array, places: number[]): Uint8Array[] => {
  const marks = places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b);
  return [...marks, whole.length].map((end, index) => whole.subarray(marks[index - 1] ?? 0, end));
};

describe('frames that are read', () => {
  it('a command, its headers, and a body by length that holds a NUL', () => {
    const [item] = read('SEND\ndestination:/a\ncontent-length:3\n\na\0b\0');
    if (item?.kind !== 'frame') throw new Error('no frame');
    expect(item.frame.command).toBe('SEND');
    expect([...item.frame.headers]).toEqual([
      ['destination', '/a'],
      ['content-length', '3'],
    ]);
    expect(Buffer.from(item.frame.body).toString('latin1')).toBe('a\0b');
  });

  it('with carriage returns before line feeds, and line ends between frames as heart-beats', () => {
    expect(reasonsOf(read('\n\r\nCONNECT\r\naccept-version:1.2\r\n\r\n\0\n\n'))).toEqual([
      'heart-beat',
      'heart-beat',
      'frame',
      'heart-beat',
      'heart-beat',
    ]);
  });

  it('the first of a repeated header counts', () => {
    const [item] = read('SUBSCRIBE\nid:1\nid:2\n\n\0');
    expect(item?.kind === 'frame' && item.frame.headers.get('id')).toBe('1');
  });

  it('headers are unescaped, those of CONNECT are not', () => {
    const [one, two] = read('SUBSCRIBE\nid:a\\cb\\\\n\\n\n\n\0CONNECT\ntoken:a\\cb\n\n\0');
    expect(one?.kind === 'frame' && one.frame.headers.get('id')).toBe('a:b\\n\n');
    expect(two?.kind === 'frame' && two.frame.headers.get('token')).toBe('a\\cb');
  });

  it('a value may hold colons and be empty, and no name reaches an object prototype', () => {
    const [item] = read('SUBSCRIBE\n__proto__:x\nid:a:b\nempty:\n\n\0');
    if (item?.kind !== 'frame') throw new Error('no frame');
    expect(item.frame.headers.get('id')).toBe('a:b');
    expect(item.frame.headers.get('empty')).toBe('');
    expect(item.frame.headers.get('constructor')).toBeUndefined();
  });
});

describe('frames that are refused', () => {
  it.each([
    ['no command', '\0', 'A frame has no command'],
    ['a NUL in the command', 'CONN\0', 'A frame ended inside its headers'],
    ['a NUL in a header', 'CONNECT\nhost:a\0', 'A frame ended inside its headers'],
    ['a header without a colon', 'CONNECT\nhost\n\n\0', 'A header is not of the form name:value'],
    ['a header without a name', 'CONNECT\n:a\n\n\0', 'A header is not of the form name:value'],
    ['a word as length', 'SEND\ncontent-length:x\n\n\0', 'The content-length is not a number'],
    ['a negative length', 'SEND\ncontent-length:-1\n\n\0', 'The content-length is not a number'],
    [
      'too short a length',
      'SEND\ncontent-length:1\n\nab\0',
      'The body is longer than its content-length',
    ],
    ['a huge length', 'SEND\ncontent-length:999999\n\n', 'A frame may have 512 bytes'],
    [
      'a lone carriage return',
      'CONNECT\nhost:a\rb\n\n\0',
      'A carriage return stands without a line feed',
    ],
    [
      'a carriage return between frames',
      '\rCONNECT\n\n\0',
      'A carriage return stands without a line feed',
    ],
    ['two carriage returns', '\r\r\n', 'A carriage return stands without a line feed'],
    ['an unknown escape', 'SUBSCRIBE\nid:\\t\n\n\0', 'A header has an escape that does not exist'],
    ['half an escape', 'SUBSCRIBE\nid:a\\\n\n\0', 'A header has an escape that does not exist'],
    ['a long command', `${'C'.repeat(129)}\n`, 'A header may have 128 bytes'],
    ['a long header', `CONNECT\nhost:${'a'.repeat(129)}\n`, 'A header may have 128 bytes'],
    ['many headers', `CONNECT\n${'a:1\n'.repeat(9)}\n\0`, 'A frame may have 8 headers'],
    ['an endless body', `SEND\n\n${'a'.repeat(600)}`, 'A frame may have 512 bytes'],
  ])('%s', (_case, text, reason) => {
    const items = read(text);
    expect(reasonsOf(items)).toEqual([reason]);
  });

  it('headers that are not UTF-8', () => {
    const items = readAll(bytes('SUBSCRIBE\nid:'), Uint8Array.of(0xc3, 0x28), bytes('\n\n\0'));
    expect(reasonsOf(items)).toEqual(['The headers are not UTF-8']);
  });

  it('nothing is read after a malformed frame', () => {
    const reader = createFrameReader(limits);
    expect(reasonsOf(reader(bytes('CONNECT\nx\n')))).toHaveLength(1);
    expect(reader(bytes('CONNECT\n\n\0'))).toEqual([]);
  });
});

type ClientFrame = { command: string; headers: [string, string][]; body: string };

/** Writes a frame as a browser's client would. */
function marshal({ command, headers, body }: ClientFrame): string {
  const frame = FrameImpl.marshall({
    command,
    headers: Object.fromEntries(headers),
    body,
    escapeHeaderValues: true,
  });
  if (typeof frame !== 'string') throw new Error('Not a text frame');
  return frame;
}

/** Every letter that is escaped or escapes, and letters of one to four bytes. */
const letter = fc.constantFrom('a', 'n', 'r', 'c', '\\', ':', '\n', '\r', '\t', 'é', '한', '🎲');

describe('whatever comes', () => {
  const printable = fc.string({ maxLength: 12 });
  // The codec that writes them counts the body itself, and loses a header of the last name.
  const kept = (text: string) => !['content-length', '__proto__'].includes(text);
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => kept(text) && text.trim() === text && !/[\\:\r\n\0]/.test(text));
  const value = fc.string({ unit: letter, maxLength: 12 });
  const frame = fc.record({
    command: fc.constantFrom('SUBSCRIBE', 'UNSUBSCRIBE', 'SEND', 'DISCONNECT'),
    headers: fc.array(fc.tuple(name, value), { maxLength: 4 }),
    body: printable,
  });

  it('frames written by the codec are read back, however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 4 }), fc.array(fc.nat()), (frames, places) => {
        const text = frames.map(marshal);
        const items = readAll(...cut(bytes(text.join('')), places));
        const expected = frames.map(({ command, headers, body }) => ({
          command,
          headers: Object.fromEntries(headers),
          body,
        }));
        const found = items.map((item) => {
          if (item.kind !== 'frame') throw new Error(JSON.stringify(item));
          const { 'content-length': _length, ...headers } = Object.fromEntries(item.frame.headers);
          const body = Buffer.from(item.frame.body).toString();
          return { command: item.frame.command, headers, body };
        });
        expect(found).toEqual(expected);
      }),
    );
  });

  it('bytes are the same frames, however they are cut', () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .array(
          fc.constantFrom('SEND', '\n', '\r\n', '\0', 'id:1', ':', '\\', 'content-length:2', 'é'),
        )
        .map((parts) => bytes(parts.join(''))),
    );
    fc.assert(
      fc.property(anything, fc.array(fc.nat()), (whole, places) => {
        expect(readAll(...cut(whole, places))).toEqual(readAll(whole));
      }),
      { numRuns: 500 },
    );
  });

  it('is read without a throw, and a malformed item is always the last', () => {
    fc.assert(
      fc.property(frame, fc.nat(), fc.integer({ min: 0, max: 255 }), (one, place, byte) => {
        const whole = bytes(marshal(one));
        whole[place % whole.length] = byte;
        const kinds = readAll(whole, whole).map((item) => item.kind);
        const malformedAt = kinds.indexOf('malformed');
        expect(malformedAt === -1 || malformedAt === kinds.length - 1).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('escapes', () => {
  it('undo exactly what the codec does', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter }), (text) => {
        const escaped = text
          .replaceAll('\\', '\\\\')
          .replaceAll('\n', '\\n')
          .replaceAll('\r', '\\r')
          .replaceAll(':', '\\c');
        expect(unescapeHeader(escaped)).toBe(text);
      }),
    );
  });
});
