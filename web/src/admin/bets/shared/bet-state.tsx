import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { AdminRoundRow } from '../../shared/contracts.ts';

const roundTones: Record<AdminRoundRow['state'], Tone> = {
  open: 'jade',
  closed: 'brass',
  drawn: 'warn',
  settled: 'plain',
  excluded: 'danger',
};

/** Where a round stands, in a word. */
export function RoundState({ state }: { state: AdminRoundRow['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={roundTones[state]}>{t(`betting.roundState.${state}`)}</Badge>;
}
