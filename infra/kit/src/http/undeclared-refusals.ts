import diagnostics from 'node:diagnostics_channel';
import type { Route } from '../contract/route.ts';
import type { Logger } from '../telemetry/logging.ts';
import { refusedByBusiness } from './openapi-refusals.ts';

/** A refusal that its route's contract does not name. Tests listen, and fail. */
export type UndeclaredRefusal = { path: string; code: string };

/** Where such refusals are told. */
export const undeclaredRefusals = diagnostics.channel('noriter:undeclared-refusal');

/**
 * Makes what looks at each refusal of a route with status 200: the document lists what the contract
 * declares, so another code is a contract that lies. It is answered all the same.
 */
export function refusalWatch<Deps>(route: Route<Deps>, log: Logger): (code: string) => void {
  const declared = new Set(['0', ...refusedByBusiness(route)]);
  const { path } = route;
  return (code) => {
    if (declared.has(code) || route.access === 'internal') return;
    log.warn({ path, code }, 'a refusal that the route does not declare');
    undeclaredRefusals.publish({ path, code } satisfies UndeclaredRefusal);
  };
}
