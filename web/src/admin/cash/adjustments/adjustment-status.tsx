import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { AdjustmentRow } from '../../shared/contracts.ts';

const tones: Record<AdjustmentRow['status'], Tone> = {
  waiting: 'brass',
  approved: 'jade',
  refused: 'danger',
  withdrawn: 'plain',
};

export function AdjustmentStatus({ status }: { status: AdjustmentRow['status'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`adjustments.status.${status}`)}</Badge>;
}
