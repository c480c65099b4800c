import { createFileRoute, redirect } from '@tanstack/react-router';
import { movedPaths } from '../../../player/navigation/moved-paths.ts';

export const Route = createFileRoute('/_site/member/$')({
  loader: ({ params }) => {
    throw redirect({ to: movedPaths[params._splat ?? ''] ?? '/' });
  },
});
