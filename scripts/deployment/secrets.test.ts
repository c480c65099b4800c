import { readdirSync, readFileSync } from 'node:fs';
import { readersOf } from '@noriter/registry/own-secrets';
import { type Secret, secrets } from '@noriter/registry/secrets';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = new URL('../../', import.meta.url);

/**
 * Who may have each secret, written down a second time: a row of the registry that asks for one more
 * is a decision of its own. Null: one for each service, or the public half of something.
 */
const mayHave: Readonly<Record<Secret, readonly string[] | null>> = {
  SERVICE_KEY: null,
  SERVICE_KEYS: null,
  TOKEN_PUBLIC_KEY: null,
  COMMAND_KEY: ['betting', 'games-gateway', 'partner', 'promotion'],
  COMMAND_KEYS: ['wallet'],
  AUDIT_KEY: ['identity', 'wallet', 'betting', 'games-gateway', 'board', 'partner', 'promotion'],
  TOKEN_PRIVATE_KEY: ['identity'],
  // Site keys are in every page. Identity looks whether they are the demonstration's.
  SITES: ['identity', 'notifier', 'gateway'],
  // It alone opens and seals what browsers send and read.
  PAYLOAD_KEYS: ['gateway'],
  DATA_KEYS: ['identity'],
  DRAW_KEY: ['betting'],
  GAME_VENDOR_KEYS: ['games-gateway'],
  PUSH_KEY: ['board'],
  FREE_BET_KEY: ['betting', 'promotion'],
  SPIN_KEY: ['promotion'],
};
const guarded = Object.entries(mayHave).flatMap(([name, services]) =>
  services === null ? [] : [{ secret: name as Secret, services: services.toSorted() }],
);

/** The processes of the manifests, seeds among them, by the variables they are given. */
function containersOfCluster(): { name: string; variables: string[] }[] {
  type Container = { name: string; env?: { name: string }[] };
  type Pod = { containers?: Container[]; initContainers?: Container[] };
  const files = readdirSync(new URL('k8s/', root), { recursive: true, encoding: 'utf8' });
  return files
    .filter((path) => path.endsWith('.yaml') && !path.includes('.template.'))
    .flatMap((path) => parseAllDocuments(readFileSync(new URL(`k8s/${path}`, root), 'utf8')))
    .flatMap((document): Container[] => {
      const { spec }: { spec?: { template?: { spec?: Pod } } } = document.toJS() ?? {};
      const { containers = [], initContainers = [] } = spec?.template?.spec ?? {};
      return [...containers, ...initContainers];
    })
    .map(({ name, env = [] }) => ({ name, variables: env.map((one) => one.name) }));
}

describe('a secret is given to who needs it', () => {
  const containers = containersOfCluster();

  test.each(guarded)('$secret in the registry', ({ secret, services }) => {
    expect(readersOf(secret).toSorted()).toEqual(services);
  });

  test.each(guarded)('$secret in Kubernetes', ({ secret, services }) => {
    const having = containers.filter(({ variables }) => variables.includes(secret));
    expect([...new Set(having.map(({ name }) => name))].toSorted()).toEqual(services);
  });

  test('and what belongs to one service lies in a Kubernetes secret that no other reads', () => {
    for (const { secret, services } of guarded) {
      const { secret: shared } = secrets[secret];
      if (services.length > 1 || shared === null) continue;
      const beside = guarded.filter((one) => secrets[one.secret].secret === shared);
      expect(beside.map((one) => one.services)).toEqual(beside.map(() => services));
    }
  });
});
