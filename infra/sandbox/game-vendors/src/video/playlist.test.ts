import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAD, PIECES, playlistAt } from './playlist.ts';

const startedAt = new Date('2026-11-24T12:00:00Z');
const at = (seconds: number) => {
  const now = new Date(startedAt.getTime() + seconds * 1_000);
  return playlistAt({ startedAt, now }).split('\n');
};
const numberOf = (lines: readonly string[], name: string) =>
  Number(lines.find((line) => line.startsWith(name))?.split(':')[1]);

test('the stream names what is over, and goes on by one piece every four seconds', () => {
  expect(at(1_200)).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:300',
    '#EXT-X-DISCONTINUITY-SEQUENCE:100',
    '#EXT-X-MAP:URI="pitch-head.mp4"',
    ...[0, 1].flatMap(() => [
      '#EXT-X-DISCONTINUITY',
      ...PIECES.flatMap((piece) => ['#EXTINF:4.000,', piece]),
    ]),
    '',
  ]);
  expect(at(1_203)).toEqual(at(1_200));
  expect(numberOf(at(1_204), '#EXT-X-MEDIA-SEQUENCE')).toBe(301);
});

test('the stream counts from its start, whatever the year', () => {
  expect(numberOf(at(0), '#EXT-X-MEDIA-SEQUENCE')).toBe(0);
  expect(numberOf(at(86_400), '#EXT-X-DISCONTINUITY-SEQUENCE')).toBe(7_200);
});

test('a break is counted once it has left the list, and never before', () => {
  const start = 1_200;
  for (let piece = 1; piece < 30; piece += 1) {
    const [before, after] = [at(start + 4 * piece - 4), at(start + 4 * piece)];
    const left = before[6] === '#EXT-X-DISCONTINUITY' ? 1 : 0;
    const counted = (lines: readonly string[]) => numberOf(lines, '#EXT-X-DISCONTINUITY-SEQUENCE');
    expect(counted(after) - counted(before)).toBe(left);
  }
});

test.each([HEAD, ...PIECES])('%s is there', (file) => {
  expect(existsSync(new URL(`../../video/${file}`, import.meta.url))).toBe(true);
});
