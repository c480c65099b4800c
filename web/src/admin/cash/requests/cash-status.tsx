import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { CashRow } from '../../shared/contracts.ts';

const looks = {
  0: { tone: 'brass', text: 'cash.status.0' },
  2: { tone: 'jade', text: 'cash.status.2' },
  1: { tone: 'plain', text: 'cash.status.1' },
  '-1': { tone: 'danger', text: 'cash.status.-1' },
} as const satisfies Record<CashRow['status'], { tone: Tone; text: string }>;

export function CashStatus({ status }: { status: CashRow['status'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={looks[status].tone}>{t(looks[status].text)}</Badge>;
}
