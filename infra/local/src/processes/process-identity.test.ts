import { expect, test } from 'vitest';
import { identify, parseProcStat, stillRuns } from './process-identity.ts';

test('a process that still runs is recognised', () => {
  const us = identify(process.pid);
  expect(us).not.toBeNull();
  if (us) expect(stillRuns(us)).toBe(true);
});

test('another process that got the same number is not taken for ours', () => {
  const us = identify(process.pid);
  if (!us) throw new Error('this process must be known to the system');
  expect(stillRuns({ ...us, startedAt: 'earlier' })).toBe(false);
  expect(stillRuns({ ...us, program: '/usr/bin/another' })).toBe(false);
});

test('a number nobody has is nobody', () => {
  expect(identify(2 ** 22 + 1)).toBeNull();
});

test('a program name with blanks and brackets does not shift the fields', () => {
  const rest = Array.from({ length: 18 }, (_, index) => String(index)).join(' ');
  const stat = `7 (odd) name (x)) S ${rest} 987654 0`;
  expect(parseProcStat(stat)).toEqual({ state: 'S', startedAt: '987654' });
});
