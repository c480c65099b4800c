import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../../../player/cash/withdrawal-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/exchangeMain/')({
  beforeLoad: () => loadTexts('promotion'),
  component: WithdrawalPage,
});
