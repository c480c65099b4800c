import { rowOf, type UpstreamName, upstreamNames } from './names.ts';

/** Whose calls begin with which path; the longest prefix that fits wins. */
export type RouteTable = Readonly<Record<`/api${string}`, UpstreamName>>;

/** What the gateway sends where. A service's audit log has its path by the service's name. */
export const routes: RouteTable = Object.fromEntries(
  upstreamNames.flatMap((name) => pathsOf(name).map((path) => [path, name])),
);

/** Every prefix that belongs to a service. */
export function pathsOf(name: UpstreamName): readonly `/api${string}`[] {
  const { paths, audit } = rowOf(name);
  return audit ? [...paths, `/api/admin/audit/${name}`] : paths;
}
