import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followFrames } from './frame-boundary.ts';

const HEAD = Buffer.from('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n');

function frame(opcode: number, length: number): Buffer {
  const payload = Buffer.alloc(length, 'x');
  if (length < 126) return Buffer.concat([Buffer.from([0x80 | opcode, length]), payload]);
  const head = length < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10);
  head[0] = 0x80 | opcode;
  if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

describe('the border between frames', () => {
  const lengths = fc.array(fc.constantFrom(0, 1, 125, 126, 300, 65_535, 65_536, 70_000), {
    maxLength: 6,
  });

  it('is found however the bytes are cut into chunks', () => {
    fc.assert(
      fc.property(lengths, fc.infiniteStream(fc.integer({ min: 1, max: 9_000 })), (sizes, cuts) => {
        const frames = sizes.map((size) => frame(1, size));
        const borders = new Set([HEAD.length]);
        let end = HEAD.length;
        for (const bytes of frames) {
          end += bytes.length;
          borders.add(end);
        }
        const bytes = Buffer.concat([HEAD, ...frames]);
        const follower = followFrames();
        let at = 0;
        for (const cut of cuts) {
          if (at >= bytes.length) break;
          follower.pass(bytes.subarray(at, at + cut));
          at = Math.min(at + cut, bytes.length);
          const place = at < HEAD.length ? 'head' : borders.has(at) ? 'between' : 'inside';
          expect(follower.place()).toBe(place);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ends with the close frame of the notifier itself', () => {
    const follower = followFrames();
    follower.pass(Buffer.concat([HEAD, frame(1, 10), frame(8, 2)]));
    expect(follower.place()).toBe('closed');
  });

  it('does not exist where the upgrade was refused', () => {
    const follower = followFrames();
    follower.pass(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\nno'));
    follower.pass(Buffer.from([0x81, 0x00]));
    expect(follower.place()).toBe('head');
  });
});
