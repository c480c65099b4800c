import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../../../features/cash/withdrawal-page.tsx';

export const Route = createFileRoute('/_site/member/moneyMain/exchange')({
  component: WithdrawalPage,
});
