/**
 * Bytes in, frames out. WebSocket messages and STOMP frames need not line up: several frames may
 * share a message and one frame may span several. The guard checks, the codec of @stomp/stompjs
 * decodes; header values are unescaped here because the codec lets wrong escapes pass.
 */

import { type IRawFrameType, Parser } from '@stomp/stompjs';

import { createFrameGuard, type FrameLimits, type Malformed } from './frame-guard.ts';

export type Frame = {
  command: string;
  /** The first of a repeated header counts, as the standard has it. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
};

export type ReadItem =
  | { kind: 'heart-beat' }
  | { kind: 'frame'; frame: Frame }
  | ({ kind: 'malformed' } & Malformed);

/** Makes a reader for one connection. After a malformed item it reads nothing more. */
export function createFrameReader(limits: FrameLimits): (chunk: Uint8Array) => ReadItem[] {
  const guard = createFrameGuard(limits);
  let decoded: IRawFrameType | null = null;
  const parser = new Parser(
    (rawFrame) => {
      decoded = rawFrame;
    },
    () => {},
  );
  let broken = false;

  const fail = (malformed: Malformed): ReadItem => {
    broken = true;
    return { kind: 'malformed', ...malformed };
  };

  return (chunk) => {
    const items: ReadItem[] = [];
    let unreadFrom = 0;
    for (let index = 0; index < chunk.length && !broken; index += 1) {
      const step = guard(chunk[index] ?? 0);
      if (step === 'more') continue;
      if (typeof step === 'object') {
        items.push(fail(step));
        break;
      }
      parser.parseChunk(copyOf(chunk, unreadFrom, index + 1));
      unreadFrom = index + 1;
      if (step === 'heart-beat') {
        items.push({ kind: 'heart-beat' });
        continue;
      }
      const frame = decoded ? toFrame(decoded) : unreadable;
      items.push('reason' in frame ? fail(frame) : { kind: 'frame', frame });
    }
    if (!broken && unreadFrom < chunk.length) {
      parser.parseChunk(copyOf(chunk, unreadFrom, chunk.length));
    }
    return items;
  };
}

const unreadable: Malformed = { code: 'H400', reason: 'A frame cannot be read' };

function copyOf(chunk: Uint8Array, from: number, until: number): ArrayBuffer {
  return new Uint8Array(chunk.subarray(from, until)).buffer;
}

/** CONNECT and STOMP are not escaped, so that 1.0 clients can be answered. */
const unescapedCommands: ReadonlySet<string> = new Set(['CONNECT', 'STOMP']);

/** What the codec's decoder puts in place of bytes that are not UTF-8. */
const REPLACEMENT = '�';

function toFrame(raw: IRawFrameType): Frame | Malformed {
  const command = raw.command ?? '';
  if (command.includes(REPLACEMENT)) return notUtf8;
  const headers = new Map<string, string>();
  for (const [rawName, rawValue] of raw.headers) {
    if (rawName.includes(REPLACEMENT) || rawValue.includes(REPLACEMENT)) return notUtf8;
    const escaped = !unescapedCommands.has(command);
    const name = escaped ? unescapeHeader(rawName) : rawName;
    const value = escaped ? unescapeHeader(rawValue) : rawValue;
    if (name === null || value === null) {
      return { code: 'H400', reason: 'A header has an escape that does not exist' };
    }
    if (!headers.has(name)) headers.set(name, value);
  }
  return { command, headers, body: raw.binaryBody ?? new Uint8Array() };
}

const notUtf8: Malformed = { code: 'H400', reason: 'The headers are not UTF-8' };

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', c: ':', '\\': '\\' };

/** Undoes the escapes of STOMP 1.2; null for one that the standard does not know. */
export function unescapeHeader(text: string): string | null {
  if (!text.includes('\\')) return text;
  let known = true;
  const plain = text.replaceAll(/\\(.?)/gs, (_whole, letter: string) => {
    const value = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
    if (value === undefined) known = false;
    return value ?? '';
  });
  return known ? plain : null;
}
