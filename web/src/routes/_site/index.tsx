import { createFileRoute } from '@tanstack/react-router';
import { MainPage } from '../../app/main-page.tsx';
import { fetchHome } from '../../player/home/home-queries.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => fetchHome(context.queryClient),
  component: MainPage,
});
