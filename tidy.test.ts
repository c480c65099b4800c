import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { isServiceName, rowOf, serviceNames } from '@noriter/registry/names';
import { routes } from '@noriter/registry/routes';
import { describe, expect, test } from 'vitest';
import { importCircles, importGraph } from './scripts/import-graph.ts';
import { deviceClocks } from './scripts/tidy/device-clocks.ts';
import { justifiedWaits } from './scripts/tidy/justified-waits.ts';
import { createRouting } from './services/gateway/src/forwarding/routing.ts';
import { arrows, composition, folderFilesMax, modelImports } from './web/borders.ts';

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
/** Nine files of ten are shorter. */
const USUAL_LINES_MAX = 110;
const README_WORDS_MAX = 600;
const FOLDER_FILES_MAX = 20;

const isGenerated = (path: string) =>
  /(^|\/)(generated|gen|schema)\/|\.gen\.ts$|^docs\/openapi\//.test(path);
const source = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isGenerated(path));
const isTest = (path: string) => /\.test\.tsx?$|\/test\/|\/e2e\//.test(path);
const code = source.filter((path) => !isTest(path));
const services = [
  ...new Set(tracked.flatMap((path) => path.match(/^services\/([^/]+)\//)?.[1] ?? [])),
];

/** Cut into modules, which have rules of their own. */
const isModular = (service: string) => existsSync(`services/${service}/modules.ts`);

const read = (path: string) => readFileSync(path, 'utf8');

/** What several services have in common beside the kit: folders of infra/, by their package's name. */
const sharedPackages = tracked.flatMap((path) => {
  const name = path.match(/^infra\/([^/]+)\/package\.json$/)?.[1];
  return name === undefined || ['kit', 'local', 'registry'].includes(name) ? [] : [name];
});

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

  test(`nine source files of ten have fewer than ${USUAL_LINES_MAX} lines`, () => {
    const lengths = code.map((path) => read(path).split('\n').length - 1).toSorted((a, b) => a - b);
    expect(lengths[Math.ceil(lengths.length * 0.9) - 1]).toBeLessThan(USUAL_LINES_MAX);
  });
});

test('every package of the lock file has its hash', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; integrity?: string }>;
  };
  const bare = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { integrity }]) => integrity === undefined);
  expect(bare.map(([path]) => path)).toEqual([]);
});

describe('walls', () => {
  const fromOther = (known: readonly string[]) =>
    new RegExp(`from '(\\.\\./)+(services|web|infra)/|from '@noriter/(?!(${known.join('|')})/)`);

  test('a service imports only the contracts, the kit, shared packages and npm packages', () => {
    const other = fromOther(['kit', 'proto', 'registry', ...sharedPackages]);
    const crossing = services.flatMap((service) =>
      linesMatching(
        source.filter((path) => path.startsWith(`services/${service}/src/`)),
        other,
      ),
    );
    expect(crossing).toEqual([]);
  });

  test('a shared package imports only the contracts, the kit, itself, npm and named packages', () => {
    // Settings that bound what one operator may do are loosened by two.
    const beside: Record<string, readonly string[]> = { 'versioned-settings': ['four-eyes'] };
    const crossing = sharedPackages.flatMap((name) =>
      linesMatching(
        source.filter((path) => path.startsWith(`infra/${name}/src/`)),
        fromOther(['kit', 'proto', 'rules', ...(beside[name] ?? [])]),
      ),
    );
    expect(crossing).toEqual([]);
  });

  test.each(sharedPackages)('infra/%s says in a README what it is for', (name) => {
    const words = read(`infra/${name}/README.md`).split(/\s+/);
    expect(words.length).toBeGreaterThan(50);
    expect(words.length).toBeLessThanOrEqual(README_WORDS_MAX);
  });

  test('the web imports the rules, and neither a service nor the kit', () => {
    const web = source.filter((path) => path.startsWith('web/src/'));
    const wrong = /from '@noriter\/(?!rules\/)|from '(\.\.\/)+(services|infra|proto)\//;
    expect(linesMatching(web, wrong)).toEqual([]);
  });

  test('the rules import nothing: they run on a server and in a browser', () => {
    const rules = code.filter((path) => path.startsWith('infra/rules/src/'));
    expect(rules.length).toBeGreaterThan(0);
    expect(linesMatching(rules, /from '(?!\.\/)|import\(/)).toEqual([]);
  });

  test('only the Kafka files of the kit import kafkajs', () => {
    const outside = code.filter((path) => !path.startsWith('infra/kit/src/kafka/'));
    expect(linesMatching(outside, /from 'kafkajs'/)).toEqual([]);
  });

  test('scripts of Redis are defined through the kit, which keeps answers with their callers', () => {
    const outside = code.filter((path) => path !== 'infra/kit/src/redis/redis.ts');
    expect(linesMatching(outside, /\.defineCommand\(/)).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    expect(importCircles(importGraph(source, read))).toEqual([]);
  });

  test('domain rules have no clock, no chance and no input or output', () => {
    const domain = code.filter((path) =>
      /^(infra\/rules\/src|services\/[^/]+\/src\/([^/]+\/)?(domain|vocabulary|adapters))\//.test(
        path,
      ),
    );
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

  test('no name has a word that docs/glossary.md has retired', () => {
    const [retired = [], kept = []] = (
      read('docs/glossary.md').split('Names of files and')[1] ?? ''
    )
      .split('Columns and fields')
      .map((text) => [...text.matchAll(/`(\w+)`/g)].flatMap(([, word = '']) => word));
    expect(retired.length).toBeGreaterThan(10);
    const words = new Set(retired);
    // "Back office" is one word of the trade; "office" alone is none.
    const partsOf = (name: string) =>
      name.replaceAll(/back[-_]?office/gi, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
    const isRetired = (name: string) =>
      !kept.includes(name) && partsOf(name).some((part) => words.has(part.toLowerCase()));
    const found = source.flatMap((path) => {
      const names = read(path)
        .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '')
        .replaceAll(
          /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|>[^<>{}]*<|\/(?:[^/\\\n]|\\.)+\//g,
          '',
        )
        .match(/[A-Za-z_$][\w$]*/g);
      return [...new Set([...(names ?? []), path.split('/').at(-1) ?? ''])]
        .filter(isRetired)
        .map((name) => `${path}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  test('no type is switched off', () => {
    const off = /\bas any\b|: any\b|@ts-(ignore|expect-error|nocheck)/;
    const lines = linesMatching(code, off).filter((line) => !/:\d+ (\*|\/\/)/.test(line));
    expect(lines).toEqual([]);
  });

  test('an id that comes in has one spelling: `idText`', () => {
    const services = code.filter((path) => /^(services|infra\/(?!sandbox|kit))/.test(path));
    expect(linesMatching(services, /\bz\.(uuid|guid)\(\)(?!\.toLowerCase)/)).toEqual([]);
  });

  test('no test waits a fixed time, but for those that say why', () => {
    const named = String.raw`(pause|delay|rest|sleep)\(|waitForTimeout\(|setTimeout\(.*, ?`;
    const length = String.raw`([1-9][\d_]{2,}|[A-Z][A-Z_]+_MS)( [+-] [\d_]+)?\)`;
    const waits = linesMatching(source.filter(isTest), new RegExp(`\\b(${named})${length}`));
    const pathOf = (place: string) => place.slice(0, place.indexOf(':'));
    expect(waits.filter((place) => !(pathOf(place) in justifiedWaits))).toEqual([]);
    const waiting = new Set(waits.map(pathOf));
    expect(Object.keys(justifiedWaits).filter((path) => !waiting.has(path))).toEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    expect(
      linesMatching(source.filter(isTest), /\b(test|it|describe)\.(skip|todo|only)\(/),
    ).toEqual([]);
  });
});

describe('rooms of a service', () => {
  const headings = ['Owns', 'Invariants', 'HTTP', 'Consumes', 'Emits', 'Tables'];

  test.each(services)('%s has a short README with the agreed headings', (service) => {
    const text = read(`services/${service}/README.md`);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(README_WORDS_MAX);
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

  test.each(services)('%s keeps in events/ what it consumes and publishes', (service) => {
    const events = new RegExp(`^services/${service}/src/([^/]+/)?events/`);
    const stray = tracked.filter(
      (path) =>
        events.test(path) && !/\/(on-[a-z-]+|[a-z-]+-(event|message))(\.test)?\.ts$/.test(path),
    );
    expect(stray).toEqual([]);
  });
});

describe('rooms of a service: what is where', () => {
  const rooms = ['domain', 'actions', 'store', 'clients', 'http', 'events', 'jobs', 'commands'];
  /** Rooms of services that are no CRUD over a database. */
  const ownRooms: Readonly<Record<string, readonly string[]>> = {
    gateway: ['admission', 'forwarding', 'limits', 'live', 'server', 'web'],
    notifier: ['delivery', 'presence', 'sessions', 'snapshots', 'stomp'],
  };
  const plain = services.filter((service) => !isModular(service));
  const roomFiles = (service: string, room: string) =>
    source.filter((path) => path.startsWith(`services/${service}/src/${room}/`));

  /** Imports of a room that reach into one of the others, as "path:line text". */
  function reaching(service: string, room: string, others: readonly string[]): string[] {
    const into = new RegExp(`from '(\\.\\./)+(${others.join('|')})/`);
    return linesMatching(roomFiles(service, room), into);
  }

  test.each(plain)('%s has only rooms whose names are known', (service) => {
    const known = new Set([...rooms, ...(ownRooms[service] ?? []), 'generated']);
    const found = tracked.flatMap(
      (path) => path.match(new RegExp(`^services/${service}/src/([^/]+)/`))?.[1] ?? [],
    );
    expect([...new Set(found)].filter((room) => !known.has(room))).toEqual([]);
  });

  test.each(plain)('%s has arrows that point inward only', (service) => {
    const outward = [
      ...reaching(service, 'store', ['actions', 'http', 'jobs', 'clients', 'commands']),
      ...reaching(service, 'clients', ['actions', 'http', 'jobs', 'store', 'commands']),
      ...reaching(service, 'actions', ['http', 'jobs', 'commands']),
      ...reaching(service, 'events', ['http', 'jobs', 'commands']),
      ...reaching(service, 'jobs', ['http', 'commands']),
    ];
    expect(outward).toEqual([]);
  });

  test.each(plain)('%s has a domain/ that imports nothing else of the service', (service) => {
    const home = `services/${service}/src/domain/`;
    const leaving = roomFiles(service, 'domain')
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        [...read(path).matchAll(/from '(\.[^']+)'/g)].flatMap(([, to = '']) =>
          join(dirname(path), to).startsWith(home) ? [] : [`${path} ${to}`],
        ),
      );
    expect(leaving).toEqual([]);
  });

  test.each(plain)('%s has its SQL in store/ alone', (service) => {
    const others = rooms.filter((room) => room !== 'store');
    const paths = others
      .flatMap((room) => roomFiles(service, room))
      .filter((path) => !isTest(path));
    const sql =
      /\b(tx|pool|client|db)\.query[(<]|\b(tx|prisma|db)\.\w+\.(find|create|update|upsert|delete|count|aggregate|groupBy)/;
    expect(linesMatching(paths, sql)).toEqual([]);
  });

  test.each(plain)('%s opens its test world under one name', (service) => {
    const pascal = service.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const name = `${pascal}World`;
    const world = read(`services/${service}/test/${service}-world.ts`);
    expect(world).toMatch(new RegExp(`export (async )?function open${name}\\(`));
    expect(world).toMatch(new RegExp(`export type ${name} =`));
  });

  test(`no folder has more than ${FOLDER_FILES_MAX} files besides tests`, () => {
    const counts = new Map<string, number>();
    for (const path of code.filter((one) => /^(services|infra)\//.test(one))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([, count]) => count > FOLDER_FILES_MAX);
    expect(full).toEqual([]);
  });
});

type Modules = {
  moduleImports: Record<string, readonly string[]>;
  roomImports: Record<string, readonly string[]>;
  /** Modules that are one room, `domain`. */
  pureModules: readonly string[];
};

/** The services that are cut into modules, each with its table. */
const modularServices = await Promise.all(
  services.filter(isModular).map(async (service) => {
    const declared: Modules = await import(`./services/${service}/modules.ts`);
    return { service, ...declared };
  }),
);

describe.each(modularServices)('modules of $service', (declared) => {
  const { service, moduleImports, roomImports, pureModules } = declared;
  const root = `services/${service}/src/`;
  const files = source.filter((path) => path.startsWith(root));
  const graph = importGraph(files, read);
  const rows = new Map<string, readonly string[]>(Object.entries(moduleImports));
  const rooms = new Map<string, readonly string[]>(Object.entries(roomImports));
  const arrows = [...graph].flatMap(([from, targets]) => targets.map((to) => [from, to] as const));

  /** The folder below src; '' for a file of the root. A pure module is one room, `domain`. */
  const moduleOf = (path: string) => path.slice(root.length).match(/^([^/]+)\//)?.[1] ?? '';
  const roomOf = (path: string) => {
    if (pureModules.includes(moduleOf(path))) return 'domain';
    return path.slice(root.length).match(/^[^/]+\/([^/]+)\//)?.[1] ?? '';
  };

  test('each folder is a module of the table', () => {
    const unknown = files.filter((path) => moduleOf(path) !== '' && !rows.has(moduleOf(path)));
    expect(unknown).toEqual([]);
  });

  test('a module imports only what the table allows, types included', () => {
    const common = ['base.ts', 'config.ts', 'errors.ts'].map((file) => root + file);
    const wrong = arrows.filter(([from, to]) => {
      const [one, other] = [moduleOf(from), moduleOf(to)];
      if (one === '' || one === other) return false;
      return other === '' ? !common.includes(to) : !rows.get(one)?.includes(other);
    });
    expect(wrong).toEqual([]);
  });

  test('a module has known rooms, beside its module.ts, deps.ts and codes', () => {
    const loose = /^[^/]+\/(module|deps|([a-z]+-)?codes|metrics)\.ts$/;
    const unknown = files.filter((path) => {
      const rest = path.slice(root.length);
      if (!rest.includes('/') || loose.test(rest)) return false;
      return !rooms.has(roomOf(path));
    });
    expect(unknown).toEqual([]);
  });

  test('a room imports only what the table allows', () => {
    const wrong = arrows.filter(([from, to]) => {
      const [one, other] = [roomOf(from), roomOf(to)];
      return one !== '' && other !== '' && !isTest(from) && !rooms.get(one)?.includes(other);
    });
    expect(wrong).toEqual([]);
  });

  test('domain rules know nothing that a module opens', () => {
    const wrong = arrows.filter(
      ([from, to]) => roomOf(from) === 'domain' && !isTest(from) && roomOf(to) !== 'domain',
    );
    expect(wrong).toEqual([]);
  });

  test('SQL stands in store/ alone', () => {
    const others = files.filter((path) => !isTest(path) && roomOf(path) !== 'store');
    expect(linesMatching(others, /\.query[(<]|\bprisma\.\w+\./)).toEqual([]);
  });

  test('service.ts and module.ts fit on a screen', () => {
    const long = files.filter(
      (path) => /\/(service|module)\.ts$/.test(path) && read(path).split('\n').length > 61,
    );
    expect(long).toEqual([]);
  });

  test('no folder has more than 20 files', () => {
    const folders = Map.groupBy(
      tracked.filter(
        (path) => /\/(src|test)\//.test(path) && path.startsWith(`services/${service}/`),
      ),
      (path) => path.slice(0, path.lastIndexOf('/')),
    );
    expect([...folders].filter(([, paths]) => paths.length > 20)).toEqual([]);
  });

  test('only the world of the tests opens another service', () => {
    const tests = source.filter((path) => path.startsWith(`services/${service}/test/`));
    const others = services.filter((name) => name !== service).join('|');
    expect(
      linesMatching(
        tests.filter((path) => !/\/test\/world\/[a-z-]+-world\.ts$/.test(path)),
        new RegExp(`from '(\\.\\./)+(${others})/`),
      ),
    ).toEqual([]);
  });
});

describe('the registry of services', () => {
  const row = 'infra/registry/src/services.ts';

  test('has a row for each folder of services, and a folder for each row', () => {
    expect([
      ...services.filter((name) => !isServiceName(name)).map((name) => `${row}: no row of ${name}`),
      ...serviceNames
        .filter((name) => !services.includes(name))
        .map((name) => `services/${name}: no such folder, and a row of ${row} has that name`),
    ]).toEqual([]);
  });

  /** The service's or a module's file that serves the audit log. */
  const auditFileOf = (folder: string) =>
    code.find(
      (path) =>
        /\/(service|module)\.ts$/.test(path) &&
        path.startsWith(`${folder}/src/`) &&
        read(path).includes('auditRoutes'),
    ) ?? `${folder}/src/service.ts with auditRoutes`;

  test('says which services have a database, a seed and an audit log', () => {
    const wrong = serviceNames.flatMap((name) => {
      const { database, seed, audit } = rowOf(name);
      const folder = `services/${name}`;
      return [
        { has: database !== null, file: `${folder}/prisma/schema.prisma`, field: 'database' },
        { has: seed !== null, file: `${folder}/src/seed.ts`, field: 'seed' },
        { has: audit, file: auditFileOf(folder), field: 'audit' },
      ].flatMap(({ has, file, field }) => {
        const isThere = tracked.includes(file);
        return isThere === has
          ? []
          : [`${row}: ${field} of ${name} is ${has}, ${file} ${isThere ? 'has' : 'lacks'} it`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('gives each service a port of its own, and no file a port that stands there', () => {
    const ports = serviceNames.map((name) => rowOf(name).port);
    expect(new Set(ports).size).toBe(ports.length);
    const local = new RegExp(`\\b(${ports.filter((port) => port > 8100).join('|')})\\b`);
    const others = code.filter((path) =>
      /^(services|infra\/local\/src\/(?!recipe\/)|load-tests|scripts)\b/.test(path),
    );
    expect(linesMatching(others, local)).toEqual([]);
  });

  test('sends every documented call to the service that answers it', () => {
    const route = createRouting(routes);
    const lost = tracked.flatMap((path) => {
      const name = path.match(/^docs\/openapi\/(.+)\.json$/)?.[1];
      if (name === undefined) return [];
      const { paths } = JSON.parse(read(path)) as { paths: object };
      const open = Object.keys(paths).filter((call) => call.startsWith('/api/'));
      return open
        .filter((call) => route(call) !== name)
        .map((call) => `${row}: paths of ${name} miss ${call}, ${route(call)} gets it`);
    });
    expect(lost).toEqual([]);
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

describe('decisions', () => {
  const records = tracked.filter((path) => /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/.test(path));

  test('the index by subject names every record', () => {
    const index = read('docs/adr/README.md');
    const missing = records.filter((path) => !index.includes(`(${path.replace('docs/adr/', '')})`));
    expect(missing).toEqual([]);
  });

  test('a record has its number in the title, and context, decision and consequences', () => {
    const wrong = records.filter((path) => {
      const number = Number(path.match(/\d{4}/)?.[0]);
      const headings = [`# ${number}\\. `, '## Context$', '## Decision$', '## Consequences$'];
      return !headings.every((heading) => new RegExp(`^${heading}`, 'm').test(read(path)));
    });
    expect(wrong).toEqual([]);
  });
});

describe('borders of the web', () => {
  const files = tracked.flatMap(
    (path) => path.match(/^web\/src\/(.+\.(?:tsx?|css|json))$/)?.[1] ?? [],
  );
  const zoneOf = (path: string) => (path.includes('/') ? path.split('/')[0] : 'app') ?? 'app';
  const isPart = (path: string) => /\.tsx?$/.test(path) && !isGenerated(path);

  /** Every import of a file of the web by another one, with its types, as paths below `src`. */
  const imports = files
    .filter(isPart)
    .flatMap((path) =>
      [...read(`web/src/${path}`).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^'?]+)/g)].map(
        ([, to = '']) => ({ from: path, to: join(dirname(path), to) }),
      ),
    );

  test('every folder of src has its arrows in web/borders.ts', () => {
    expect([...new Set(files.map(zoneOf))].toSorted()).toEqual(Object.keys(arrows).toSorted());
  });

  test('an import follows the arrows of web/borders.ts', () => {
    const crossing = imports.filter(
      ({ from, to }) => !arrows[zoneOf(from)]?.some((allowed) => allowed.test(to)),
    );
    expect(crossing).toEqual([]);
  });

  test('no field makes a number of a text by dropping what is no digit', () => {
    // What was meant is decided by infra/rules/src/typed-number.ts, or refused.
    const parts = code.filter((path) => path.startsWith('web/src/'));
    expect(linesMatching(parts, /\.replace(All)?\(\/(\\D|\[\^(\\d|\d-\d))/)).toEqual([]);
  });

  test('odds are shown by one rule: two decimals, cut', () => {
    // By `readOdds` or `shownOdds`. What operators type, and what a file is counted with, is exact.
    const parts = code.filter((path) => path.startsWith('web/src/'));
    const other =
      /\bformatOdds\b|\b[\w.]*\.odds\}<\/|price=\{[\w.]*odds\}|[oO]dds\w* \/ 1_000\)\.toFixed/;
    expect(linesMatching(parts, other)).toEqual([]);
  });

  test('what is ticked is drawn by the site: `tick`, not the browser’s own box in a colour', () => {
    const parts = code.filter((path) => path.startsWith('web/src/'));
    expect(linesMatching(parts, /\baccent-/)).toEqual([]);
  });

  test('the browser’s storage, which may be shut, is reached for in one file', () => {
    // Tests write to it as another tab does, too.
    const own = /^web\/src\/shared\/(storage\/storage|testing\/other-tab)\.ts$/;
    const parts = code.filter((path) => path.startsWith('web/src/') && !own.test(path));
    expect(linesMatching(parts, /\b(local|session)Storage\b/)).toEqual([]);
  });

  test('a shortcut is the key of its place, whatever script is switched on', () => {
    // A change of the storage has a key, too.
    const own = ['web/src/shared/hooks/pressed-key.ts', 'web/src/shared/session/session-store.ts'];
    const parts = code.filter((path) => path.startsWith('web/src/') && !own.includes(path));
    expect(linesMatching(parts, /\bevent\.key\b/)).toEqual([]);
  });

  test('what is loaded later is a part, whose place alone is lost when it does not come', () => {
    const own = 'web/src/shared/loading/part.tsx';
    const parts = code.filter((path) => path.startsWith('web/src/') && path !== own);
    expect(linesMatching(parts, /\blazy\(/)).toEqual([]);
  });

  test('what lies above a page closes by going back', () => {
    const parts = code.filter((path) => path.startsWith('web/src/'));
    const above = /from 'react-aria-components\/(Modal|Popover|Select|Menu|ComboBox|DatePicker)'/;
    const closing = /\b(useBackCloses|usePopover)\(/;
    expect(parts.filter((path) => above.test(read(path)) && !closing.test(read(path)))).toEqual([]);
  });

  test('nothing is judged by the clock of the device', () => {
    const parts = code.filter((path) => path.startsWith('web/src/') && !path.includes('/testing/'));
    const looks = linesMatching(parts, /\bDate\.now\b|new Date\(\)/);
    const pathOf = (place: string) => place.slice(0, place.indexOf(':'));
    expect(looks.filter((place) => !(pathOf(place) in deviceClocks))).toEqual([]);
    const looking = new Set(looks.map(pathOf));
    expect(Object.keys(deviceClocks).filter((path) => !looking.has(path))).toEqual([]);
  });

  test('a model of betting neither calls nor keeps anything', () => {
    const models = imports.filter(({ from }) => /^betting\/\w+\/model\//.test(from));
    expect(models.length).toBeGreaterThan(0);
    expect(models.filter(({ to }) => !modelImports.test(to))).toEqual([]);
    const keeping = files.filter((path) => /^betting\/\w+\/model\//.test(path) && isPart(path));
    expect(
      linesMatching(
        keeping.map((path) => `web/src/${path}`),
        /from '(zustand|@tanstack\/react-query)/,
      ),
    ).toEqual([]);
  });

  test('no folders import each other in a circle', () => {
    // A test may stand on more than what it tests.
    const isComposed = (path: string) => isTest(path) || composition.includes(zoneOf(path));
    let left = imports
      .filter(({ from, to }) => !isComposed(from) && !isComposed(to))
      .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
      .filter(({ from, to }) => from !== to);
    // Whoever is not imported, or imports nothing, is in no circle: without them circles are left.
    for (let before = -1; before !== left.length; ) {
      before = left.length;
      const importing = new Set(left.map(({ from }) => from));
      const imported = new Set(left.map(({ to }) => to));
      left = left.filter(({ from, to }) => imported.has(from) && importing.has(to));
    }
    expect([...new Set(left.map(({ from, to }) => `${from} -> ${to}`))]).toEqual([]);
  });

  test(`no folder holds more than ${folderFilesMax} files`, () => {
    const counts = Object.entries(Object.groupBy(files, (path) => dirname(path)));
    const full = counts.filter(([, inside = []]) => inside.length > folderFilesMax);
    expect(full.map(([folder, inside = []]) => `${folder}: ${inside.length}`)).toEqual([]);
  });
});
