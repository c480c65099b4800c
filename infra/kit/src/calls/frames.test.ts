import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { BrokenFrame, createFrameReader, createFrameWriter, type Frame } from './frames.ts';

const BYTES_MAX = 1_000;

/** What the writer makes of frames of one turn. */
async function bytesOf(...frames: Parameters<ReturnType<typeof createFrameWriter>>[]) {
  const socket = new PassThrough();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const send = createFrameWriter(socket);
  for (const frame of frames) send(...frame);
  await once(socket, 'data');
  return chunks;
}

function read(chunks: readonly Buffer[], bytesMax = BYTES_MAX): Frame[] {
  const frames: Frame[] = [];
  const take = createFrameReader(bytesMax, (frame) => frames.push(frame));
  for (const chunk of chunks) take(chunk);
  return frames;
}

const call = [1, ['/api/bet/betProc', 'x-request-id', 'a'], '{"memNick":"번개🎲"}'] as const;
const answer = [
  4_294_967_295,
  [200, 'content-type', 'application/json'],
  Buffer.from('{}'),
] as const;
const word = [0, ['ping']] as const;
const frames = [
  { call: 1, head: call[1], body: Buffer.from(call[2]) },
  { call: 4_294_967_295, head: answer[1], body: answer[2] },
  { call: 0, head: ['ping'], body: Buffer.alloc(0) },
];

test('frames of one turn leave in one write, and come out as they were', async () => {
  const chunks = await bytesOf([...call], [...answer], [...word]);
  expect(chunks).toHaveLength(1);
  expect(read(chunks)).toEqual(frames);
});

test('frames come out the same wherever their bytes are cut', async () => {
  const bytes = Buffer.concat(await bytesOf([...call], [...answer], [...word]));
  for (let at = 1; at < bytes.length; at += 1) {
    expect(read([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(frames);
  }
  expect(read([...bytes].map((byte) => Buffer.from([byte])))).toEqual(frames);
});

test('a frame that is not whole is none yet', async () => {
  const bytes = Buffer.concat(await bytesOf([...call]));
  expect(read([bytes.subarray(0, -1)])).toEqual([]);
});

test.each([
  ['longer than may be', [0, 0, 3, 233, 0, 0, 0, 1, 0, 2, 0x5b, 0x5d]],
  ['too short for a call', [0, 0, 0, 5, 0, 0, 0, 1, 0]],
  ['with a head longer than itself', [0, 0, 0, 8, 0, 0, 0, 1, 0, 3, 0x5b, 0x5d]],
  ['with a head that is no JSON', [0, 0, 0, 8, 0, 0, 0, 1, 0, 2, 0x5b, 0x5b]],
  ['with a head that is no list', [0, 0, 0, 8, 0, 0, 0, 1, 0, 2, 0x7b, 0x7d]],
  ['with a head of other things', [0, 0, 0, 10, 0, 0, 0, 1, 0, 4, 0x5b, 0x5b, 0x5d, 0x5d]],
])('a frame %s is refused', (_what, bytes) => {
  expect(() => read([Buffer.from(bytes)])).toThrow(BrokenFrame);
});

test('a head that is too long is not sent', () => {
  const send = createFrameWriter(new PassThrough());
  expect(() => send(1, ['x'.repeat(70_000)])).toThrow(RangeError);
});
