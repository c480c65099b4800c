import { createFileRoute } from '@tanstack/react-router';
import { SlipPage } from '../../../features/admin/betting/slip-page.tsx';

export const Route = createFileRoute('/admin/_office/bets/$slipId')({ component: Slip });

function Slip() {
  const { slipId } = Route.useParams();
  return <SlipPage key={slipId} slipId={slipId} />;
}
