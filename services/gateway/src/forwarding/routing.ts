import type { UpstreamName } from '@noriter/registry/names';
import type { RouteTable } from '@noriter/registry/routes';

/**
 * Invariant: a path is matched as it was sent. Only plain segments pass, so that no dot, escape
 * or doubled slash can mean one path here and another one in a service. One slash at the end is
 * taken off on the way: it means the same call.
 */

const PLAIN_CALL = /^\/api(?:\/[\w-]+)+\/?(?:\?[\x21-\x7e]*)?$/;

/**
 * Makes the function that finds the service of a URL.
 *
 * @returns null for a URL that no service can have
 */
export function createRouting(table: RouteTable): (url: string) => UpstreamName | null {
  const routes = Object.entries(table).sort(([a], [b]) => b.length - a.length);
  return (url) => {
    if (!PLAIN_CALL.test(url)) return null;
    for (const [prefix, service] of routes) {
      if (isUnder(url, prefix)) return service;
    }
    return null;
  };
}

/** The URL as services know it: without a slash at the end of its path. */
export function withoutLastSlash(url: string): string {
  const query = url.indexOf('?');
  const end = query < 0 ? url.length : query;
  return url[end - 1] === '/' ? url.slice(0, end - 1) + url.slice(end) : url;
}

/** `/api/cash` must not claim `/api/cashier`. */
export function isUnder(url: string, path: string): boolean {
  if (!url.startsWith(path)) return false;
  const next = url[path.length];
  return next === undefined || next === '/' || next === '?';
}
