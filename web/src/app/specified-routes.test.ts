import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { movedPaths } from '../player/navigation/moved-paths.ts';
import { desktopRoutes, mobileRoutes } from './specified-routes.ts';

const specified = [...new Set<string>([...desktopRoutes, ...mobileRoutes])];
/** The one route below /member for addresses that have no page of their own. */
const moved = '/_site/member/$';
const unknownPath = '/$';
const isOpenToGuests = (path: string) => ['/', '/warning', '/login', '/join'].includes(path);

let routesAt: (path: string) => string[];
let addressOf: (fixtureId: string) => string;

beforeAll(async () => {
  // The tree is the real one; what it touches of a browser while it is read is not there in Node.
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('window', { addEventListener: () => undefined, screen: {} });
  const { routeTree } = await import('../routeTree.gen.ts');
  const { createSiteRouter } = await import('./router.tsx');
  vi.unstubAllGlobals();
  const site = createSiteRouter({
    queryClient: undefined as never,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  addressOf = (fixtureId) =>
    site.buildLocation({ to: '/member/sport/fixture/$fixtureId', params: { fixtureId } }).href;
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { queryClient: undefined as never },
  });
  routesAt = (path) => router.matchRoutes(path, {}).map((match) => String(match.routeId));
});

describe('the router', () => {
  it.each(specified)('knows %s', (path) => {
    const found = routesAt(path).at(-1);
    expect(found).not.toBe(unknownPath);
    if (found !== moved) return;
    const below = path.replace('/member/', '');
    expect(movedPaths[below]).toBeDefined();
  });

  it.each(specified)('asks for a login at %s unless guests may see it', (path) => {
    const isGuarded = routesAt(path).some(
      (id) => id.startsWith('/_site/member') || id.startsWith('/member'),
    );
    expect(isGuarded).toBe(!isOpenToGuests(path));
  });

  it.each(['/nothing', '/a/b/c', '/memberx'])('leads %s to the main page', (path) => {
    expect(routesAt(path).at(-1)).toBe(unknownPath);
  });

  it('has the id of a match in its address as it is read and said', () => {
    expect(addressOf('sr:match:1004')).toBe('/member/sport/fixture/sr:match:1004');
  });
});
