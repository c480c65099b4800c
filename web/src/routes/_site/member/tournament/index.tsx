import { createFileRoute } from '@tanstack/react-router';
import { TournamentsPage } from '../../../../player/promotions/tournaments/tournaments-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/tournament/')({
  beforeLoad: () => loadTexts('promotion'),
  component: TournamentsPage,
});
