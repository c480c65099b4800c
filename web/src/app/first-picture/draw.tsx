import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startTexts } from '../../shared/i18n/i18n.ts';
import { Locale } from '../../shared/ui/pages/locale.tsx';
import { createSiteRouter } from '../router.tsx';

/**
 * Draws a page in Korean before any answer has come, as a guest sees it, or a member where the
 * storage it finds holds a session. It runs while the site is built, without a browser: a page that
 * is to be drawn here may touch one in its effects alone.
 *
 * @param path of the page, as in the address
 * @returns its HTML
 */
export async function drawFirstPicture(path: string): Promise<string> {
  await startTexts();
  const queryClient = new QueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter({ queryClient, history });
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Locale>
        <RouterProvider router={router} />
      </Locale>
    </QueryClientProvider>,
  );
}
