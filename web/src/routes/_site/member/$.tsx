import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComingPage } from '../../../features/coming/coming-page.tsx';
import { comingRedirects, comingTitle } from '../../../features/coming/coming-routes.ts';

export const Route = createFileRoute('/_site/member/$')({
  loader: ({ params }) => {
    const path = params._splat ?? '';
    const other = comingRedirects[path];
    if (other !== undefined) throw redirect({ to: other });
    const title = comingTitle(path);
    if (title === null) throw redirect({ to: '/' });
    return { title };
  },
  component: Coming,
});

function Coming() {
  return <ComingPage title={Route.useLoaderData().title} />;
}
