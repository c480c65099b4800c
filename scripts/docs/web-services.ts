import { rowOf, upstreamNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';

/** web/src/shared/api/services.gen.ts: which services there are, for a web that imports none of them. */
export function webServices(documented: readonly ServiceName[]): string {
  const typeOf = (name: string) =>
    `${name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Paths`;
  const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
  return `// Generated from infra/registry by npm run generate.
import type { CallsOf } from './calls.ts';
${documented.map((name) => `import type { paths as ${typeOf(name)} } from './schema/${name}.d.ts';`).join('\n')}

/** What the services take and answer; made from their OpenAPI documents. */
export type ServicePaths = ${documented.map((name) => `CallsOf<${typeOf(name)}>`).join(' &\n  ')};

/** Every service that the gateway's health speaks of. */
export const upstreams = [${list(upstreamNames)}] as const;

/** Services with an audit log. */
export const auditSources = [${list(upstreamNames.filter((name) => rowOf(name).audit))}] as const;
`;
}
