import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { OperatorRequest } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { type Move, MoveDialog } from '../../shared/requests/move-dialog.tsx';
import { operatorsKey } from '../operator-queries.ts';
import { GrantedPermissions } from './granted-permissions.tsx';
import { HandOutDialog } from './hand-out-dialog.tsx';
import { useActText } from './use-act-text.ts';

type Decision = { requestId: string; move: Move; reason: string };

/** A second operator approves or refuses; who asked can only take it back. */
export function RequestActions({ row }: { row: OperatorRequest }) {
  const { t } = useTranslation('admin');
  const textOf = useActText();
  const [asked, setAsked] = useState<Move | null>(null);
  const [handsOut, setHandsOut] = useState(false);
  const decide = useDecide(() => setAsked(null));
  const { requestId, act, mayTake } = row;
  if (row.status === 'approved' && mayTake !== null && act.kind !== 'save-role') {
    return (
      <>
        <Button size="small" onPress={() => setHandsOut(true)}>
          {t(`operators.take.${mayTake}`)}
        </Button>
        {handsOut ? (
          <HandOutDialog
            what={mayTake}
            operatorId={act.operatorId}
            onClose={() => setHandsOut(false)}
          />
        ) : null}
      </>
    );
  }
  if (row.status !== 'waiting') return null;
  const moves: readonly Move[] = row.isOwn ? ['withdraw'] : ['approve', 'refuse'];
  return (
    <div className="flex justify-end gap-1.5">
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          look={move === 'approve' ? 'main' : move === 'refuse' ? 'danger' : 'plain'}
          onPress={() => setAsked(move)}
        >
          {t(`adjustments.move.${move}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <MoveDialog
          move={asked}
          effect={textOf(act)}
          reason={row.reason}
          reasonHint={t('operators.reasonHint')}
          act={decide}
          onConfirm={(reason) => decide.mutate({ requestId, move: asked, reason })}
          onClose={() => setAsked(null)}
        >
          {asked === 'withdraw' ? undefined : <GrantedPermissions act={act} />}
        </MoveDialog>
      )}
    </div>
  );
}

function useDecide(onDone: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Decision, headers) =>
      answerOf(operatorApi.POST('/api/admin/operators/requests/decide', { body, headers })),
    async onDone() {
      toast('good', t('operators.decided'));
      await queries.invalidateQueries({ queryKey: operatorsKey });
      onDone();
    },
  });
}
