import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { serviceNames } from '@noriter/registry/names';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const file: { groups: { name: string; rules: Rule[] }[] } = parse(
  read('infra/observability/alerts.yaml'),
);
const rules = file.groups.flatMap((group) => group.rules);

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', 'infra/kit/src', 'services'],
  {
    encoding: 'utf8',
    cwd: root,
  },
)
  .split('\n')
  .filter((path) => /\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/generated\//.test(path));
const code = sources.map(read).join('\n');

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('alert rules', () => {
  test('name metrics that the code has', () => {
    const kinds = code.matchAll(/new (Gauge|Counter|Histogram)\(\{\s*name: '(noriter_[a-z_]+)'/g);
    const known = new Set(
      [...kinds].flatMap(([, kind, name]) => (kind === 'Histogram' ? [`${name}_bucket`] : [name])),
    );
    const named = rules.flatMap(({ expr }) => namesIn(expr, /\b(noriter_[a-z_]+)/g));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((metric) => !known.has(metric))).toEqual([]);
  });

  test('take no label for ours that Prometheus gives each target', () => {
    const own = namesIn(code, /labelNames[^[;]*\[([^\]]*)\]/g).flatMap((list) =>
      namesIn(list, /'([a-z]+)'/g),
    );
    expect(own).toContain('task');
    expect(own.filter((label) => label === 'job' || label === 'instance')).toEqual([]);
    expect(rules.filter(({ expr }) => /\b(job|instance)\b/.test(expr))).toEqual([]);
  });

  test('name jobs that the code has', () => {
    const named = rules.flatMap(({ expr }) =>
      namesIn(expr, /task=~?"([a-z|-]+)"/g).flatMap((jobs) => jobs.split('|')),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((job) => !code.includes(`name: '${job}'`))).toEqual([]);
  });

  test('have one name each, a severity that is known, and their part of the runbook', () => {
    const runbook = read('docs/runbook.md').replaceAll('`', '');
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    const wrong = rules.filter(({ labels, annotations }) => {
      const isKnown = ['page', 'ticket'].includes(labels.severity);
      const { runbook: part } = annotations;
      return !isKnown || !(runbook.includes(`**${part}**`) || runbook.includes(`## ${part}\n`));
    });
    expect(wrong).toEqual([]);
  });

  test('miss no service that says nothing', () => {
    const { expr } = rules.find(({ alert }) => alert === 'ServiceSilent') ?? { expr: '' };
    expect(namesIn(expr, /absent\(noriter_part_ok\{service="([a-z-]+)"\}\)/g).toSorted()).toEqual(
      [...serviceNames].toSorted(),
    );
  });

  /** Where each is seen to begin at 0: the first of a process would show no increase else. */
  const beginsAtNothing: Readonly<Record<string, string>> = {
    noriter_wallet_forbidden_total: 'no labels',
    noriter_wallet_standings_total: 'services/wallet/src/wallet-metrics.test.ts',
    noriter_partner_members_given_up_total: 'no labels',
    noriter_betting_revalidations_failed_total: 'no labels',
    noriter_consumer_events_total: 'infra/kit/test/kafka/dead-letters.int.test.ts',
    noriter_identity_operator_logins_total: 'services/identity/src/operator-logins.test.ts',
  };

  test('that watch for the first time something happens see it', () => {
    const firsts = rules
      .filter(({ expr }) => /increase\(.*> 0$/.test(expr))
      .flatMap(({ expr }) => namesIn(expr, /increase\((noriter_[a-z_]+)/g));
    expect(firsts.length).toBeGreaterThan(3);
    for (const metric of firsts) {
      const seenIn = beginsAtNothing[metric] ?? '';
      if (seenIn === 'no labels') {
        const [, options = ''] = code.split(`name: '${metric}'`);
        expect(options.slice(0, options.indexOf('})')), metric).not.toContain('labelNames');
      } else {
        expect(read(seenIn), metric).toContain(metric);
      }
    }
  });

  test('watch what each kind of failure shows', () => {
    const exprs = rules.map(({ expr }) => expr).join('\n');
    for (const metric of [
      'noriter_wallet_reconciliation_violations',
      'noriter_consumer_events_total{outcome="dead"}',
      'noriter_outbox_oldest_seconds',
      'noriter_outbox_fence_seconds',
      'noriter_job_failures_total',
      'noriter_part_ok',
    ]) {
      expect(exprs).toContain(metric);
    }
  });
});
