import { ownChain } from '@noriter/fair-draw/beacon-signer';
import { containerPort, containerUrl } from '@noriter/registry/containers';
import { loginOf, rowOf, serviceNames, upstreamNames, urlVariable } from '@noriter/registry/names';
import { ownSecrets } from '@noriter/registry/own-secrets';
import { containerBeaconSecret } from '@noriter/registry/sandbox';
import type { ServiceName } from '@noriter/registry/services';
import { withRegion } from '../regions.ts';

/** Compose puts SITE_HOST in, or this machine alone: the demonstration's operators are known to everybody. */
const publicHost = ['$', '{SITE_HOST:-127.0.0.1}'].join('');
/** Compose puts PORT in, or 8080. */
const publicPort = ['$', `{PORT:-${containerPort}}`].join('');

/** What only the containers of one machine set. Most services need nothing here. */
const settings: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  betting: [
    '# Betting waits for nobody: without its feed it offers no sports until it is there.',
    'ODDS_FEED_URL: http://odds-feed:8080',
    'BEACON_URL: http://draw-beacon:8080',
    `BEACON_CHAIN: '${JSON.stringify(ownChain(containerBeaconSecret))}'`,
  ],
  board: ['IMAGE_FOLDER: /images'],
  'games-gateway': ['GAME_VENDORS_URL: http://game-vendors:8080'],
  identity: [
    'BEACON_URL: http://draw-beacon:8080',
    '# For which domain passkeys are made, and on which pages they are used.',
    `PASSKEY_SITES: '{"noriter":{"rpId":"localhost","origins":["http://localhost:${publicPort}"]}}'`,
  ],
  gateway: [
    "# Where browsers load the sandbox's games from.",
    'FRAME_ORIGINS: http://localhost:8191',
  ],
};

/** What a service keeps outside of its image, which is only to be read. */
const folders: Readonly<Partial<Record<ServiceName, string>>> = {
  board: './.local/board-images:/images',
};

/** docker-compose.yml with its services as the registry has them; the rest is written by hand. */
export function composeFile(text: string): string {
  const addresses = upstreamNames.map((name) => `  ${urlVariable(name)}: ${containerUrl(name)}`);
  const kept = serviceNames.filter((name) => rowOf(name).database !== null);
  const seeded = serviceNames.filter((name) => rowOf(name).seed !== null);
  return [
    { region: 'addresses', lines: addresses },
    { region: 'services', lines: joined(serviceNames.map(serviceLines)) },
    { region: 'migrations', lines: joined(kept.map(migrateLines)) },
    { region: 'seeds', lines: joined(seeded.map(seedLines)) },
  ].reduce((all, { region, lines }) => withRegion(all, region, lines), text);
}

function serviceLines(name: ServiceName): string[] {
  return [
    `  ${name}:`,
    '    <<: *service',
    ...keyLines(name),
    `    mem_limit: ${memoryOf(name)}`,
    `    build: { context: ., args: { SERVICE: ${name} } }`,
    ...volumeLines(name),
    ...environmentLines(name, settings[name] ?? []),
    ...(rowOf(name).database === null ? [] : afterMigration(name)),
    ...(name === 'gateway' ? gatewayLines() : []),
  ];
}

function afterMigration(name: ServiceName): string[] {
  return [
    '    depends_on:',
    '      <<: *servers',
    `      migrate-${name}: { condition: service_completed_successfully }`,
  ];
}

/** It alone knows the owner's password, and no key; of the service's login it needs the name. */
function migrateLines(name: ServiceName): string[] {
  const { database } = rowOf(name);
  if (database === null) return [];
  return [
    `  migrate-${name}:`,
    '    <<: *service',
    '    env_file: .local/compose-postgres.env',
    `    mem_limit: ${memoryOf(name)}`,
    "    restart: 'no'",
    `    build: { context: ., args: { SERVICE: ${name} } }`,
    `    command: [node, services/${name}/src/main.ts, migrate]`,
    '    environment:',
    `      DATABASE_URL: ${databaseUrl(database, loginOf(database))}`,
    `      DATABASE_MIGRATION_URL: ${databaseUrl(database, 'noriter')}`,
    '    depends_on:',
    '      databases: { condition: service_completed_successfully }',
  ];
}

function volumeLines(name: ServiceName): string[] {
  const own = folders[name];
  const all = [
    ...(rowOf(name).audit ? ['./.local/audit:/audit'] : []),
    ...(own === undefined ? [] : [own]),
  ];
  return all.length === 0 ? [] : [`    volumes: [${all.map((one) => `'${one}'`).join(', ')}]`];
}

/** The gateway alone is open, and starts when the whole site has. */
function gatewayLines(): string[] {
  const waits = upstreamNames.map((name) => `      ${name}: { condition: service_healthy }`);
  return [
    `    ports: ['${publicHost}:${publicPort}:${containerPort}']`,
    '    depends_on:',
    '      <<: *servers',
    ...waits,
  ];
}

function seedLines(name: ServiceName): string[] {
  const after = rowOf(name).seed?.after ?? [];
  const ended = after.map(
    (one) => `      seed-${one}: { condition: service_completed_successfully }`,
  );
  return [
    `  seed-${name}:`,
    '    <<: *service',
    ...keyLines(name),
    `    mem_limit: ${memoryOf(name)}`,
    '    profiles: [demo]',
    "    restart: 'no'",
    `    build: { context: ., args: { SERVICE: ${name} } }`,
    `    command: [node, services/${name}/src/seed.ts]`,
    ...environmentLines(name, []),
    '    depends_on:',
    `      ${name}: { condition: service_healthy }`,
    ...ended,
  ];
}

/** As on Kubernetes, in compose's notation. */
function memoryOf(name: ServiceName): string {
  return rowOf(name).kubernetes.memoryMax.replace('Mi', 'm').replace('Gi', 'g');
}

/** What a service alone may know is in a file of its own. */
function keyLines(name: ServiceName): string[] {
  const { audit } = rowOf(name);
  const files = [
    ...(audit ? ['.local/compose-audit.env'] : []),
    ...(ownSecrets(name).length === 0 ? [] : [`.local/compose-${name}.env`]),
  ];
  return files.length === 0 ? [] : [`    env_file: [.local/compose.env, ${files.join(', ')}]`];
}

function environmentLines(name: ServiceName, own: readonly string[]): string[] {
  const { database } = rowOf(name);
  return [
    '    environment:',
    '      <<: *addresses',
    ...(database === null
      ? []
      : ['      DATABASE_MIGRATIONS: expect', '      AUDIT_SINK: file:///audit']),
    ...own.map((line) => `      ${line}`),
  ];
}

/** Passwords are in files: that of the owner in PGPASSWORD. */
function databaseUrl(database: string, login: string): string {
  return `postgres://${login}@postgres:5432/${database}`;
}

/** Blocks with an empty line between them. */
function joined(blocks: readonly string[][]): string[] {
  return blocks.flatMap((block, at) => (at === 0 ? block : ['', ...block]));
}
