import { createFileRoute } from '@tanstack/react-router';
import { BetPage } from '../../../betting/sportsbook/fixtures/bet-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/bet')({
  beforeLoad: () => loadTexts('sport'),
  component: BetPage,
});
