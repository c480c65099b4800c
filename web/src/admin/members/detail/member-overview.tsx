import { useQuery } from '@tanstack/react-query';
import { GameLimitsPanel } from '../../games/limits/game-limits-panel.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { memberDetailQuery } from '../calls/member-detail-query.ts';
import { ProtectionPanel } from '../protection/protection-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

/** Who a member is, what they have, and what operators keep in mind about them. */
export function MemberOverview({ memberId }: { memberId: string }) {
  const permits = usePermits();
  const { data } = useQuery(memberDetailQuery(memberId));
  if (data === undefined) return null;
  const { member, consents, loginLockedUntil, withdrawalLockedUntil } = data;
  return (
    <div className="grid gap-4 xl:grid-cols-[3fr_2fr] xl:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        <ProfilePanel
          member={member}
          consents={consents}
          lockedUntil={loginLockedUntil ?? withdrawalLockedUntil}
        />
        <NotesPanel memberId={memberId} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {permits('cash.read') ? <MoneyPanel member={member} /> : null}
        <ProtectionPanel memberId={memberId} />
        {permits('betting.read') ? <GameLimitsPanel memberId={memberId} /> : null}
      </div>
    </div>
  );
}
