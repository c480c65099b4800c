import { createFileRoute } from '@tanstack/react-router';
import { SlipPage } from '../../../../admin/bets/slips/slip-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/bets/$slipId')({
  beforeLoad: () => loadTexts('sport'),
  component: Slip,
});

function Slip() {
  const { slipId } = Route.useParams();
  return <SlipPage key={slipId} slipId={slipId} />;
}
