import { useTranslation } from 'react-i18next';
import { cashTones, cashWord } from '../../../shared/account/cash-word.ts';
import type { CashRequest } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { StatusTimeline, type TimelineStep } from '../../../shared/ui/figures/status-timeline.tsx';

export function CashStatusBadge({ request }: { request: CashRequest }) {
  const { t } = useTranslation();
  const word = cashWord(request);
  return <Badge tone={cashTones[word]}>{t(`cash.status.${word}`)}</Badge>;
}

/** The way of one request: asked, looked at, done, cancelled, or refused or taken back with its reason. */
export function CashTimeline({ request }: { request: CashRequest }) {
  const { t } = useTranslation();
  const processedAt = request.processedAt === null ? undefined : koreaMinute(request.processedAt);
  const asked: TimelineStep = {
    key: 'requested',
    text: t('cash.status.requested'),
    at: koreaMinute(request.requestedAt),
    state: 'done',
  };
  const looked: TimelineStep = {
    key: 'waiting',
    text: t('cash.status.waiting'),
    state: request.status === 2 ? 'now' : request.status === 0 ? 'coming' : 'done',
  };
  const end: TimelineStep =
    request.status < 0
      ? {
          key: 'cancelled',
          text: t(`cash.status.${cashWord(request)}`),
          at: processedAt,
          state: 'failed',
          note: request.reason === '' ? undefined : request.reason,
        }
      : {
          key: 'completed',
          text: t(request.kind === 'in' ? 'cash.status.paidIn' : 'cash.status.paidOut'),
          at: processedAt,
          state: request.status === 1 ? 'done' : 'coming',
        };
  const first: TimelineStep = request.status === 0 ? { ...asked, state: 'now' } : asked;
  return <StatusTimeline label={t('cash.timeline')} steps={[first, looked, end]} />;
}
