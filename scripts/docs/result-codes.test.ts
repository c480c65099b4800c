import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = execFileSync('git', ['ls-files', 'services/*codes.ts', 'services/*errors.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Where each code of a service is given its words: the tables of its modules become one. */
function placesOf(service: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const path of files.filter((one) => one.startsWith(`services/${service}/`))) {
    const text = readFileSync(new URL(path, root), 'utf8');
    for (const [, code = ''] of text.matchAll(/^ {2}([A-Z]+\d+): \{/gm)) {
      places.set(code, [...(places.get(code) ?? []), path]);
    }
  }
  return places;
}

const services = [...new Set(files.map((path) => path.split('/')[1] ?? ''))];

test.each(services)('no code of %s has two meanings', (service) => {
  const twice = [...placesOf(service)].filter(([, places]) => places.length > 1);
  expect(twice).toEqual([]);
});

test('the tables are found', () => {
  expect(services.length).toBeGreaterThan(7);
  expect(placesOf('betting').size).toBeGreaterThan(50);
});
