import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import type { OperatorRow } from '../shared/contracts.ts';
import { DecisionDialog } from '../shared/decision-dialog.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { operatorsKey } from './operator-queries.ts';
import { useChangeOperator } from './use-change-operator.ts';

/** New credentials, and the way in. What gives somebody access waits for another operator. */
export function OperatorSecurity({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const { operatorId, loginId: id, disabled } = operator;
  const [asked, setAsked] = useState<'reset' | 'enable' | null>(null);
  const change = useChangeOperator();
  const reset = useReset(() => setAsked(null));

  async function disable(): Promise<void> {
    const message = t('operators.disableAsk', { id });
    if (!(await ask({ message, isDangerous: true }))) return;
    change.mutate({ kind: 'disable', operatorId, done: t('operators.disabledDone') });
  }

  function confirm(reason: string): void {
    if (asked === 'reset') reset.mutate({ operatorId, reason });
    else {
      const wish = { kind: 'enable', operatorId, reason, done: t('operators.asked') } as const;
      change.mutate(wish, { onSuccess: () => setAsked(null) });
    }
  }

  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('operators.security')}</h3>
      <Row note={t('operators.resetNote')}>
        <Button onPress={() => setAsked('reset')}>{t('operators.reset')}</Button>
      </Row>
      <Row note={t(disabled ? 'operators.enableNote' : 'operators.disableNote')}>
        <Button
          look={disabled ? 'plain' : 'danger'}
          onPress={disabled ? () => setAsked('enable') : () => void disable()}
        >
          {t(disabled ? 'operators.enable' : 'operators.disable')}
        </Button>
      </Row>
      <FormError error={asked === null ? change.error : null} />
      {asked === null ? null : (
        <DecisionDialog
          title={t(`operators.${asked}`)}
          effect={t(`operators.${asked}Ask`, { id })}
          confirmLabel={t('operators.ask')}
          needsReason
          reasonHint={t('operators.reasonHint')}
          isPending={reset.isPending || change.isPending}
          error={asked === 'reset' ? reset.error : change.error}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function Row({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">{note}</p>
      {children}
    </div>
  );
}

function useReset(onAsked: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { operatorId: string; reason: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/operators/reset', { body, headers })),
    async onDone() {
      toast('good', t('operators.asked'));
      await queries.invalidateQueries({ queryKey: operatorsKey });
      onAsked();
    },
  });
}
