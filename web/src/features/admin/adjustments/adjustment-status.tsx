import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { AdjustmentRow } from '../api/contracts.ts';

const tones: Record<AdjustmentRow['status'], Tone> = {
  waiting: 'brass',
  approved: 'jade',
  refused: 'up',
  withdrawn: 'plain',
};

export function AdjustmentStatus({ status }: { status: AdjustmentRow['status'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[status]}>{t(`adjustments.status.${status}`)}</Badge>;
}
