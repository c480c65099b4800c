import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { ask } from '../../../components/alerts.ts';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import type { OperatorRow } from '../api/contracts.ts';
import { useChangeOperator } from './use-change-operator.ts';

const PASSWORD_LENGTH_MIN = 10;

type SecurityProps = { operator: OperatorRow; onNewFactor: (otpauthUri: string) => void };

/** Password, second factor, and the way in. */
export function OperatorSecurity({ operator, onNewFactor }: SecurityProps) {
  const { t } = useTranslation('admin');
  const { operatorId, loginId: id } = operator;
  const change = useChangeOperator();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const renew = useMutation({
    mutationFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/operators/resetSecondFactor', { body: { operatorId } }),
      ),
    onSuccess: ({ otpauthUri }) => onNewFactor(otpauthUri),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setShort(password.length < PASSWORD_LENGTH_MIN);
    if (password.length < PASSWORD_LENGTH_MIN) return;
    const wish = { kind: 'password', operatorId, password, done: t('operators.passwordDone') };
    change.mutate({ ...wish, kind: 'password' }, { onSuccess: () => setPassword('') });
  }

  async function renewFactor(): Promise<void> {
    const message = t('operators.resetFactorAsk', { id });
    if (await ask({ message, isDangerous: true })) renew.mutate();
  }

  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('operators.security')}</h3>
      <form onSubmit={submit}>
        <TextField
          label={t('operators.newPassword')}
          type="password"
          value={password}
          onChange={setPassword}
          hint={t('operators.passwordHint')}
          error={isShort ? t('operators.passwordShort') : undefined}
          autoComplete="new-password"
          maxLength={128}
          trailing={
            <Button type="submit" className="h-11" isPending={change.isPending}>
              {t('operators.resetPassword')}
            </Button>
          }
        />
      </form>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{t('operators.resetFactorNote')}</p>
        <Button isPending={renew.isPending} onPress={() => void renewFactor()}>
          {t('operators.resetFactor')}
        </Button>
      </div>
      <FormError error={renew.error ?? change.error} />
      <Access operator={operator} change={change} />
    </section>
  );
}

type AccessProps = { operator: OperatorRow; change: ReturnType<typeof useChangeOperator> };

/** Whether the operator may come in at all. */
function Access({ operator: { operatorId, loginId: id, disabled }, change }: AccessProps) {
  const { t } = useTranslation('admin');

  async function disable(): Promise<void> {
    const message = t('operators.disableAsk', { id });
    if (!(await ask({ message, isDangerous: true }))) return;
    change.mutate({ kind: 'disable', operatorId, done: t('operators.disabledDone') });
  }

  function enable(): void {
    change.mutate({ kind: 'enable', operatorId, done: t('operators.enabledDone') });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">
        {t(disabled ? 'operators.enableNote' : 'operators.disableNote')}
      </p>
      <Button
        look={disabled ? 'plain' : 'danger'}
        onPress={disabled ? enable : () => void disable()}
      >
        {t(disabled ? 'operators.enable' : 'operators.disable')}
      </Button>
    </div>
  );
}
