import { type Check, type CheckResult, PartsMissing } from '@noriter/kit/health';
import { z } from 'zod';
import type { Upstream } from '../forwarding/upstream.ts';

/** What a service's own /ready answers. */
const report = z.object({
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), problem: z.string().optional() })),
});

/**
 * Groups form anew after each start while calls are answered. What consumers do not get done shows in
 * their lag; a Kafka that is away is a part of its own.
 */
const PASSING = 'consumers';

/** A service is well when it is ready and nothing that it stands on is missing. */
export function serviceCheck({ name, pool }: Upstream): Check {
  return {
    name,
    mandatory: true,
    async run() {
      const answer = await pool.request({ method: 'GET', path: '/ready', headersTimeout: 1_500 });
      const missing = missingOf(await answer.body.text());
      if (missing.length > 0) throw new PartsMissing(missing);
      if (answer.statusCode !== 200) throw new Error(`${name} answers ${answer.statusCode}`);
    },
  };
}

/** What to look at first: each part that somebody misses, once, and services without an answer. */
export function missingParts(checks: readonly CheckResult[]): string[] {
  const failed = checks.filter(({ ok }) => !ok);
  return [...new Set(failed.flatMap(({ name, missing }) => missing ?? [name]))];
}

function missingOf(text: string): { part: string; problem: string }[] {
  const parsed = report.safeParse(jsonOf(text));
  if (!parsed.success) return [];
  return parsed.data.checks
    .filter(({ ok, name }) => !ok && name !== PASSING)
    .map(({ name, problem }) => ({ part: name, problem: problem ?? 'is missing' }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
