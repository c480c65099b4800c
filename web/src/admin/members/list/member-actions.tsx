import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { MemberRow, MemberStatus } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { type MemberMove, useManageMember } from '../calls/use-manage-member.ts';
import type { AgeMethod } from '../calls/use-member-marks.ts';
import { AgeMethodField } from '../marks/age-method.tsx';

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
  const [ageMethod, setMethod] = useState<AgeMethod>('identity-card');
  const manage = useManageMember(() => setAsked(null));
  // A site in real mode asked for it: somebody has to have seen it.
  const seesAge = asked === 'approve' && member.birthDate !== null;
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
          onConfirm={(reason) =>
            manage.mutate({
              move: asked,
              memberId: member.memberId,
              reason,
              ...(seesAge ? { ageMethod } : {}),
            })
          }
          onClose={() => {
            manage.reset();
            setAsked(null);
          }}
        >
          {seesAge ? (
            <>
              <p>{t('age.born', { day: member.birthDate })}</p>
              <AgeMethodField value={ageMethod} onChange={setMethod} />
            </>
          ) : undefined}
        </DecisionDialog>
      )}
    </div>
  );
}
