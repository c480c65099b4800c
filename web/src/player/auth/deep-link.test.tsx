import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../shared/api/query-client.ts';
import { membersOnly } from '../../shared/member/guards.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';
import { Locale } from '../../shared/ui/pages/locale.tsx';
import { LoginPage } from './login-page.tsx';

const wanted = '/member/exchangeMain/exchange?page=2';

/** A site of three pages: one for everybody, the login, and one for members. */
function siteAt(href: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <OverlayHost />
      </>
    ),
  });
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const members = createRoute({
    getParentRoute: () => root,
    path: '/member/exchangeMain/exchange',
    beforeLoad: membersOnly,
    component: () => <h1>출금 신청</h1>,
  });
  return createRouter({
    routeTree: root.addChildren([at('/', () => <h1>메인</h1>), at('/login', LoginPage), members]),
    history: createMemoryHistory({ initialEntries: [href] }),
  });
}

afterEach(() => memberSession.end('logout'));

test('a guest who followed a link comes to it after the login, with all of its address', async () => {
  // Loads the texts and styles that the site stands on.
  await (await mount(<p />)).unmount();
  answerCalls({
    '/api/etc/siteOption': () => ({ data: { siteOption: { captcha: false } } }),
    '/api/member/login': () => ({
      data: { token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' },
    }),
  });
  const router = siteAt(wanted);
  await render(
    <QueryClientProvider client={queryClient}>
      <Locale>
        <RouterProvider router={router as never} />
      </Locale>
    </QueryClientProvider>,
  );
  const alert = page.getByRole('alertdialog');
  await expect.element(alert.getByText('로그인 이후 이용 가능합니다.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(alert.getByRole('button'));
  router.history.push('/login');
  await userEvent.fill(page.getByLabelText('아이디'), 'player1');
  await userEvent.fill(page.getByLabelText('비밀번호'), 'player1234');
  await userEvent.click(page.getByRole('button', { name: '로그인', exact: true }));
  await expect.element(page.getByRole('heading', { name: '출금 신청' })).toBeVisible();
  expect(router.state.location.href).toBe(wanted);
});
