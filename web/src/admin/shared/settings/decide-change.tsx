import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { type Move, MoveDialog } from '../requests/move-dialog.tsx';

export type ChangeDecision = { requestId: string; move: Move; reason: string };

type DecideChangeProps = {
  request: {
    requestId: string;
    reason: string;
    askedByName: string;
    isOwn: boolean;
    isStale: boolean;
  };
  decide: (decision: ChangeDecision, headers: { 'idempotency-key': string }) => Promise<unknown>;
  onDecided: () => Promise<unknown>;
  /** What it is about, where several wait on one page. */
  name?: string | undefined;
  /** What is approved, for the last look. */
  children?: ReactNode;
};

/** A second operator approves or refuses; who asked can only take it back. */
export function DecideChange(props: DecideChangeProps) {
  const { request, decide, onDecided, name, children } = props;
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Move | null>(null);
  const act = useSubmit({
    // Whatever the answer, it is looked at again: somebody else may have been faster.
    send: (decision: ChangeDecision, headers) =>
      decide(decision, headers).catch(async (error: unknown) => {
        await onDecided();
        throw error;
      }),
    async onDone(_, { move }) {
      toast('good', t(`settings.done.${move}`));
      await onDecided();
      setAsked(null);
    },
  });
  const { requestId, isOwn, isStale } = request;
  const others: readonly Move[] = isStale ? ['refuse'] : ['refuse', 'approve'];
  return (
    <span className="flex gap-2">
      {(isOwn ? (['withdraw'] as const) : others).map((move) => (
        <Button
          key={move}
          size="small"
          look={move === 'approve' ? 'main' : 'plain'}
          {...(name === undefined
            ? {}
            : { 'aria-label': `${name} ${t(`adjustments.move.${move}`)}` })}
          onPress={() => setAsked(move)}
        >
          {t(`adjustments.move.${move}`)}
        </Button>
      ))}
      {asked === null ? null : (
        <MoveDialog
          move={asked}
          effect={t(`settings.effect.${asked}`, { name: request.askedByName })}
          reason={request.reason}
          reasonHint={t('adjustments.reasonHint')}
          act={act}
          onConfirm={(reason) => act.mutate({ requestId, move: asked, reason })}
          onClose={() => setAsked(null)}
        >
          {asked === 'approve' ? children : undefined}
        </MoveDialog>
      )}
    </span>
  );
}
