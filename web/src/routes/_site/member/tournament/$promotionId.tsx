import { createFileRoute } from '@tanstack/react-router';
import { TournamentPage } from '../../../../player/promotions/tournaments/tournament-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/tournament/$promotionId')({
  beforeLoad: () => loadTexts('promotion'),
  component: Tournament,
});

function Tournament() {
  return <TournamentPage promotionId={Route.useParams().promotionId} />;
}
