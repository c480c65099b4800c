import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shared/ui/controls/breadcrumb.tsx';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { BackOfficeInquiryDetail } from '../shared/contracts.ts';
import { AnswerForm } from './answer-form.tsx';
import { LeaseButton } from './lease-button.tsx';
import { MemberPanel } from './member-panel.tsx';
import { DueClock } from './shared/due-clock.tsx';
import { Holder, KindBadge, StateBadge } from './shared/inquiry-badges.tsx';
import { inquiryQuery } from './shared/inquiry-queries.ts';
import { SubjectCard } from './subject-card.tsx';
import { ThreadEntry } from './thread-entry.tsx';

/** One inquiry: its thread, who asks it, and the answer to it. */
export function InquiryPage({ boardIdx }: { boardIdx: number }) {
  const { t } = useTranslation('helpdesk');
  const query = useQuery(inquiryQuery(boardIdx));
  const title = query.data?.title ?? t('one');
  return (
    <Page title={title} width="full">
      <Breadcrumb
        crumbs={[{ text: t('title'), link: { to: '/admin/inquiries' } }, { text: title }]}
      />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <Parts inquiry={query.data} />}
    </Page>
  );
}

function Parts({ inquiry }: { inquiry: BackOfficeInquiryDetail }) {
  const { t } = useTranslation('helpdesk');
  return (
    <div className="grid gap-4 xl:grid-cols-[1fr_24rem] xl:items-start">
      <Panel>
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StateBadge state={inquiry.state} />
            <KindBadge kind={inquiry.kind} />
            <DueClock row={inquiry} />
            <Holder holder={inquiry.holder} />
            <span className="ml-auto">
              <LeaseButton inquiry={inquiry} />
            </span>
          </div>
          <ol aria-label={t('thread')} className="flex flex-col gap-4">
            {inquiry.entries.map((entry) => (
              <ThreadEntry key={entry.entryIdx} entry={entry} nickname={inquiry.nickname} />
            ))}
          </ol>
          <AnswerForm key={inquiry.boardIdx} inquiry={inquiry} />
        </div>
      </Panel>
      <div className="flex min-w-0 flex-col gap-4">
        {inquiry.subject === null ? null : <SubjectCard subject={inquiry.subject} />}
        <MemberPanel inquiry={inquiry} />
      </div>
    </div>
  );
}
