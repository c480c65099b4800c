import { createFileRoute, redirect } from '@tanstack/react-router';

/** An unknown path leads to the main page. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});
