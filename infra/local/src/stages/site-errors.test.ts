import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteErrors } from './site-errors.ts';

test('errors of all services are named with their service, and nothing else is', () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-logs-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const line = (level: string, msg: string) => `${JSON.stringify({ level, msg })}\n`;
  writeFileSync(join(dir, 'wallet.log'), line('info', 'ready') + line('error', 'no disk'));
  writeFileSync(join(dir, 'board.log'), line('info', 'ready'));
  writeFileSync(join(dir, 'notes.txt'), line('error', 'not a log'));
  expect(siteErrors(dir)).toEqual(['wallet: no disk']);
  expect(siteErrors(join(dir, 'none'))).toEqual([]);
});
