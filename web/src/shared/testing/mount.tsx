import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../design/index.css';
import { queryClient } from '../api/query-client.ts';
import { loadTexts, startTexts } from '../i18n/i18n.ts';
import { alertQueue } from '../ui/overlays/alerts.ts';
import { overlayHistory } from '../ui/overlays/overlay-entries.ts';
import { OverlayHost } from '../ui/overlays/overlay-host.tsx';
import { toasts } from '../ui/overlays/toasts.ts';
import { Locale } from '../ui/pages/locale.tsx';
import { RouteFailed } from '../ui/pages/route-failed.tsx';

const texts = startTexts().then(() =>
  Promise.all(
    (
      [
        'sport',
        'admin',
        'community',
        'moderation',
        'promotion',
        'reward',
        'game',
        'inquiry',
        'helpdesk',
        'partner',
        'passkey',
        'notification',
        'verify',
        'protection',
      ] as const
    ).map((part) => loadTexts(part)),
  ),
);

/** Widths on both sides of the change from table and dialog to cards and sheet. */
export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

type Size = { width: number; height: number };
type MountOptions = { on?: keyof typeof screens | Size };

/**
 * Shows a component as the site does: with its texts, styles, router and what lies above pages. What the
 * same test has shown before goes away: it would ask its own questions again, and be found twice.
 */
export async function mount(content: ReactNode, { on = 'desktop' }: MountOptions = {}) {
  await cleanup();
  await resize(typeof on === 'string' ? screens[on] : on);
  await texts;
  queryClient.clear();
  alertQueue.setState({ queue: [] });
  toasts.setState({ shown: [] });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {content}
          <OverlayHost />
        </>
      ),
    }),
    defaultErrorComponent: RouteFailed,
    history: overlayHistory(createMemoryHistory({ initialEntries: ['/before', '/'] })),
  });
  await router.load();
  const shown = await render(
    <QueryClientProvider client={queryClient}>
      <Locale>
        <RouterProvider router={router} />
      </Locale>
    </QueryClientProvider>,
  );
  return { ...shown, router };
}

/** Only where it is another size: now and then a window that is resized draws no frame any more. */
async function resize({ width, height }: Size): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return;
  await page.viewport(width, height);
}
