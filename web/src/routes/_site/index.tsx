import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/home-page.tsx';
import { fetchHome } from '../../features/home/home-queries.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => fetchHome(context.queryClient),
  component: HomePage,
});
