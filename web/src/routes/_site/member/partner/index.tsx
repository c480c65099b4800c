import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_site/member/partner/')({
  beforeLoad: () => {
    throw redirect({ to: '/member/partner/cashList' });
  },
});
