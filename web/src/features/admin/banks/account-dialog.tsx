import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { DepositAccount } from '../api/contracts.ts';
import { isConflict } from '../settings/is-conflict.ts';
import { type AccountDraft, draftOf, problemsOf } from './account-draft.ts';
import { accountsQuery } from './accounts-query.ts';

type AccountDialogProps = {
  /** Null for a new one. */
  account: DepositAccount | null;
  onClose: () => void;
};

/** A deposit account; its number is typed, never shown again without being asked for. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('admin');
  const isNew = account === null;
  const [draft, setDraft] = useState(() => draftOf(account));
  const [isSent, setSent] = useState(false);
  const put = (change: Partial<AccountDraft>) => setDraft((old) => ({ ...old, ...change }));
  const save = useSaveAccount(onClose);
  const problems = problemsOf(draft, isNew);
  const field = (name: Exclude<keyof AccountDraft, 'enabled'>) => {
    const problem = isSent ? problems[name] : undefined;
    return {
      value: draft[name],
      onChange: (value: string) => put({ [name]: value }),
      error: problem === undefined ? undefined : t(`banks.${problem}`),
      autoComplete: 'off',
    };
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (Object.keys(problems).length === 0) save.mutate({ account, draft });
  }

  return (
    <Dialog
      title={account === null ? t('banks.add') : t('banks.editOf', { account: account.bankName })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField {...field('bankName')} label={t('banks.bank')} maxLength={40} takesFocus />
        <TextField
          {...field('accountNumber')}
          label={t('banks.number')}
          inputMode="numeric"
          maxLength={30}
          hint={t(isNew ? 'banks.numberHint' : 'banks.numberKept')}
          placeholder={account?.accountMasked ?? ''}
        />
        <TextField
          {...field('accountHolder')}
          label={t('banks.holder')}
          maxLength={60}
          hint={isNew ? undefined : t('banks.holderKept')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('levelFrom')} label={t('banks.levelFrom')} inputMode="numeric" />
          <TextField {...field('levelTo')} label={t('banks.levelTo')} inputMode="numeric" />
        </div>
        <TextField
          {...field('shownMinutes')}
          label={t('banks.minutes')}
          inputMode="numeric"
          hint={t('banks.minutesHint')}
        />
        <Switch
          label={t('banks.enabled')}
          isOn={draft.enabled}
          onChange={(enabled) => put({ enabled })}
        />
        <SaveError error={save.error} onClose={onClose} />
        <Button look="main" size="large" type="submit" isPending={save.isPending}>
          {t('banks.save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Somebody else saved meanwhile: what they saved is read before this is tried again. */
function SaveError({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  function reload(): void {
    void queries.invalidateQueries({ queryKey: accountsQuery.queryKey });
    onClose();
  }
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <FormError error={error} />
      {isConflict(error) ? (
        <Button size="small" onPress={reload}>
          {t('settings.reload')}
        </Button>
      ) : null}
    </div>
  );
}

type Wish = { account: DepositAccount | null; draft: AccountDraft };

function useSaveAccount(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send({ account, draft }: Wish, headers) {
      const body = {
        ...draft,
        ...(account === null ? {} : { accountId: account.accountId }),
        version: account?.version ?? 0,
        levelFrom: Number(draft.levelFrom),
        levelTo: Number(draft.levelTo),
        shownMinutes: Number(draft.shownMinutes),
      };
      return answerOf(operatorApi.POST('/api/admin/site/accounts/save', { body, headers }));
    },
    async onDone(answer) {
      toast('good', t('banks.saved'));
      queries.setQueryData(accountsQuery.queryKey, answer);
      await queries.invalidateQueries({ queryKey: ['admin', 'banks', 'versions'] });
      onSaved();
    },
  });
}
