import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../shared/ui/figures/badge.tsx';
import type { PromotionRow } from '../shared/contracts.ts';

const tones: Record<PromotionRow['state'], Tone> = {
  draft: 'plain',
  running: 'jade',
  stopped: 'warn',
};

export function PromotionState({ state }: { state: PromotionRow['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[state]}>{t(`promotions.state.${state}`)}</Badge>;
}
