import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The repository checks itself here: the rules that no linter knows.
 * Each test names the places that break its rule, so that a failure reads as a list of work.
 */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

const FILE_LINES_MAX = 250;

const isGenerated = (path: string) =>
  /(^|\/)(generated|gen|schema)\/|\.gen\.ts$|^docs\/openapi\//.test(path);
const source = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isGenerated(path));
const isTest = (path: string) => /\.test\.tsx?$|\/test\/|\/e2e\//.test(path);
const code = source.filter((path) => !isTest(path));
const services = [
  ...new Set(tracked.flatMap((path) => path.match(/^services\/([^/]+)\//)?.[1] ?? [])),
];

const read = (path: string) => readFileSync(path, 'utf8');

/** The lines of the given files that match, as "path:line text". */
function linesMatching(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}

describe('size', () => {
  test(`no source file is longer than ${FILE_LINES_MAX} lines`, () => {
    const long = code
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > FILE_LINES_MAX);
    expect(long).toEqual([]);
  });
});

describe('walls', () => {
  test('a service imports only the contracts, the kit and npm packages', () => {
    const crossing = services.flatMap((service) =>
      linesMatching(
        source.filter((path) => path.startsWith(`services/${service}/src/`)),
        /from '(\.\.\/)+(services|web|infra)\/|from '@noriter\/(?!kit\/|proto\/)/,
      ),
    );
    expect(crossing).toEqual([]);
  });

  test('the web imports neither a service nor the kit', () => {
    const web = source.filter((path) => path.startsWith('web/src/'));
    expect(linesMatching(web, /from '@noriter\/|from '(\.\.\/)+(services|infra|proto)\//)).toEqual(
      [],
    );
  });

  test('only the Kafka files of the kit import kafkajs', () => {
    const outside = code.filter((path) => !path.startsWith('infra/kit/src/kafka/'));
    expect(linesMatching(outside, /from 'kafkajs'/)).toEqual([]);
  });

  test('domain rules have no clock, no chance and no input or output', () => {
    const domain = code.filter((path) => /^services\/[^/]+\/src\/domain\//.test(path));
    const impure =
      /Math\.random|Date\.now|new Date\(\)|from 'node:(fs|net|http|child_process)'|from 'pg'|ioredis/;
    expect(linesMatching(domain, impure)).toEqual([]);
  });
});

describe('words', () => {
  test('nothing is left undone', () => {
    const mark = new RegExp(
      `\\b(${['TO', 'FIX', 'HA'].map((m, i) => m + ['DO', 'ME', 'CK'][i]).join('|')})\\b`,
    );
    expect(linesMatching(source, mark)).toEqual([]);
  });

  test('no Korean particle is written by hand as an alternative', () => {
    const texts = tracked.filter((path) => /\.(ts|tsx|json)$/.test(path) && !isGenerated(path));
    const others = texts.filter((path) => path !== 'tidy.test.ts' && !isTest(path));
    expect(linesMatching(others, /을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로/)).toEqual([]);
  });

  test('no type is switched off', () => {
    const off = /\bas any\b|: any\b|@ts-(ignore|expect-error|nocheck)/;
    const lines = linesMatching(code, off).filter((line) => !/:\d+ (\*|\/\/)/.test(line));
    expect(lines).toEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    expect(
      linesMatching(source.filter(isTest), /\b(test|it|describe)\.(skip|todo|only)\(/),
    ).toEqual([]);
  });
});

describe('rooms of a service', () => {
  const headings = ['Owns', 'Invariants', 'HTTP', 'Consumes', 'Emits', 'Tables'];

  test.each(services)('%s has a README of at most 40 lines with the agreed headings', (service) => {
    const text = read(`services/${service}/README.md`);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    for (const heading of headings) expect(text).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
  });

  test.each(services)(
    '%s starts in at most 15 lines and shows its shape in one file',
    (service) => {
      const main = read(`services/${service}/src/main.ts`);
      expect(main.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
      expect(existsSync(`services/${service}/src/service.ts`)).toBe(true);
    },
  );

  test.each(services)('%s keeps in events/ what it hears and how it speaks', (service) => {
    const stray = tracked.filter(
      (path) =>
        path.startsWith(`services/${service}/src/events/`) &&
        !/\/(on-[a-z-]+|[a-z-]+-(event|message))(\.test)?\.ts$/.test(path),
    );
    expect(stray).toEqual([]);
  });
});

describe('topics', () => {
  test('an event topic has one service that writes it', () => {
    const rows = read('docs/events.md').matchAll(
      /^## (\S+\.events)\n\n.*\n.*\n\| \S+ \| \d+ \| ([^|]+) \|/gm,
    );
    const shared = [...rows].flatMap(([, topic, producers = '']) =>
      producers.includes(',') || producers.trim() === '–' ? [`${topic}: ${producers}`] : [],
    );
    expect(shared).toEqual([]);
  });
});
