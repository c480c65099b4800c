import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InquiryDetail } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { NotShown } from '../../shared/ui/pages/not-shown.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { SupportLayout } from '../content/support-layout.tsx';
import type { SupportPaths } from '../content/support-paths.ts';
import { InquiryEntry } from './inquiry-entry.tsx';
import { inquiryQuery } from './inquiry-queries.ts';
import { InquiryKindBadge, InquiryStateBadge } from './inquiry-state.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { ReplyForm } from './reply-form.tsx';

/** One inquiry as a thread; it can be gone on with, and its answer rated. */
export function InquiryReadPage({ boardIdx, paths }: { boardIdx: string; paths: SupportPaths }) {
  const { t } = useTranslation('inquiry');
  const { data, error, refetch } = useQuery(inquiryQuery(Number(boardIdx)));
  return (
    <SupportLayout title={data?.board.title ?? t('title')} paths={paths} tab="inquiries">
      {data === undefined ? (
        <Panel>
          {error === null ? <SkeletonRows rows={5} className="h-6" /> : null}
          {error === null ? null : (
            <NotShown error={error} gone={['BD001']} onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <Thread data={data} />
      )}
      <ButtonLink to={paths.inquiries} className="self-center">
        <List aria-hidden="true" className="size-4" />
        {t('toList')}
      </ButtonLink>
    </SupportLayout>
  );
}

function Thread({ data: { board, entries } }: { data: InquiryDetail }) {
  const { t } = useTranslation('inquiry');
  return (
    <Panel>
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-faint">
          <InquiryStateBadge state={board.state} />
          <InquiryKindBadge kind={board.kind} />
          <time dateTime={board.openedAt}>{koreaMinute(board.openedAt)}</time>
          {board.state === 'waiting' ? (
            <span>{t('due', { at: koreaMinute(board.dueAt) })}</span>
          ) : null}
        </p>
        <ol aria-label={t('thread')} className="flex flex-col gap-4">
          {entries.map((entry) => (
            <InquiryEntry key={entry.entryIdx} entry={entry} />
          ))}
        </ol>
        {board.state === 'answered' ? <RateAnswer board={board} /> : null}
        <ReplyForm boardIdx={board.boardIdx} />
      </div>
    </Panel>
  );
}
