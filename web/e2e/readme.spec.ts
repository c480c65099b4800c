import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { stretched } from '../../infra/kit/src/testing/limits.ts';
import { call, siteUrl } from './site-calls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
/** The lines take a second or two, more on a busy machine: the round must take bets so long yet. */
const secondsNeeded = 40;
const untilNextRoundMs = stretched(90_000);

test('the calls of the README log in, bet and show the ledger', async () => {
  await expect(roundTakesBets).toPass({ timeout: untilNextRoundMs });
  const [, lines = ''] = /<!-- calls -->\n```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  const answers = runLines(lines.replace('http://localhost:8080', siteUrl()));
  const [bet, ledger] = answers.trim().split(/(?<=\})(?=\{"resultCode")/);
  expect(JSON.parse(bet ?? '{}')).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
  const [newest] = JSON.parse(ledger ?? '{}').data.list;
  expect(newest).toMatchObject({ kind: 'stake', amount: '-1000' });
});

test('the last draw can be verified as the README says', () => {
  expect(readme).toContain('npm run verify:draw -- powerball');
  const text = runLines('node scripts/verify-draw.ts powerball');
  expect(text).toContain('draws the published result');
});

function runLines(lines: string): string {
  const env = { ...process.env, SITE_URL: siteUrl() };
  return execFileSync('sh', ['-eu', '-c', lines], { cwd: root, env, encoding: 'utf8' });
}

async function roundTakesBets(): Promise<void> {
  const data = await call('/api/minigame/round', { gameId: 'powerball' });
  const { opensAt, closesAt } = data.round as { opensAt: string; closesAt: string };
  const now = Date.parse(String(data.serverTime));
  expect(Date.parse(opensAt)).toBeLessThan(now);
  expect((Date.parse(closesAt) - now) / 1_000).toBeGreaterThan(secondsNeeded);
}
