import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { MemberDetail, MemberRow } from '../../shared/contracts.ts';
import { type Fact, FactList } from '../../shared/fact-list.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { Age, TestAccount } from '../marks/member-marks.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { ReleaseSecret } from './release-secret.tsx';

type ProfilePanelProps = {
  member: MemberRow;
  consents: MemberDetail['consents'];
  lockedUntil: string | null;
};

export function ProfilePanel({ member, consents, lockedUntil }: ProfilePanelProps) {
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
          { name: t('members.account'), value: <Account member={member} /> },
          { name: t('members.level'), value: <Level member={member} /> },
          ...optional(t('members.recommender'), member.recommenderId),
          ...optional(t('members.partner'), member.partnerType.replace('PTN_', '')),
          { name: t('age.title'), value: <Age member={member} /> },
          { name: t('testAccount.title'), value: <TestAccount member={member} /> },
          { name: t('members.signedUpAt'), value: koreaMinute(member.signedUpAt) },
          ...optional(t('members.signedUpAddress'), member.signedUpAddress),
          ...consents.map((consent) => ({
            name: t(`members.consent.${consent.subject}`),
            value: <Consent consent={consent} />,
          })),
          ...optional(t('members.reason'), member.reason),
        ]}
      />
    </Panel>
  );
}

/** What was agreed to, and when. */
function Consent({ consent }: { consent: MemberDetail['consents'][number] }) {
  const { t } = useTranslation('admin');
  const at = koreaMinute(consent.agreedAt);
  if (consent.version === null) return at;
  return t('members.consent.version', { version: consent.version, at });
}

function Account({ member }: { member: MemberRow }) {
  const permits = usePermits();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {member.bankNameKr} {member.bankaccMasked}
      {permits('members.manage') ? <ReleaseSecret member={member} /> : null}
    </span>
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
