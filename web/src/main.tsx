import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchForNewVersion } from './app/new-version.ts';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.tsx';
import { Locale } from './components/locale.tsx';
import './design/index.css';
import { applyTheme } from './design/theme.ts';
import { startTexts } from './i18n/i18n.ts';

applyTheme();
await startTexts();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Locale>
        <RouterProvider router={router} />
      </Locale>
    </QueryClientProvider>
  </StrictMode>,
);
watchForNewVersion();
