import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nobodyYet } from '../../admin/session/guards.ts';
import { useInAlready } from '../../admin/session/use-in-already.ts';
import { operatorSession } from '../../admin/shared/operator-session.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { guestsOnly } from '../../shared/member/guards.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import type { SessionStore } from '../../shared/session/session-store.ts';
import { memberSessionKey } from '../../shared/session/stored-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { inOtherTab } from '../../shared/testing/other-tab.ts';
import { SessionWatch } from '../session-watch.tsx';

const session = { token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' };

afterEach(() => {
  operatorSession.end('logout');
  memberSession.end('logout');
  vi.restoreAllMocks();
});

function BackOfficeLogin() {
  useInAlready();
  return <h1>log in</h1>;
}

function MemberLogin() {
  return (
    <>
      <SessionWatch />
      <h1>log in</h1>
    </>
  );
}

/** A site of both log-ins and the pages they lead to. */
async function openAt(href: string) {
  // Loads the texts and styles that the site stands on.
  await (await mount(<p />)).unmount();
  answerCalls({ '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }) });
  const root = createRootRoute({ component: Outlet });
  const of = { getParentRoute: () => root };
  const start = () => <h1>start</h1>;
  const routeTree = root.addChildren([
    createRoute({ ...of, path: '/', component: start }),
    createRoute({ ...of, path: '/login', beforeLoad: guestsOnly, component: MemberLogin }),
    createRoute({ ...of, path: '/admin', component: start }),
    createRoute({
      ...of,
      path: '/admin/login',
      beforeLoad: nobodyYet,
      component: BackOfficeLogin,
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree, history });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

const doors: [string, string, SessionStore, string][] = [
  ['/admin/login', '/admin', operatorSession, 'noriter.operator'],
  ['/login', '/', memberSession, memberSessionKey],
];

test.each(doors)('%s leads who is there to %s', async (door, start, store) => {
  store.start(session);
  const router = await openAt(door);
  await expect.element(page.getByText('start')).toBeVisible();
  expect(router.state.location.pathname).toBe(start);
  expect(store.get()).toEqual(session);
});

test.each(doors)('%s is left for %s as another tab logs in', async (door, start, store, key) => {
  const router = await openAt(door);
  await expect.element(page.getByText('log in')).toBeVisible();
  inOtherTab(key, session);
  await expect.element(page.getByText('start')).toBeVisible();
  expect(router.state.location.pathname).toBe(start);
  expect(store.get()).toEqual(session);
});
