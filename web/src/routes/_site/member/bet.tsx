import { createFileRoute } from '@tanstack/react-router';
import { BetPage } from '../../../features/sport/bet-page.tsx';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/bet')({
  beforeLoad: () => loadTexts('sport'),
  component: BetPage,
});
