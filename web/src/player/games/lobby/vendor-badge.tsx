import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { useVendorLocked } from '../model/use-game-offer.ts';

type VendorBadgeProps = { vendorKey: string; state: 'open' | 'maintenance' | 'blocked' };

/** Whether a vendor can be played; nothing where it can. */
export function VendorBadge({ vendorKey, state }: VendorBadgeProps) {
  const { t } = useTranslation('game');
  const isLocked = useVendorLocked(vendorKey);
  if (state === 'open' && !isLocked) return null;
  return (
    <Badge tone={state === 'blocked' ? 'danger' : 'warn'}>
      {t(state === 'blocked' ? 'offer.blocked' : 'offer.maintenance')}
    </Badge>
  );
}
