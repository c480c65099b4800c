import { useTranslation } from 'react-i18next';
import type { CashRequest, CashStatus } from '../../../shared/api/contracts.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { StatusTimeline, type TimelineStep } from '../../../shared/ui/figures/status-timeline.tsx';

const looks = {
  '0': { key: 'requested', tone: 'brass' },
  '2': { key: 'waiting', tone: 'warn' },
  '1': { key: 'completed', tone: 'jade' },
  '-1': { key: 'cancelled', tone: 'danger' },
} as const satisfies Record<string, { key: string; tone: Tone }>;

export function CashStatusBadge({ status }: { status: CashStatus }) {
  const { t } = useTranslation();
  const look = looks[`${status}`];
  return <Badge tone={look.tone}>{t(`cash.status.${look.key}`)}</Badge>;
}

/** The way of one request: asked, looked at, done or sent back with its reason. */
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
    request.status === -1
      ? {
          key: 'cancelled',
          text: t('cash.status.cancelled'),
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
