import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { koreaMinute } from '../../../format/time.ts';
import type { MemberRow } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { LevelDialog } from './level-dialog.tsx';

type ProfilePanelProps = { member: MemberRow; lockedUntil: string | null };

export function ProfilePanel({ member, lockedUntil }: ProfilePanelProps) {
  const { t } = useTranslation('admin');
  const optional = (name: string, value: string | null): Fact[] =>
    value === null || value === '' ? [] : [{ name, value }];
  return (
    <Panel
      title={t('members.profile')}
      aside={
        lockedUntil === null ? null : (
          <Badge tone="warn">{t('members.lockedUntil', { until: koreaMinute(lockedUntil) })}</Badge>
        )
      }
    >
      <FactList
        columns={2}
        facts={[
          { name: t('members.name'), value: member.memName },
          { name: t('members.phone'), value: member.memPhone },
          { name: t('members.account'), value: `${member.bankNameKr} ${member.bankaccMasked}` },
          { name: t('members.level'), value: <Level member={member} /> },
          ...optional(t('members.recommender'), member.recommenderId),
          ...optional(t('members.partner'), member.partnerType.replace('PTN_', '')),
          { name: t('members.signedUpAt'), value: koreaMinute(member.signedUpAt) },
          ...optional(t('members.signedUpAddress'), member.signedUpAddress),
          ...optional(t('members.reason'), member.reason),
        ]}
      />
    </Panel>
  );
}

function Level({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [changing, setChanging] = useState(false);
  return (
    <span className="inline-flex items-center gap-1">
      {member.level}
      {permits('members.manage') ? (
        <Button look="quiet" size="small" className="-mr-3" onPress={() => setChanging(true)}>
          {t('level.change')}
        </Button>
      ) : null}
      {changing ? <LevelDialog member={member} onClose={() => setChanging(false)} /> : null}
    </span>
  );
}
