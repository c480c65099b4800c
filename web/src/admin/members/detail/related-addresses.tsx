import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { RelatedMembers } from '../../shared/contracts.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { MemberStatusBadge } from '../list/member-columns.tsx';

export function Addresses({ addresses }: { addresses: RelatedMembers['addresses'] }) {
  const { t } = useTranslation('admin');
  if (addresses.length === 0) {
    return <p className="px-4 py-5 text-sm text-faint sm:px-5">{t('related.noAddress')}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {addresses.map(({ address, members }) => (
        <li key={address} className="px-4 py-3 sm:px-5">
          <h3 className="flex items-center gap-2 text-sm font-semibold tabular-nums">
            {address}
            <Badge tone="warn">{t('related.others', { count: members.length })}</Badge>
          </h3>
          <ul className="mt-1 flex flex-col">
            {members.map((member) => (
              <li
                key={member.memberId}
                className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm max-sm:py-2 max-sm:*:basis-full"
              >
                <MemberLink member={member} />
                <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums">
                  {[
                    member.signedUp ? t('related.signedUp') : '',
                    member.loggedIn ? t('related.loggedIn') : '',
                  ]
                    .filter((word) => word !== '')
                    .join(' · ')}
                  <time dateTime={member.lastAt}>{koreaMinute(member.lastAt)}</time>
                  <MemberStatusBadge status={member.status} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
