import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../shared/ui/figures/badge.tsx';
import type { BackOfficePost } from '../shared/contracts.ts';

const tones: Record<BackOfficePost['state'], Tone> = {
  shown: 'jade',
  hidden: 'warn',
  deleted: 'plain',
};

export function PostState({ state }: Pick<BackOfficePost, 'state'>) {
  const { t } = useTranslation('moderation');
  return <Badge tone={tones[state]}>{t(`posts.states.${state}`)}</Badge>;
}
