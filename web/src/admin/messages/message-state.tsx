import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../shared/ui/figures/badge.tsx';
import type { SentMessage } from '../shared/contracts.ts';

const tones: Record<SentMessage['state'], Tone> = {
  scheduled: 'brass',
  shown: 'jade',
  recalled: 'warn',
};

export function MessageState({ state }: Pick<SentMessage, 'state'>) {
  const { t } = useTranslation('moderation');
  return <Badge tone={tones[state]}>{t(`messages.states.${state}`)}</Badge>;
}
