import { readFileSync } from 'node:fs';
import { containerUrl, kubernetesPoolMax } from '@noriter/registry/containers';
import { rowOf, serviceNames, upstreamNames, urlVariable } from '@noriter/registry/names';
import { commonSecrets } from '@noriter/registry/own-secrets';
import {
  auditSinkSecret,
  databaseSecret,
  migrationSecret,
  secretOf,
} from '@noriter/registry/secrets';
import type { ServiceName } from '@noriter/registry/services';
import { withRegion } from '../regions.ts';

/** The images' tag, until an overlay names a digest. */
export const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const header =
  '# Generated from k8s/service.template.yaml and infra/registry by npm run generate.\n';

/** The files of k8s/base/services: one for each service, and the list of them. */
export function serviceManifests(template: string): Record<string, string> {
  const resources = serviceNames.toSorted().map((name) => `  - ${name}.yaml\n`);
  const list = `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n`;
  const manifests = serviceNames.map((name) => [
    `k8s/base/services/${name}.yaml`,
    header + filledIn(template, name),
  ]);
  return {
    'k8s/base/services/kustomization.yaml': header + list + resources.join(''),
    ...Object.fromEntries(manifests),
  };
}

/** k8s/base/config.yaml with the addresses of the services. */
export function configMap(text: string): string {
  const lines = upstreamNames.map((name) => `  ${urlVariable(name)}: ${containerUrl(name)}`);
  return withRegion(text, 'addresses', lines);
}

/** @throws Error for a blank of the template that nothing fills in */
function filledIn(template: string, name: ServiceName): string {
  const { kubernetes } = rowOf(name);
  const values: Readonly<Record<string, string>> = {
    NAME: name,
    VERSION: version,
    FACES: kubernetes.facesInternet ? 'internet' : 'services',
    REPLICAS: String(kubernetes.replicas),
    REPLICAS_MAX: String(kubernetes.replicasMax),
    CPU: kubernetes.cpu,
    CPU_MAX: kubernetes.cpuMax,
    MEMORY: kubernetes.memory,
    MEMORY_MAX: kubernetes.memoryMax,
    READINESS: kubernetes.readiness,
  };
  return template
    .replace(/^#.*\n/gm, '')
    .replace(
      /^ *\$INIT_CONTAINERS\n/m,
      initContainersOf(name)
        .map((line) => `${line}\n`)
        .join(''),
    )
    .replace(/^ *\$ENVIRONMENT$/m, environmentOf(name).join('\n'))
    .replaceAll(/\$([A-Z_]+)/g, (_, blank: string) => {
      const value = values[blank];
      if (value === undefined) throw new Error(`k8s/service.template.yaml: what is $${blank}?`);
      return value;
    });
}

/** What runs before a service with a database; the words with a dollar sign are filled in as ever. */
function initContainersOf(name: ServiceName): string[] {
  if (rowOf(name).database === null) return [];
  return [
    '      initContainers:',
    '        # It alone knows the owner of the database, and it ends before anything is served.',
    '        - name: migrate',
    '          image: noriter/$NAME:$VERSION',
    '          imagePullPolicy: Always',
    '          command: [node, services/$NAME/src/main.ts, migrate]',
    '          env:',
    ...fromSecret('DATABASE_URL', databaseSecret(name)),
    ...fromSecret('DATABASE_MIGRATION_URL', migrationSecret(name)),
    '          resources:',
    '            requests: { cpu: $CPU, memory: $MEMORY, ephemeral-storage: 64Mi }',
    "            limits: { cpu: '$CPU_MAX', memory: $MEMORY_MAX, ephemeral-storage: 256Mi }",
    '          securityContext:',
    '            allowPrivilegeEscalation: false',
    '            readOnlyRootFilesystem: true',
    '            capabilities: { drop: [ALL] }',
  ];
}

/** The variables that not every service has, of what serves and of seeds: none is the owner's. */
export function environmentOf(name: ServiceName): string[] {
  const { database, secrets: own, kubernetes } = rowOf(name);
  const settings = Object.entries(kubernetes.settings ?? {});
  return [
    ...settings.map(
      ([variable, value]) => `            - { name: ${variable}, value: '${value}' }`,
    ),
    ...(database === null ? [] : databaseOf(name)),
    ...[...commonSecrets, ...own].flatMap((one) => fromSecret(one, secretOf(name, one))),
  ];
}

function databaseOf(name: ServiceName): string[] {
  return [
    `            - { name: DATABASE_POOL_MAX, value: '${kubernetesPoolMax}' }`,
    ...fromSecret('DATABASE_URL', databaseSecret(name)),
    '            - { name: DATABASE_MIGRATIONS, value: expect }',
    ...fromSecret('AUDIT_SINK', auditSinkSecret),
  ];
}

function fromSecret(variable: string, { secret, key }: { secret: string; key: string }): string[] {
  return [
    `            - name: ${variable}`,
    `              valueFrom: { secretKeyRef: { name: ${secret}, key: ${key} } }`,
  ];
}
