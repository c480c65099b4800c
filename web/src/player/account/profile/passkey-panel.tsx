import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useFocusOnOpen, useFocusWhenLost } from '../../../shared/hooks/focus.ts';
import { api, memberSession } from '../../../shared/member/member-session.ts';
import { PasskeyList, type PasskeyRow } from '../../../shared/passkeys/passkey-list.tsx';
import { hasPasskeySupport } from '../../../shared/passkeys/passkeys.ts';
import { usePasskeys } from '../../../shared/passkeys/use-passkeys.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

const NAME_LENGTH_MAX = 40;

const ownPasskeysQuery = queryOptions({
  queryKey: ['member', 'passkeys'],
  queryFn: () => answerOf(api.POST('/api/member/passkeys/list', { body: {} })),
});

/** The member's own passkeys: more of them, or one less. */
export function PasskeyPanel() {
  const { t } = useTranslation('passkey');
  const { data } = useQuery(ownPasskeysQuery);
  const [removed, setRemoved] = useState<PasskeyRow | null>(null);
  const part = useFocusWhenLost<HTMLDivElement>(removed !== null);
  if (data === undefined || !(data.offered || data.list.length > 0)) return null;
  return (
    <Panel title={t('title')}>
      <div ref={part} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="text-sm text-muted">{t('note')}</p>
        <PasskeyList passkeys={data.list} onRemove={setRemoved} />
        {removed !== null ? (
          <RemoveForm key={removed.passkeyId} passkey={removed} onDone={() => setRemoved(null)} />
        ) : hasPasskeySupport() ? (
          <AddForm />
        ) : (
          <p className="text-sm text-muted">{t('unsupported')}</p>
        )}
      </div>
    </Panel>
  );
}

function AddForm() {
  const { t } = useTranslation('passkey');
  const { make } = usePasskeys(memberSession);
  const proof = useProof({ cashOutPass: true });
  const form = useFields({
    start: { name: '' },
    problems: { name: ({ name }) => (name.trim() === '' ? t('noName') : undefined) },
    shown: 'elsewhere',
  });
  const change = useChange(t('added'));

  async function send({ name }: { name: string }): Promise<void> {
    const given = await proof.given();
    if (given === null) return;
    const added = await change.run(async () => {
      const passkey = await make(async () => {
        const begun = api.POST('/api/member/passkeys/begin', { body: given });
        return (await answerOf(begun)).options;
      });
      const body = { name: name.trim(), passkey };
      return answerOf(api.POST('/api/member/passkeys/finish', { body }));
    });
    if (!added) return;
    proof.clear();
    form.clear();
  }

  return (
    <Form onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={NAME_LENGTH_MAX}
      />
      <ProofFields {...proof.fields} />
      <Button type="submit" look="main" isPending={change.isPending}>
        {t('add')}
      </Button>
    </Form>
  );
}

function RemoveForm({ passkey, onDone }: { passkey: PasskeyRow; onDone: () => void }) {
  const { t } = useTranslation('passkey');
  const { passkeyId, name } = passkey;
  const asked = useFocusOnOpen<HTMLParagraphElement>(true);
  const proof = useProof({ cashOutPass: true });
  const change = useChange(t('removed'));

  async function send(): Promise<void> {
    const given = await proof.given();
    if (given === null) return;
    const body = { ...given, passkeyId };
    const ask = () => answerOf(api.POST('/api/member/passkeys/remove', { body }));
    if (await change.run(ask)) onDone();
  }

  return (
    <Form onSubmit={send}>
      <p ref={asked} tabIndex={-1} className="outline-none">
        {t('removing', { name })}
      </p>
      <ProofFields {...proof.fields} />
      <div className="flex gap-2">
        <Button type="submit" look="danger" isPending={change.isPending}>
          {t('confirmRemove')}
        </Button>
        <Button onPress={onDone}>{t('keep')}</Button>
      </div>
    </Form>
  );
}

/** A change of the own passkeys; a refusal is said as an alert. True when it was changed. */
function useChange(done: string) {
  const textOf = useErrorText();
  const queries = useQueryClient();
  const work = useMutation({ mutationFn: (ask: () => Promise<unknown>) => ask() });
  return {
    isPending: work.isPending,
    async run(ask: () => Promise<unknown>): Promise<boolean> {
      try {
        await work.mutateAsync(ask);
      } catch (error) {
        await showAlert(textOf(error));
        return false;
      }
      toast('good', done);
      await queries.invalidateQueries({ queryKey: ['member'] });
      return true;
    },
  };
}
