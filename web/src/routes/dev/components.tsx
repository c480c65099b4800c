import { createFileRoute, redirect } from '@tanstack/react-router';
import { part } from '../../shared/loading/part.tsx';

/**
 * Every component in every state, for whoever builds with them. Only the development server has
 * it: the build puts `false` in place of the condition and leaves the page out.
 */
const ComponentsPage = import.meta.env.DEV
  ? part(() => import('../../dev/components-page.tsx'))
  : () => null;

export const Route = createFileRoute('/dev/components')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ to: '/' });
  },
  component: () => <ComponentsPage />,
  codeSplitGroupings: [],
});
