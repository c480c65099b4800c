import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../shared/ui/figures/badge.tsx';
import type { LetterState } from './letters-search.ts';

const tones: Record<LetterState, Tone> = { open: 'brass', replayed: 'jade', closed: 'plain' };

export function LetterStateBadge({ state }: { state: LetterState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[state]}>{t(`deadLetters.state.${state}`)}</Badge>;
}
