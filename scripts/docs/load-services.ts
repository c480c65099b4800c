import type { StatelessConfig } from '@noriter/kit/config';
import type { Service, ServiceBase } from '@noriter/kit/service';
import { exportName, serviceNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';

/**
 * A service as far as documents go. The gateway is none of the kit's services: of it only the
 * configuration and the codes are written down.
 */
export type DocumentedService = Service<StatelessConfig, ServiceBase<StatelessConfig>> & {
  name: ServiceName;
};

/** Every service of the registry, from its own `service.ts`. */
export function loadServices(): Promise<DocumentedService[]> {
  return Promise.all(serviceNames.map(loadService));
}

/** @throws Error naming the file, when it does not export the service under its name */
async function loadService(name: ServiceName): Promise<DocumentedService> {
  const file = `services/${name}/src/service.ts`;
  const exported: Record<string, DocumentedService> = await import(`../../${file}`);
  const service = exported[exportName(name)];
  if (service?.name === name) return service;
  throw new Error(`${file} does not export ${exportName(name)} with the name "${name}".`);
}
