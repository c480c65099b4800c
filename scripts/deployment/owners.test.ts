import { readdirSync, readFileSync } from 'node:fs';
import { rowOf, serviceNames } from '@noriter/registry/names';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const withDatabase = serviceNames.filter((name) => rowOf(name).database !== null);
const seeded = serviceNames.filter((name) => rowOf(name).seed !== null);
const sorted = (names: Iterable<string>) => [...names].toSorted();

/** Who takes over a process that serves calls must not become the owner of its database by that. */
describe('docker-compose.yml', () => {
  type Container = {
    command?: string[];
    env_file?: string | string[];
    environment?: Record<string, string>;
    depends_on?: Record<string, { condition: string }>;
  };
  const { services }: { services: Record<string, Container> } = parse(read('docker-compose.yml'), {
    merge: true,
  });
  const migrating = withDatabase.map((name) => `migrate-${name}`);

  test('gives the owner’s address to what migrates alone, and the password to PostgreSQL too', () => {
    const having = (words: RegExp) =>
      Object.entries(services)
        .filter(([, container]) => words.test(JSON.stringify(container)))
        .map(([name]) => name);
    expect(sorted(having(/DATABASE_MIGRATION_URL|\/\/noriter[:@]/))).toEqual(sorted(migrating));
    const knowing = ['databases', 'postgres', ...migrating];
    expect(sorted(having(/compose-postgres\.env/))).toEqual(sorted(knowing));
    expect(having(/PASSWORD/)).toEqual([]);
  });

  test.each(withDatabase)('migrates for %s, without a key, before it starts', (name) => {
    const { command, env_file, environment = {} } = services[`migrate-${name}`] ?? {};
    expect(command).toEqual(['node', `services/${name}/src/main.ts`, 'migrate']);
    expect(env_file).toBe('.local/compose-postgres.env');
    const { database } = rowOf(name);
    expect(environment).toEqual({
      DATABASE_MIGRATION_URL: `postgres://noriter@postgres:5432/${database}`,
      DATABASE_URL: `postgres://noriter_${database}@postgres:5432/${database}`,
    });
    expect(services[name]?.depends_on).toMatchObject({
      databases: { condition: 'service_completed_successfully' },
      [`migrate-${name}`]: { condition: 'service_completed_successfully' },
    });
    expect(services[name]?.environment).toMatchObject({ DATABASE_MIGRATIONS: 'expect' });
  });

  test.each(seeded)('does not migrate for the seed of %s', (name) => {
    const { environment } = services[`seed-${name}`] ?? {};
    expect(environment).toMatchObject({ DATABASE_MIGRATIONS: 'expect' });
  });
});

describe('k8s', () => {
  type Container = {
    name: string;
    image: string;
    command?: string[];
    envFrom?: object[];
    env?: { name: string; value?: string }[];
  };
  type Pod = { containers: Container[]; initContainers?: Container[]; volumes?: object[] };
  type Manifest = {
    kind?: string;
    metadata?: { name: string };
    spec?: { template?: { spec: Pod } };
  };
  const files = readdirSync(new URL('k8s/', root), { recursive: true, encoding: 'utf8' });
  const pods = files
    .filter((path) => path.endsWith('.yaml') && !path.includes('.template.'))
    .flatMap((path) => parseAllDocuments(read(`k8s/${path}`)))
    .flatMap((document) => {
      const { metadata, spec }: Manifest = document.toJS() ?? {};
      return spec?.template ? [{ name: metadata?.name ?? '', ...spec.template.spec }] : [];
    });
  const podOf = (name: string) => pods.find((pod) => pod.name === name);

  test('gives the owner’s secret to what migrates, before anything is served, alone', () => {
    const knows = (one: object) => /DATABASE_MIGRATION_URL|migration-url/.test(JSON.stringify(one));
    const before = pods.flatMap(({ name, initContainers = [] }) =>
      initContainers.filter(knows).map((one) => `${name}: ${one.name}`),
    );
    expect(sorted(before)).toEqual(sorted(withDatabase.map((name) => `${name}: migrate`)));
    const later = pods.filter(({ initContainers: _before, ...rest }) => knows(rest));
    expect(later.map(({ name }) => name)).toEqual([]);
  });

  test('gives no secret to a pod as a whole: one has the owner’s address among its keys', () => {
    const whole = pods.filter((pod) => /"secretRef"|"secret":/.test(JSON.stringify(pod)));
    expect(whole.map(({ name }) => name)).toEqual([]);
  });

  test.each(withDatabase)('migrates for %s with its own image, and without a key', (name) => {
    const { initContainers: [migrate] = [], containers: [serving] = [] } = podOf(name) ?? {};
    expect(migrate?.image).toBe(serving?.image);
    expect(migrate?.command).toEqual(['node', `services/${name}/src/main.ts`, 'migrate']);
    expect(migrate?.env?.map((one) => one.name)).toEqual([
      'DATABASE_URL',
      'DATABASE_MIGRATION_URL',
    ]);
    expect(migrate?.envFrom).toBeUndefined();
    expect(serving?.env).toContainEqual({ name: 'DATABASE_MIGRATIONS', value: 'expect' });
  });

  test('does not migrate for seeds', () => {
    const { initContainers = [], containers = [] } = podOf('seeds') ?? {};
    const all = [...initContainers, ...containers];
    expect(all.map(({ name }) => name)).toEqual(seeded);
    for (const { env } of all) {
      expect(env).toContainEqual({ name: 'DATABASE_MIGRATIONS', value: 'expect' });
    }
  });
});
