import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { useFocusOnOpen, useFocusWhenLost } from '../../shared/hooks/focus.ts';
import { PasskeyList, type PasskeyRow } from '../../shared/passkeys/passkey-list.tsx';
import { hasPasskeySupport } from '../../shared/passkeys/passkeys.ts';
import { usePasskeys } from '../../shared/passkeys/use-passkeys.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { passkeyBounds } from '../shared/back-office-bounds.gen.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';
import { ownAccountQuery } from './own-account.ts';
import { type Proof, ProofForm } from './proof-form.tsx';

/** One's own passkeys: more of them, or one less. */
export function PasskeyPanel() {
  const { t } = useTranslation('passkey');
  const { data } = useQuery(ownAccountQuery);
  const [removed, setRemoved] = useState<PasskeyRow | null>(null);
  const part = useFocusWhenLost<HTMLDivElement>(removed !== null);
  if (data === undefined || !(data.offersPasskeys || data.passkeys.length > 0)) return null;
  return (
    <Panel isFlush title={t('title')}>
      <div ref={part} tabIndex={-1} className="outline-none">
        <div className="flex flex-col gap-4 px-4 pt-4 sm:px-5">
          <p className="text-sm text-muted">{t('note')}</p>
          <PasskeyList passkeys={data.passkeys} onRemove={setRemoved} />
        </div>
        {removed !== null ? (
          <RemoveForm key={removed.passkeyId} passkey={removed} onDone={() => setRemoved(null)} />
        ) : hasPasskeySupport() ? (
          <AddForm />
        ) : (
          <p className="p-4 text-sm text-muted sm:p-5">{t('unsupported')}</p>
        )}
      </div>
    </Panel>
  );
}

function AddForm() {
  const { t } = useTranslation('passkey');
  const form = useFields({
    start: { name: '' },
    bounds: passkeyBounds,
    problems: { name: t('noName') },
  });
  const [done, setDone] = useState(0);
  const { make } = usePasskeys(operatorSession);
  const add = useChange(t('added'), async ({ name, ...proof }: Proof & { name: string }) => {
    const passkey = await make(async () => {
      const begun = operatorApi.POST('/api/admin/account/passkeys/begin', { body: proof });
      return (await answerOf(begun)).options;
    });
    const body = { name, passkey };
    return answerOf(operatorApi.POST('/api/admin/account/passkeys/finish', { body }));
  });
  return (
    <ProofForm
      key={done}
      submit={t('add')}
      isPending={add.isPending}
      error={add.error}
      onSubmit={(proof, { onSettled }) =>
        form.submit(({ name }) =>
          add.mutate(
            { ...proof, name },
            {
              onSettled,
              onSuccess() {
                form.clear();
                setDone((count) => count + 1);
              },
            },
          ),
        )
      }
    >
      <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} />
    </ProofForm>
  );
}

function RemoveForm({ passkey, onDone }: { passkey: PasskeyRow; onDone: () => void }) {
  const { t } = useTranslation('passkey');
  const asked = useFocusOnOpen<HTMLSpanElement>(true);
  const { passkeyId, name } = passkey;
  const remove = useChange(t('removed'), (proof: Proof) => {
    const body = { ...proof, passkeyId };
    return answerOf(operatorApi.POST('/api/admin/account/passkeys/remove', { body }));
  });
  return (
    <ProofForm
      submit={t('confirmRemove')}
      isPending={remove.isPending}
      error={remove.error}
      onSubmit={(proof, { onSettled }) => remove.mutate(proof, { onSettled, onSuccess: onDone })}
    >
      <p className="flex flex-wrap items-center gap-3">
        <span ref={asked} tabIndex={-1} className="outline-none">
          {t('removing', { name })}
        </span>
        <Button size="small" onPress={onDone}>
          {t('keep')}
        </Button>
      </p>
    </ProofForm>
  );
}

/** A change of the own passkeys, after which the list is read anew. */
function useChange<Input>(done: string, change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess() {
      toast('good', done);
      return queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    },
  });
}
