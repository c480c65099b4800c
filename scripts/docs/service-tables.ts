import { topics } from '@noriter/proto/topics';
import { portVariable, rowOf, serviceNames, upstreamNames } from '@noriter/registry/names';
import { ownSecrets, readersOf } from '@noriter/registry/own-secrets';
import {
  databaseSecret,
  migrationSecret,
  type Secret,
  secretOf,
  secrets,
} from '@noriter/registry/secrets';
import { withRegion } from '../regions.ts';
import type { TopicUser } from './events.ts';

/** README.md with the registry's services. */
export function readme(text: string): string {
  const routed = upstreamNames.filter((name) => rowOf(name).paths.length > 0);
  const arrows = [`  web([web]) --> gateway --> ${routed.join(' & ')}`];
  const rows = serviceNames.map((name) => [
    `[services/${name}](services/${name})`,
    rowOf(name).owns,
  ]);
  const services = table(['service', 'what it owns'], rows);
  return withRegion(withRegion(text, 'upstreams', arrows), 'services', services);
}

/** docs/architecture.md with the registry's services, and what they say of topics in the picture. */
export function architecture(text: string, users: readonly TopicUser[]): string {
  const owners = serviceNames.map((name) => [`\`${name}\``, rowOf(name).owns, rowOf(name).never]);
  const losses = serviceNames.flatMap((name) => {
    const { lost } = rowOf(name);
    return lost === null ? [] : [[name, lost.seen, lost.holds]];
  });
  return [
    { region: 'services', lines: arrowsOf(users) },
    { region: 'owners', lines: table(['service', 'what it owns', 'what it never does'], owners) },
    { region: 'losses', lines: table(['service lost', 'what people see', 'what holds'], losses) },
  ].reduce((all, { region, lines }) => withRegion(all, region, lines), text);
}

/** docs/runbook.md with every secret of a deployment, and who may do what on which topic. */
export function runbook(text: string, users: readonly TopicUser[]): string {
  return withRegion(withSecrets(text), 'topics', topicRights(users));
}

function topicRights(users: readonly TopicUser[]): string[] {
  const rows = topics.map(({ name }) => {
    const writers = users.filter(({ emits = [] }) => emits.some((one) => one.name === name));
    const readers = users.filter(({ consumes = [] }) =>
      consumes.some(({ topic }) => topic.name === name),
    );
    const all = (some: readonly TopicUser[]) => some.map((one) => one.name).join(', ');
    return [`\`${name}\``, all(writers), all(readers)];
  });
  return table(['topic', 'who writes', 'who reads'], rows);
}

function withSecrets(text: string): string {
  const shared = (Object.keys(secrets) as Secret[]).flatMap((name) => {
    const readers = readersOf(name);
    const { secret } = secrets[name];
    const isOwn = secret === null || readers.some((reader) => secret === `noriter-${reader}`);
    const who = readers === serviceNames ? 'all services' : readers.join(', ');
    return isOwn ? [] : [[`\`${secret}\``, keyText(secrets[name]), who]];
  });
  const own = serviceNames.flatMap((name) => {
    const { secret, key } = databaseSecret(name);
    const owner = `\`${migrationSecret(name).key}\`: the same as the database's owner, for its \`migrate\` alone`;
    const database = rowOf(name).database === null ? [] : [`\`${key}\``, owner];
    const others = ownSecrets(name).filter((one) => secretOf(name, one).secret === secret);
    const keys = [...database, ...others.map((one) => keyText(secrets[one]))];
    return keys.length === 0 ? [] : [[`\`${secret}\``, keys.join(', '), name]];
  });
  return withRegion(
    text,
    'secrets',
    table(['secret', 'keys', 'who reads it'], [...shared, ...own]),
  );
}

/** infra/local/README.md with the port of each service. */
export function localReadme(text: string): string {
  const rows = upstreamNames.map((name) => [
    name,
    `\`${portVariable(name)}\``,
    String(rowOf(name).port),
  ]);
  return withRegion(text, 'ports', table(['service', 'variable', 'port'], rows));
}

/** The picture: who is called, who has a database, which topics come and go. */
function arrowsOf(users: readonly TopicUser[]): string[] {
  const routed = upstreamNames.filter((name) => rowOf(name).paths.length > 0);
  const owners = serviceNames.filter((name) => rowOf(name).database !== null);
  const namesOf = (all: readonly { name: string }[] = []) => all.map(({ name }) => name).join(', ');
  return [
    ...routed.map((name) => `  gateway -- "signed caller" --> ${name}`),
    ...users.flatMap(({ name, emits = [] }) =>
      emits.length === 0 ? [] : [`  ${name} -- ${namesOf(emits)} --> kafka`],
    ),
    ...users.flatMap(({ name, consumes = [] }) =>
      consumes.length === 0
        ? []
        : [`  kafka -- ${namesOf(consumes.map(({ topic }) => topic))} --> ${name}`],
    ),
    ...owners.map((name) => `  ${name} --- db-${name}[(PostgreSQL ${name})]`),
    `  ${serviceNames.join(' & ')} --- redis[(Redis)]`,
  ];
}

function keyText({ key, holds }: { key: string; holds: string }): string {
  return `\`${key}\`: ${holds}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)];
}
