import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownChain } from '@noriter/fair-draw/beacon-signer';
import {
  connectionsBesidePool,
  kubernetesPoolMax,
  postgresConnectionsMax,
} from '@noriter/registry/containers';
import { rowOf, serviceNames } from '@noriter/registry/names';
import { containerBeaconSecret } from '@noriter/registry/sandbox';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { baseConfig } from '../../infra/kit/src/service/config.ts';
import { memoryBounds } from '../../services/notifier/src/domain/memory-bounds.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const withDatabase = serviceNames.filter((name) => rowOf(name).database !== null);
const poolDefault = baseConfig.shape.DATABASE_POOL_MAX.parse(undefined);

/** Kept back for its superuser and for whoever looks after it. */
const POSTGRES_RESERVED = 10;
/** As many readers of one instance as are measured: `npm run bench:messages`. */
const READERS = 10_000;

describe('the runbook', () => {
  test('builds an image of each service, and of each target that stands alone', () => {
    const runbook = read('docs/runbook.md');
    const [, built = ''] = /^for service in (.+); do\n {2}docker build/m.exec(runbook) ?? [];
    expect(built.split(' ').toSorted()).toEqual([...serviceNames].toSorted());
    const alone = [...read('Dockerfile').matchAll(/^FROM runtime AS ([a-z-]+)$/gm)].map(
      ([, target = '']) => target,
    );
    const named = [...runbook.matchAll(/docker build --target ([a-z-]+)/g)].map(
      ([, target = '']) => target,
    );
    expect(named.toSorted()).toEqual(alone.filter((target) => target !== 'service').toSorted());
  });
});

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const file: { services: Record<string, Record<string, unknown>> } = parse(text, { merge: true });

  test('keeps the rules of the Compose Specification', () => {
    const toTestcontainers = createRequire(new URL('infra/local/package.json', root));
    const from = createRequire(toTestcontainers.resolve('testcontainers'));
    // Its name of the draft is not the one that the draft gives itself.
    const { $schema: _draft, ...schema } = JSON.parse(
      readFileSync(from.resolve('docker-compose/schema/compose-spec.json'), 'utf8'),
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(file);
    expect(validate.errors).toBeNull();
  });

  test('bounds the memory and processes of each container, and takes its capabilities', () => {
    const loose = Object.entries(file.services).flatMap(([name, service]) => {
      const bounds = ['mem_limit', 'pids_limit'].filter((bound) => !(bound in service));
      const drops = JSON.stringify(service.cap_drop) === '["ALL"]' ? [] : ['cap_drop'];
      const security = String(service.security_opt).includes('no-new-privileges')
        ? []
        : ['security_opt'];
      return [...bounds, ...drops, ...security].map((field) => `${name}: ${field}`);
    });
    expect(loose).toEqual([]);
  });

  test('gives PostgreSQL more connections than all pools take', () => {
    const needed = withDatabase.length * (poolDefault + connectionsBesidePool);
    expect(text).toContain(`max_connections=${postgresConnectionsMax}`);
    expect(needed).toBeLessThanOrEqual(postgresConnectionsMax - POSTGRES_RESERVED);
  });
});

describe('k8s', () => {
  const files = readdirSync(new URL('k8s/', root), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.yaml') && !path.includes('.template.'),
  );

  test('is YAML, with nothing twice', () => {
    const broken = files.flatMap((path) =>
      parseAllDocuments(read(`k8s/${path}`), { uniqueKeys: true }).flatMap(({ errors }) =>
        errors.map(({ message }) => `${path}: ${message}`),
      ),
    );
    expect(broken).toEqual([]);
  });

  test('lists each file of a folder in its kustomization', () => {
    const lost = files
      .filter((path) => !path.endsWith('kustomization.yaml'))
      .filter((path) => {
        const [, folder = '', name = ''] = path.match(/^(.*)\/([^/]+)$/) ?? [];
        return !read(`k8s/${folder}/kustomization.yaml`).includes(`- ${name}\n`);
      });
    expect(lost).toEqual([]);
  });

  test('opens what faces the internet, and nothing else, to the ingress', () => {
    const facing = serviceNames.filter((name) => rowOf(name).kubernetes.facesInternet);
    expect(facing).toEqual(['notifier', 'gateway']);
    const backends = [...read('k8s/base/ingress.yaml').matchAll(/service: { name: (\w+),/g)];
    expect(new Set(backends.map(([, name]) => name))).toEqual(new Set(facing));
    const marked = serviceNames.filter((name) =>
      read(`k8s/base/services/${name}.yaml`).includes('faces: internet'),
    );
    expect(marked).toEqual(facing);
  });

  test('lets Prometheus in to each port that it is told to scrape', () => {
    const documents = files.flatMap((path) =>
      parseAllDocuments(read(`k8s/${path}`)).map((document) => document.toJS()),
    );
    const scraped = documents.flatMap((one) => scrapedPods(one));
    expect(scraped.map(({ name }) => name)).toEqual(expect.arrayContaining([...serviceNames]));
    const policies = documents.filter((one) => one?.kind === 'NetworkPolicy');
    const shut = scraped.filter((pod) => !policies.some((one) => letsPrometheusIn(one, pod)));
    expect(shut.map(({ name }) => name)).toEqual([]);
  });

  test('has room in one PostgreSQL for the pools of all replicas, at the most and one more each', () => {
    const needed = withDatabase.reduce((sum, name) => {
      const { replicasMax } = rowOf(name).kubernetes;
      return sum + (replicasMax + 1) * (kubernetesPoolMax + connectionsBesidePool);
    }, 0);
    expect(needed).toBeLessThanOrEqual(postgresConnectionsMax - POSTGRES_RESERVED);
    expect(read('docs/runbook.md')).toContain(`max_connections\` of ${postgresConnectionsMax}`);
  });

  test('mixes the demonstration’s draws with the chain that its beacon has', () => {
    const chain = JSON.stringify(ownChain(containerBeaconSecret));
    expect(read('k8s/overlays/demo/kustomization.yaml')).toContain(`value: '${chain}'`);
    for (const path of ['k8s/overlays/demo/draw-beacon.yaml', 'docker-compose.yml']) {
      expect(read(path)).toMatch(new RegExp(`SECRET(?:, value)?: ${containerBeaconSecret}\\b`));
    }
  });

  test('gives the notifier memory for the readers that are measured', () => {
    const bytes = bytesOf(rowOf('notifier').kubernetes.memoryMax);
    expect(memoryBounds({ constrained: bytes, total: bytes }).connections).toBeGreaterThan(READERS);
  });
});

function bytesOf(quantity: string): number {
  const [, amount = '0', unit = ''] = quantity.match(/^(\d+)(Mi|Gi)$/) ?? [];
  return Number(amount) * (unit === 'Gi' ? 1024 ** 3 : 1024 ** 2);
}

type Labels = Readonly<Record<string, string>>;
type ScrapedPod = { name: string; labels: Labels; port: string };

/** The pods of a manifest that say to Prometheus where to ask, by the port's name or its number. */
function scrapedPods(manifest: {
  metadata?: { name: string };
  spec?: {
    template?: {
      metadata?: { labels?: Labels; annotations?: Labels };
      spec: { containers: { ports?: { name: string; containerPort: number }[] }[] };
    };
  };
}): ScrapedPod[] {
  const { metadata, spec } = manifest.spec?.template ?? {};
  const { annotations = {}, labels = {} } = metadata ?? {};
  if (annotations['prometheus.io/scrape'] !== 'true') return [];
  const number = Number(annotations['prometheus.io/port']);
  const ports = spec?.containers.flatMap(({ ports: own = [] }) => own) ?? [];
  const port = ports.find(({ containerPort }) => containerPort === number)?.name ?? '';
  return [{ name: manifest.metadata?.name ?? '', labels, port }];
}

/** Whether a policy opens the pod's port to the namespaces that are marked for it. */
function letsPrometheusIn(
  {
    spec,
  }: {
    spec: {
      podSelector: { matchLabels?: Labels };
      ingress?: {
        from?: { namespaceSelector?: { matchLabels?: Labels }; podSelector?: unknown }[];
        ports?: { port: string }[];
      }[];
    };
  },
  pod: ScrapedPod,
): boolean {
  const wanted = Object.entries(spec.podSelector.matchLabels ?? {});
  if (!wanted.every(([label, value]) => pod.labels[label] === value)) return false;
  return (spec.ingress ?? []).some(
    ({ from = [], ports = [] }) =>
      from.some(
        ({ namespaceSelector, podSelector }) =>
          podSelector === undefined &&
          namespaceSelector?.matchLabels?.['noriter/monitoring'] === 'true',
      ) && ports.some(({ port }) => port === pod.port),
  );
}
