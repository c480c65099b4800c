import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@noriter/registry/names';
import { ownSecrets } from '@noriter/registry/own-secrets';
import { sandbox } from '@noriter/registry/sandbox';
import { secrets } from '@noriter/registry/secrets';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../paths.ts';
import { nodeOptions } from './service-keeper.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');

/** What the registry says of services is written into these files; this is what it does not say. */
describe('what runs here runs in containers too', () => {
  it('every key that one service alone may have is made into the file of that service', () => {
    const made = read('scripts/compose-keys.mjs');
    const wanted = serviceNames.flatMap((name) =>
      ownSecrets(name).flatMap((secret) =>
        // What each service has for itself is made for all that the registry has.
        secrets[secret].secret === null ? [`${secret}:`] : [`compose-${name}.env`, `${secret}:`],
      ),
    );
    expect(wanted.filter((words) => !made.includes(words))).toEqual([]);
  });

  it('the odds feed of the sandbox runs beside them, and is no part of the base', () => {
    const recipe = 'build: { context: ., target: odds-feed }';
    expect(read('docker-compose.yml')).toContain(recipe);
    expect(read('docker-compose.yml')).toContain('ODDS_FEED_URL: http://odds-feed:8080\n');
    expect(read('k8s/overlays/demo/kustomization.yaml')).toContain('- odds-feed.yaml\n');
    expect(read('k8s/base/kustomization.yaml')).not.toContain('odds-feed');
  });

  it('the game vendors of the sandbox do too, and browsers may frame them', () => {
    const compose = read('docker-compose.yml');
    expect(compose).toContain('build: { context: ., target: game-vendors }');
    expect(compose).toContain('GAME_VENDORS_URL: http://game-vendors:8080\n');
    expect(compose).toContain(`PUBLIC_URL: http://localhost:${sandbox['game-vendors'].port}\n`);
    expect(compose).toContain(`FRAME_ORIGINS: http://localhost:${sandbox['game-vendors'].port}\n`);
    expect(read('k8s/overlays/demo/kustomization.yaml')).toContain('- game-vendors.yaml\n');
    expect(read('k8s/base/kustomization.yaml')).not.toContain('game-vendors');
  });

  it('the draw beacon of the sandbox does too', () => {
    expect(read('docker-compose.yml')).toContain('build: { context: ., target: draw-beacon }');
    expect(read('docker-compose.yml')).toContain('BEACON_URL: http://draw-beacon:8080\n');
    expect(read('k8s/overlays/demo/kustomization.yaml')).toContain('- draw-beacon.yaml\n');
    expect(read('k8s/base/kustomization.yaml')).not.toContain('draw-beacon');
  });

  it('services get the same options of Node', () => {
    expect(read('Dockerfile')).toContain(`exec node ${nodeOptions.join(' ')} services/`);
  });
});
