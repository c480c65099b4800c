import { rowOf, serviceNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import { environmentOf } from './kubernetes.ts';

/**
 * k8s/overlays/demo/seeds.yaml: one pod that makes the demonstration data of one service after the
 * other, in the registry's order, since some need what others have made.
 *
 * @param template k8s/overlays/demo/seeds.template.yaml
 */
export function seedJob(template: string, version: string): string {
  const seeded = serviceNames.filter((name) => rowOf(name).seed !== null);
  const last = seeded.at(-1);
  const first = seeded.slice(0, -1).flatMap((name) => containerOf(name, version));
  const end = last === undefined ? [] : containerOf(last, version);
  const header = '# Generated from seeds.template.yaml and infra/registry by npm run generate.\n';
  const text = template.replace(/^#.*\n/gm, '');
  return (
    header + text.replace(/^ *\$FIRST$/m, first.join('\n')).replace(/^ *\$LAST$/m, end.join('\n'))
  );
}

function containerOf(name: ServiceName, version: string): string[] {
  return [
    `        - name: ${name}`,
    `          image: noriter/${name}:${version}`,
    '          imagePullPolicy: Always',
    `          command: [node, services/${name}/src/seed.ts]`,
    '          envFrom: [{ configMapRef: { name: noriter } }]',
    '          env:',
    ...environmentOf(name),
    '          resources:',
    '            requests: { cpu: 100m, memory: 256Mi, ephemeral-storage: 64Mi }',
    "            limits: { cpu: '2', memory: 512Mi, ephemeral-storage: 256Mi }",
    '          securityContext:',
    '            allowPrivilegeEscalation: false',
    '            readOnlyRootFilesystem: true',
    '            capabilities: { drop: [ALL] }',
  ];
}
