import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { WithdrawalsWait } from '../../../shared/account/withdrawals-wait.tsx';
import type { Member } from '../../../shared/api/contracts.ts';
import { useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { memberQuery } from '../../../shared/member/member-queries.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { InfoForm } from './info-form.tsx';

/** What the site knows of the member, and the way to change it. */
export function InfoPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(memberQuery);
  const [editing, setEditing] = useState(false);
  const part = useFocusWhenLost<HTMLDivElement>(editing);
  return (
    <MyLayout tab="info" title={t('my.infoTitle')}>
      <WithdrawalsWait />
      <Panel
        title={t('my.tab.info')}
        aside={
          editing || data === undefined ? null : (
            <Button size="small" onPress={() => setEditing(true)}>
              {t('my.edit')}
            </Button>
          )
        }
      >
        <div ref={part} tabIndex={-1} className="outline-none">
          {data === undefined ? (
            error === null ? (
              <SkeletonRows rows={6} className="h-8" />
            ) : (
              <Failed error={error} onRetry={() => void refetch()} />
            )
          ) : editing ? (
            <InfoForm member={data} onClose={() => setEditing(false)} />
          ) : (
            <Facts member={data} />
          )}
        </div>
      </Panel>
      <Panel title={t('my.safety')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="flex items-center gap-3 text-muted">
            <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-jade" />
            {t('my.safetyNote')}
          </p>
          <ButtonLink to="/member/mypage/password" size="small">
            {t('my.tab.password')}
          </ButtonLink>
        </div>
      </Panel>
    </MyLayout>
  );
}

type Fact = { name: string; value: ReactNode };

function Facts({ member }: { member: Member }) {
  const { t } = useTranslation();
  const level = t('shell.level', { level: member.memLevel });
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <FactList
        title={t('my.profile')}
        facts={[
          { name: t('field.memId'), value: member.memId },
          { name: t('field.memNick'), value: member.memNick },
          { name: t('my.level'), value: <Badge tone="brass">{level}</Badge> },
          { name: t('field.memPhone'), value: member.memPhoneMasked },
        ]}
      />
      <FactList
        title={t('auth.payoutAccount')}
        facts={[
          { name: t('field.bank'), value: member.bankNameKr },
          { name: t('field.bankacc'), value: member.bankaccMasked },
          { name: t('field.memName'), value: member.memName },
        ]}
      />
    </div>
  );
}

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-semibold text-brass-text">{title}</h3>
      <dl className="divide-y divide-line">
        {facts.map((fact) => (
          <div key={fact.name} className="flex h-12 items-center justify-between gap-4">
            <dt className="text-sm text-faint">{fact.name}</dt>
            <dd className="font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
