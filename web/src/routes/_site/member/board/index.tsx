import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_site/member/board/')({
  beforeLoad: () => {
    throw redirect({ to: '/member/board/list' });
  },
});
