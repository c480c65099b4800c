import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashLimitsQuery } from '../../shared/account/cash-queries.ts';
import { won } from '../../shared/format/money.ts';
import { FailedLine, Skeleton } from '../../shared/ui/pages/states.tsx';

/** What one request may be and what today still holds, before anything is typed. */
export function RoomFacts({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(cashLimitsQuery);
  const room = data?.[kind];
  const facts =
    room === undefined
      ? []
      : [
          {
            name: t('cash.limits.once'),
            value: t('cash.limits.range', {
              minimum: won(room.minimum),
              maximum: won(room.maximum),
            }),
          },
          { name: t('cash.limits.left'), value: won(room.leftToday) },
          {
            name: t('cash.limits.requests'),
            value: t('cash.limits.times', { count: room.requestsLeft }),
          },
        ];
  if (room === undefined && isError) return <FailedLine onRetry={() => void refetch()} />;
  if (facts.length === 0) return <Skeleton className="h-16 w-full" />;
  return (
    <dl aria-label={t('cash.limits.label')} className="grid gap-1 rounded-md bg-raised p-3 text-sm">
      {facts.map((fact) => (
        <div key={fact.name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-faint">{fact.name}</dt>
          <dd className="font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
