import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { useOnce } from '../../shared/hooks/use-once.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { part } from '../../shared/loading/part.tsx';
import { balanceKey } from '../../shared/member/member-queries.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button, type ButtonSize } from '../../shared/ui/controls/button.tsx';
import { ask, showAlert } from '../../shared/ui/overlays/alerts.ts';
import type { MergeState } from './merge-dialog.tsx';

const MergeDialog = part(
  async () => {
    const [dialog] = await Promise.all([import('./merge-dialog.tsx'), loadTexts('game')]);
    return dialog;
  },
  { missing: 'above' },
);

/** A vendor still has the game open, and the money can come a minute later; or somebody looks at it first. */
const comesLater: readonly string[] = ['C009', 'G013'];

/** Brings the money that stands in games back to the one balance: asked, waited for, told. */
export function MergeMoney({ size, className }: { size?: ButtonSize; className?: string }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const [state, setState] = useState<MergeState | null>(null);
  const merge = useSubmit({
    name: 'merge',
    send: (_: null, headers) => answerOf(api.POST('/api/cash/outGameMoney', { body: {}, headers })),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: balanceKey });
      await queryClient.invalidateQueries({ queryKey: ['game', 'money'] });
    },
  });

  const start = useOnce(async () => {
    if (!(await ask({ message: t('merge.ask'), confirmLabel: t('merge.submit') }))) return;
    setState({ kind: 'waiting' });
    try {
      const { merged, onItsWay } = await merge.mutateAsync(null);
      setState({ kind: 'complete', merged, onItsWay });
    } catch (error) {
      const isLater = error instanceof ApiError && comesLater.includes(error.code);
      setState(isLater ? null : { kind: 'failed' });
      if (isLater) await showAlert(textOf(error));
    }
  });

  return (
    <>
      <Button
        {...(size === undefined ? {} : { size })}
        {...(className === undefined ? {} : { className })}
        onPress={() => void start()}
      >
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        {t('merge.title')}
      </Button>
      {state === null ? null : <MergeDialog state={state} onClose={() => setState(null)} />}
    </>
  );
}
