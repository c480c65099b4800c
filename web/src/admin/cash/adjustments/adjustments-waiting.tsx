import { PencilRuler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { useWaiting } from '../../queues/use-waiting.ts';

/** On the dashboard: corrections that wait for this operator to agree; nothing when none does. */
export function AdjustmentsWaiting() {
  const { t } = useTranslation('admin');
  const { adjustments = 0 } = useWaiting();
  if (adjustments === 0) return null;
  return (
    <section
      aria-label={t('nav.adjustments')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brass-line bg-brass-soft px-4 py-3 sm:px-5"
    >
      <PencilRuler aria-hidden="true" className="size-5 text-brass-text" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 font-medium">
        {t('adjustments.waiting', { count: adjustments })}
      </p>
      <ButtonLink size="small" to="/admin/adjustments">
        {t('dashboard.open')}
      </ButtonLink>
    </section>
  );
}
