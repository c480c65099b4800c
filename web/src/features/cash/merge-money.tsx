import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { answerOf } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { ask, say } from '../../components/alerts.ts';
import { Button, type ButtonSize } from '../../components/button.tsx';
import { useOnce } from '../../components/use-once.ts';
import { api } from '../../session/member-session.ts';
import { balanceKey } from '../member/member-queries.ts';
import type { MergeState } from './merge-dialog.tsx';

const MergeDialog = lazy(() => import('./merge-dialog.tsx'));

/** A vendor still has the game open; the money can come a minute later. */
const gameStillOpen = 'C009';

/** Brings the money that stands in games back to the one balance: asked, waited for, told. */
export function MergeMoney({ size, className }: { size?: ButtonSize; className?: string }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const [state, setState] = useState<MergeState | null>(null);
  const merge = useSubmit({
    name: 'merge',
    send: (_: null, headers) => answerOf(api.POST('/api/cash/outGameMoney', { body: {}, headers })),
    onDone: () => queryClient.invalidateQueries({ queryKey: balanceKey }),
  });

  const start = useOnce(async () => {
    if (!(await ask({ message: t('merge.ask'), confirmLabel: t('merge.submit') }))) return;
    setState({ kind: 'waiting' });
    try {
      const { merged } = await merge.mutateAsync(null);
      setState({ kind: 'complete', merged });
    } catch (error) {
      const isOpen = error instanceof ApiError && error.code === gameStillOpen;
      setState(isOpen ? null : { kind: 'failed' });
      if (isOpen) await say(textOf(error));
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
      {state === null ? null : (
        <Suspense fallback={null}>
          <MergeDialog state={state} onClose={() => setState(null)} />
        </Suspense>
      )}
    </>
  );
}
