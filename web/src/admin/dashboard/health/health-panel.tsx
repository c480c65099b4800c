import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { upstreams } from '../../../shared/api/services.gen.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { parseHealth } from './parse-health.ts';

const lookEveryMs = 30_000;
const names = [...upstreams, 'redis', 'web'] as const;

/** Whether each part of the site answers, as the gateway sees it. */
export function HealthPanel() {
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['admin', 'health'],
    // Not ready is an answer too: it says which part is missing.
    queryFn: async () => parseHealth(await (await fetch('/ready')).json()),
    refetchInterval: lookEveryMs,
  });
  const health = query.data ?? null;
  const tone = health?.ready === true ? 'jade' : 'danger';
  return (
    <Panel
      title={t('health.title')}
      aside={
        query.isPending ? null : (
          <Badge tone={tone}>
            {t(health === null ? 'health.unknown' : health.ready ? 'health.good' : 'health.bad')}
          </Badge>
        )
      }
    >
      {query.isPending ? <SkeletonRows rows={2} className="h-8" /> : null}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {health?.parts.map(({ name, ok }) => {
          const known = names.find((one) => one === name);
          return (
            <li key={name} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`size-2 rounded-full ${ok ? 'bg-jade' : 'bg-danger'}`}
              />
              <span className="flex-1">
                {known === undefined ? name : t(`health.part.${known}`)}
              </span>
              <span className={`text-sm ${ok ? 'text-muted' : 'text-danger'}`}>
                {t(ok ? 'health.ok' : 'health.failed')}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="pt-3 text-xs text-faint">{t('health.note')}</p>
    </Panel>
  );
}
