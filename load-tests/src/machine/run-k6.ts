import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findK6 } from '@noriter/local/k6';
import { execa } from 'execa';
import { z } from 'zod';

/**
 * k6 shares the machine with the site, and keeps an engine for each of its players: while it goes through
 * their memory answers are late, and memory that is always new costs as much. So it collects seldom. It
 * never needs a whole processor, and on one it does not look for work on the other in vain, which is a
 * tenth more.
 */
const SHARE = { GOGC: '400', GOMAXPROCS: '1' };

const summary = z.record(z.string(), z.object({ values: z.record(z.string(), z.number()) }));

export type K6Run = {
  /** Every threshold of the script held. */
  met: boolean;
  /** k6's own figures by metric, of scripts that write a summary: `values` such as rate, p(99). */
  metrics: z.infer<typeof summary>;
};

/**
 * Runs one of the scripts in `k6/` against a site.
 *
 * @param options.tokens the sessions of its players
 * @param options.env what else the script reads
 */
export async function runK6(
  script: string,
  options: { siteUrl: string; tokens: readonly string[]; env?: Record<string, string> },
): Promise<K6Run> {
  const folder = mkdtempSync(join(tmpdir(), 'noriter-k6-'));
  const tokensFile = join(folder, 'tokens.json');
  const summaryFile = join(folder, 'summary.json');
  writeFileSync(tokensFile, JSON.stringify(options.tokens));
  writeFileSync(summaryFile, '{}');
  const file = fileURLToPath(new URL(`../../k6/${script}.ts`, import.meta.url));
  try {
    const { exitCode } = await execa(await findK6(), ['run', '--no-usage-report', file], {
      env: {
        ...options.env,
        ...SHARE,
        SITE_URL: options.siteUrl,
        TOKENS_FILE: tokensFile,
        SUMMARY_FILE: summaryFile,
      },
      stdio: 'inherit',
      reject: false,
    });
    const metrics = summary.parse(JSON.parse(readFileSync(summaryFile, 'utf8')));
    return { met: exitCode === 0, metrics };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
