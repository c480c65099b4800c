import type { ServiceName } from './services.ts';

/** Every service listens here in its container: addresses differ by name alone. */
export const containerPort = 8080;

/** What the PostgreSQL server of all services has to allow, as `max_connections`. */
export const postgresConnectionsMax = 600;

/** DATABASE_POOL_MAX of each process on Kubernetes, where there are several of each service. */
export const kubernetesPoolMax = 12;

/** Connections of a process beside its pool: the outbox relay's, and one that looks at migrations at a start. */
export const connectionsBesidePool = 2;

/** Where a service answers among containers, in Kubernetes and in compose. */
export function containerUrl(name: ServiceName): string {
  return `http://${name}:${containerPort}`;
}
