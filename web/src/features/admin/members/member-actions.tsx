import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { MemberRow, MemberStatus } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { usePermits } from '../use-operator.ts';
import { type MemberMove, useManageMember } from './use-manage-member.ts';

/** What may be done with a member in each status, and the permission it takes. */
const movesOf: Record<MemberStatus, readonly MemberMove[]> = {
  pending: ['approve', 'refuse'],
  active: ['suspend'],
  suspended: ['reinstate'],
  refused: [],
  excluded: [],
};
const permissionOf: Record<MemberMove, string> = {
  approve: 'members.approve',
  refuse: 'members.approve',
  suspend: 'members.manage',
  reinstate: 'members.manage',
  unlock: 'members.manage',
};
/** What presses each while its row has the focus. */
const letterOf: Record<MemberMove, string> = {
  approve: 'a',
  refuse: 'r',
  suspend: 's',
  reinstate: 's',
  unlock: 'u',
};
const dangerous = new Set<MemberMove>(['refuse', 'suspend']);
const reasoned = new Set<MemberMove>(['refuse', 'suspend', 'reinstate']);

/** A lock of the log-in is told on the member's own page only. */
export function MemberActions({
  member,
  isLocked = false,
}: {
  member: MemberRow;
  isLocked?: boolean;
}) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [asked, setAsked] = useState<MemberMove | null>(null);
  const manage = useManageMember(() => setAsked(null));
  const wanted = [...movesOf[member.status], ...(isLocked ? (['unlock'] as const) : [])];
  const moves = wanted.filter((move) => permits(permissionOf[move]));
  return (
    <div className="flex justify-end gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          shortcut={letterOf[move]}
          look={move === 'approve' ? 'main' : dangerous.has(move) ? 'danger' : 'plain'}
          onPress={() => setAsked(move)}
        >
          {t(`members.move.${move}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <DecisionDialog
          title={t(`members.move.${asked}`)}
          effect={t(`members.effect.${asked}`, { nick: member.memNick, id: member.memId })}
          confirmLabel={t(`members.move.${asked}`)}
          isDangerous={dangerous.has(asked)}
          needsReason={reasoned.has(asked)}
          isPending={manage.isPending}
          error={manage.error}
          onConfirm={(reason) => manage.mutate({ move: asked, memberId: member.memberId, reason })}
          onClose={() => {
            manage.reset();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
