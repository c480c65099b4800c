import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loginOf, rowOf, serviceNames } from '@noriter/registry/names';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const kept = serviceNames.flatMap((name) => {
  const { database } = rowOf(name);
  return database === null ? [] : [{ name, database, login: loginOf(database) }];
});

/** A clone of nothing but what makes the keys, and what stood in its files before. */
function makeKeys(before: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'noriter-logins-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['scripts/compose-keys.mjs', 'infra/registry/src/services.ts']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(new URL(path, root), join(folder, path));
  }
  mkdirSync(join(folder, '.local'));
  for (const [name, text] of Object.entries(before)) {
    writeFileSync(join(folder, '.local', name), text);
  }
  const make = () => execFileSync('node', [join(folder, 'scripts/compose-keys.mjs')]);
  make();
  return { make, fileOf: (name: string) => readFileSync(join(folder, '.local', name), 'utf8') };
}

/** The last one holds, as for compose. */
function valuesOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

test('each service of compose has a login of its own to its own database, in its own file', () => {
  const { fileOf } = makeKeys();
  const urls = kept.map(
    ({ name }) => new URL(valuesOf(fileOf(`compose-${name}.env`)).DATABASE_URL ?? ''),
  );
  expect(urls.map(({ username }) => username)).toEqual(kept.map(({ login }) => login));
  expect(urls.map(({ pathname }) => pathname)).toEqual(kept.map(({ database }) => `/${database}`));

  const known = valuesOf(fileOf('compose-postgres.env'));
  const passwords = [known.POSTGRES_PASSWORD, ...urls.map(({ password }) => password)];
  expect(new Set(passwords).size).toBe(kept.length + 1);
  expect(passwords.filter((one = '') => one.length < 32)).toEqual([]);
  expect(known.PGPASSWORD).toBe(known.POSTGRES_PASSWORD);
  // What PostgreSQL gets for each login is what its service says.
  const given = kept.map(({ login }) => {
    const [, variable = ''] =
      new RegExp(String.raw`^\\getenv ${login} (\w+)$`, 'm').exec(
        read('infra/local/compose/databases.sql'),
      ) ?? [];
    return known[variable];
  });
  expect(given).toEqual(urls.map(({ password }) => password));
});

test('logins are made once, and beside the keys of an older version', () => {
  const { make, fileOf } = makeKeys({
    'compose-wallet.env': 'SERVICE_KEY=old\n',
    'compose.env': 'SERVICE_KEYS=old\n',
  });
  const files = ['compose-wallet.env', 'compose-postgres.env'];
  const made = files.map(fileOf);
  expect(made[0]).toContain('SERVICE_KEY=old\n');
  expect(valuesOf(made[0] ?? '').DATABASE_URL).toContain('postgres://noriter_wallet:');
  make();
  expect(files.map(fileOf)).toEqual(made);
});

test('what serves has its address from its own file alone, seeds too', () => {
  type Container = { env_file?: string | string[]; environment?: Record<string, string> };
  const { services }: { services: Record<string, Container> } = parse(read('docker-compose.yml'), {
    merge: true,
  });
  for (const { name } of kept) {
    const seed = rowOf(name).seed === null ? [] : [`seed-${name}`];
    for (const { env_file: files, environment } of [name, ...seed].map(
      (one) => services[one] ?? {},
    )) {
      expect(environment).not.toHaveProperty('DATABASE_URL');
      const own = [files ?? []]
        .flat()
        .filter((file) => kept.some((one) => file.endsWith(`-${one.name}.env`)));
      expect(own).toEqual([`.local/compose-${name}.env`]);
    }
  }
});
