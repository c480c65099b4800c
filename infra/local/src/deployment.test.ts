import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoRoot } from './paths.ts';
import { nodeOptions } from './service-keeper.ts';
import { databaseNames, serviceNames } from './services.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');

/** A new service is one row here; these are the places where it must be said once more. */
describe('what runs here runs in containers too', () => {
  it.each(serviceNames)('%s is in docker-compose.yml', (name) => {
    const compose = read('docker-compose.yml');
    expect(compose).toContain(`\n  ${name}:\n    <<: *service\n`);
    expect(compose).toContain(`build: { context: ., args: { SERVICE: ${name} } }`);
  });

  it.each(serviceNames)('%s is in k8s/base', (name) => {
    expect(existsSync(join(repoRoot, 'k8s', 'base', `${name}.yaml`))).toBe(true);
    expect(read('k8s/base/kustomization.yaml')).toContain(`- ${name}.yaml\n`);
    expect(read(`k8s/base/${name}.yaml`)).toContain(`image: noriter/${name}\n`);
  });

  it.each(databaseNames)('the database %s is made for the containers', (name) => {
    expect(read('infra/local/compose/databases.sql')).toContain(`'${name}'`);
    expect(read('docker-compose.yml')).toContain(`@postgres:5432/${name}\n`);
  });

  it('the odds feed of the sandbox runs beside them, and is no part of the base', () => {
    const recipe = 'build: { context: ., target: odds-feed }';
    expect(read('docker-compose.yml')).toContain(recipe);
    expect(read('docker-compose.yml')).toContain('ODDS_FEED_URL: http://odds-feed:8080\n');
    expect(read('k8s/overlays/demo/kustomization.yaml')).toContain('- odds-feed.yaml\n');
    expect(read('k8s/base/kustomization.yaml')).not.toContain('odds-feed');
  });

  it('services get the same options of Node', () => {
    expect(read('Dockerfile')).toContain(`exec node ${nodeOptions.join(' ')} services/`);
  });
});
