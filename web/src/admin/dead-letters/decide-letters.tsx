import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import type { DeadLetterRow } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { lettersKey } from './letters-query.ts';

export type LetterMove = 'replay' | 'close';
export type AskedMove = { move: LetterMove; letters: readonly DeadLetterRow[] };

type DecideLettersProps = { asked: AskedMove; onClose: () => void };

/** The last look before letters are sent again or put away, and the reason for it. */
export function DecideLetters({ asked: { move, letters }, onClose }: DecideLettersProps) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const decide = useSubmit({
    send: (reason: string, headers) => {
      const wish = {
        body: { letterIds: letters.map(({ letterId }) => letterId), reason },
        headers,
      };
      return answerOf(
        move === 'replay'
          ? operatorApi.POST('/api/admin/deadLetters/replay', wish)
          : operatorApi.POST('/api/admin/deadLetters/close', wish),
      );
    },
    async onDone({ done, already }) {
      if (done > 0) toast('good', t(`deadLetters.done.${move}`, { count: done }));
      if (already > 0) toast('note', t('deadLetters.already', { count: already }));
      await queries.invalidateQueries({ queryKey: lettersKey });
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={t(`deadLetters.move.${move}`)}
      effect={t(`deadLetters.effect.${move}`, { count: letters.length })}
      confirmLabel={`${t(`deadLetters.move.${move}`)} ${letters.length}`}
      needsReason
      reasonHint={t('deadLetters.reasonHint')}
      isPending={decide.isPending}
      error={decide.error}
      onConfirm={(reason) => decide.mutate(reason)}
      onClose={onClose}
    />
  );
}
