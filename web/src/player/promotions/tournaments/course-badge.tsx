import { useTranslation } from 'react-i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';

const tones: Record<Tournament['course'], Tone> = {
  coming: 'plain',
  running: 'jade',
  counting: 'warn',
  finished: 'brass',
};

/** Whether a tournament comes, runs, waits for results, or is over. */
export function CourseBadge({ course }: { course: Tournament['course'] }) {
  const { t } = useTranslation('promotion');
  return <Badge tone={tones[course]}>{t(`tournament.course.${course}`)}</Badge>;
}
