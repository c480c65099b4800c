import { createFileRoute } from '@tanstack/react-router';
import { FreeBetsPage } from '../../../../player/promotions/free-bets/free-bets-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/promotion/freebets')({
  beforeLoad: () => loadTexts('promotion'),
  component: FreeBetsPage,
});
