import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { AdjustmentRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { type Move, MoveDialog } from '../../shared/requests/move-dialog.tsx';
import { usePermits } from '../../shared/use-operator.ts';

type Decision = { move: Move; requestId: string; reason: string };

const letterOf: Record<Move, string> = { approve: 'a', refuse: 'r', withdraw: 'w' };

/** A second operator agrees or refuses; who asked can only take it back. */
export function AdjustmentActions({ row }: { row: AdjustmentRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [asked, setAsked] = useState<Move | null>(null);
  const decide = useDecide(() => setAsked(null));
  if (row.status !== 'waiting' || !permits('cash.adjust')) return null;
  const moves: readonly Move[] = row.isOwn ? ['withdraw'] : ['approve', 'refuse'];
  const isWriteOff = row.direction === 'write_off';
  const change = `${row.direction === 'up' ? '' : '-'}${row.amount}`;
  const words = { nick: row.memNick, amount: won(row.amount), by: row.askedByName };
  return (
    <div className="flex justify-end gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          shortcut={letterOf[move]}
          look={move === 'approve' ? 'main' : move === 'refuse' ? 'danger' : 'plain'}
          onPress={() => setAsked(move)}
        >
          {t(`adjustments.move.${move}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <MoveDialog
          move={asked}
          effect={t(`adjustments.${isWriteOff ? 'writeOff' : 'effect'}.${asked}`, words)}
          reason={row.reason}
          money={[
            {
              name: t(isWriteOff ? 'members.owed' : 'members.cash'),
              change: asked === 'approve' ? change : '0',
              before: isWriteOff ? row.owed : row.balance,
            },
          ]}
          reasonHint={t('adjustments.reasonHint')}
          act={decide}
          onConfirm={(reason) => decide.mutate({ move: asked, requestId: row.requestId, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** Whatever the answer, the queue is looked at again: somebody else may have been faster. */
function useDecide(onDone: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] });
  return useSubmit({
    async send({ move, requestId, reason }: Decision, headers) {
      const wish = { body: { requestId, reason }, headers };
      try {
        return await answerOf(
          move === 'approve'
            ? operatorApi.POST('/api/admin/wallet/adjustments/approve', wish)
            : move === 'refuse'
              ? operatorApi.POST('/api/admin/wallet/adjustments/refuse', wish)
              : operatorApi.POST('/api/admin/wallet/adjustments/withdraw', wish),
        );
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    async onDone(_, { move }) {
      toast('good', t(`adjustments.done.${move}`));
      await refresh();
      onDone();
    },
  });
}
