import { createFileRoute } from '@tanstack/react-router';
import { SlipPage } from '../../../features/admin/betting/slip-page.tsx';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/bets/$slipId')({
  beforeLoad: () => loadTexts('sport'),
  component: Slip,
});

function Slip() {
  const { slipId } = Route.useParams();
  return <SlipPage key={slipId} slipId={slipId} />;
}
