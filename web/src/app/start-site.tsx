import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { queryClient } from '../shared/api/query-client.ts';
import { startTexts } from '../shared/i18n/i18n.ts';
import { watchForNewVersion } from '../shared/loading/new-version.ts';
import { nextTask } from '../shared/loading/next-task.ts';
import { siteOptionQuery } from '../shared/member/site-queries.ts';
import { Locale } from '../shared/ui/pages/locale.tsx';
import { askOnReturn } from './asked-on-return.ts';
import { createSiteRouter } from './router.tsx';

/**
 * Shows the page of the present address. Texts, routes and the page's own part are there before the
 * first render, and that is a transition: React then renders the whole page in short pieces instead
 * of an empty frame first and all of it at once when the routes are known.
 */
export async function startSite(root: Root): Promise<void> {
  askOnReturn(queryClient);
  await startTexts();
  await nextTask();
  // The frame of every page needs it; asked for now, it is mostly there with the first picture.
  void queryClient.prefetchQuery(siteOptionQuery);
  await nextTask();
  const router = createSiteRouter({ queryClient });
  await nextTask();
  await router.load();
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Locale>
            <RouterProvider router={router} />
          </Locale>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  watchForNewVersion();
}
