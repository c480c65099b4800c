/**
 * Invariant: a path is matched as it was sent. Only plain segments pass, so that no dot, escape
 * or doubled slash can mean one path here and another one in a service.
 */

export type ServiceName = 'identity' | 'wallet' | 'betting' | 'board' | 'notifier';

/** Whose calls begin with which path; the longest prefix that fits wins. */
export type RouteTable = Readonly<Record<`/api${string}`, ServiceName>>;

const PLAIN_CALL = /^\/api(?:\/[\w-]+)+(?:\?[\x21-\x7e]*)?$/;

/**
 * Makes the function that says which service answers a URL.
 *
 * @returns null for a URL that no service can have
 */
export function createRouting(table: RouteTable): (url: string) => ServiceName | null {
  const routes = Object.entries(table).sort(([a], [b]) => b.length - a.length);
  return (url) => {
    if (!PLAIN_CALL.test(url)) return null;
    for (const [prefix, service] of routes) {
      if (isUnder(url, prefix)) return service;
    }
    return null;
  };
}

/** `/api/cash` must not claim `/api/cashier`. */
export function isUnder(url: string, path: string): boolean {
  if (!url.startsWith(path)) return false;
  const next = url[path.length];
  return next === undefined || next === '/' || next === '?';
}
