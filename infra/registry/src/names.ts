import type { ServiceRow } from './service-row.ts';
import { type ServiceName, services } from './services.ts';

/** A service behind the gateway. */
export type UpstreamName = Exclude<ServiceName, 'gateway'>;

type Snake<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Snake<Tail>}`
  : Name;

/** The variable that says where a service answers: `GAMES_GATEWAY_URL` for games-gateway. */
export type UrlVariable = `${Uppercase<Snake<UpstreamName>>}_URL`;

export const serviceNames = keysOf(services);

export const upstreamNames: readonly UpstreamName[] = serviceNames.filter(
  (name) => name !== 'gateway',
);

/** Databases of all services, in the order of the services. */
export const databaseNames: readonly string[] = serviceNames.flatMap(
  (name) => services[name].database ?? [],
);

/** The login that a service runs with: it comes into this database alone, and owns nothing. */
export function loginOf(database: string): string {
  return `noriter_${database}`;
}

/** A service's row without its literal types. */
export function rowOf(name: ServiceName): ServiceRow {
  return services[name];
}

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(services, name);
}

/** The same for each service, under its name. */
export function perService<T>(make: (name: ServiceName) => T): Record<ServiceName, T> {
  return recordOf(serviceNames, (name) => name, make);
}

/** The same for each service behind the gateway, under its name. */
export function perUpstream<T>(make: (name: UpstreamName) => T): Record<UpstreamName, T> {
  return recordOf(upstreamNames, (name) => name, make);
}

/** The same for each service behind the gateway, under the variable of its address. */
export function perUrlVariable<T>(make: (name: UpstreamName) => T): Record<UrlVariable, T> {
  return recordOf(upstreamNames, urlVariable, make);
}

export function urlVariable(name: UpstreamName): UrlVariable {
  return `${constantCase(name)}_URL` as UrlVariable;
}

/** The variable that moves a service's port on one machine; the gateway's port is the site's. */
export function portVariable(name: ServiceName): string {
  return name === 'gateway' ? 'PORT' : `NORITER_${constantCase(name)}_PORT`;
}

/** Where a service answers on one machine, unless its port was moved. */
export function localUrl(name: ServiceName): string {
  return `http://127.0.0.1:${services[name].port}`;
}

/** The name under which a service's `service.ts` exports it: `gamesGateway` for games-gateway. */
export function exportName(name: ServiceName): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function constantCase(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

function recordOf<Name extends string, Key extends string, T>(
  names: readonly Name[],
  keyOf: (name: Name) => Key,
  make: (name: Name) => T,
): Record<Key, T> {
  return Object.fromEntries(names.map((name) => [keyOf(name), make(name)])) as Record<Key, T>;
}
