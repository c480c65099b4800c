import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../shared/api/api-error.ts';
import type { BodyOf } from '../../shared/api/calls.ts';
import { answerOf } from '../../shared/api/client.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { won, wonReading } from '../../shared/format/money.ts';
import { CODE_LENGTH, CodeField } from '../../shared/forms/codes/code-field.tsx';
import { PinField } from '../../shared/forms/codes/pin-field.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { MoneyField } from '../../shared/forms/numbers/money-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type Fields, useFields } from '../../shared/forms/use-fields.ts';
import { balanceKey, useBalance, useMemberQuery } from '../../shared/member/member-queries.ts';
import { api } from '../../shared/member/member-session.ts';
import type { Person } from '../../shared/partner/model/contracts.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { useMemberPasskey } from '../../shared/passkeys/use-member-passkey.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';

export type TransferKind = 'give' | 'take';

type TransferFormProps = {
  kind: TransferKind;
  /** The other side; asked for by id where absent. */
  person?: Person;
  onDone: () => void;
};

const PIN_LENGTH = 4;
const NOTE_LENGTH_MAX = 100;
const ID_LENGTH_MAX = 40;
const empty = { loginId: '', amount: '', cashOutPass: '', otp: '', note: '' };
type Wish = typeof empty;

/**
 * An amount that goes to somebody or comes back from them, with the withdrawal password, and a code of
 * who has a second factor.
 */
export function TransferForm({ kind, person, onDone }: TransferFormProps) {
  const { t } = useTranslation('partner');
  const cash = useBalance().data?.cash;
  const factors = useFactors();
  const byPasskey = useMemberPasskey();
  const form = useTransferFields({ needsId: person === undefined, factors });
  const act = useTransfer(kind, () => {
    form.clear();
    onDone();
  });
  const money = form.field('amount');
  async function send({ loginId, otp, ...rest }: Wish): Promise<void> {
    const name = person?.nickname ?? loginId.trim();
    const wording = { name, amount: won(rest.amount), reading: wonReading(rest.amount) };
    if (!(await ask({ message: t(`transfer.askOf.${kind}`, wording) }))) return;
    const passkey = factors.passkey && otp === '' ? await byPasskey() : undefined;
    if (passkey === null) return;
    const typed = factors.code && otp !== '' ? { otp } : {};
    const receiver =
      person === undefined ? { loginId: loginId.trim() } : { memberId: person.memberId };
    act.mutate({ ...rest, ...typed, ...(passkey === undefined ? {} : { passkey }), ...receiver });
  }
  return (
    <Form onSubmit={() => form.submit(send)}>
      {person === undefined ? (
        <TextField
          {...form.field('loginId')}
          label={t('transfer.receiver')}
          autoComplete="off"
          maxLength={ID_LENGTH_MAX}
        />
      ) : (
        <p className="text-sm text-pretty text-muted">{t(`transfer.noteOf.${kind}`)}</p>
      )}
      {kind === 'give' && cash !== undefined ? (
        <p className="flex justify-between rounded-md bg-sunken px-3 py-2 text-sm">
          <span className="text-faint">{t('transfer.ownCash')}</span>
          <strong className="tabular-nums">{won(cash)}</strong>
        </p>
      ) : null}
      <MoneyField
        label={t('transfer.amount')}
        name="amount"
        value={money.value}
        onChange={money.onChange}
        onBlur={money.onBlur}
        error={money.error}
        {...(kind === 'give' ? { max: cash } : {})}
      />
      <PinField {...form.field('cashOutPass')} label={t('transfer.pin')} />
      <FactorFields form={form} factors={factors} />
      <TextField
        {...form.field('note')}
        label={t('transfer.noteField')}
        autoComplete="off"
        maxLength={NOTE_LENGTH_MAX}
      />
      <FormError error={act.error} />
      {isUnknown(act.error) ? (
        <p className="text-sm text-pretty text-muted">{t('transfer.unknown')}</p>
      ) : null}
      <Button type="submit" look="main" size="large" isPending={act.isPending}>
        {t(`transfer.kinds.${kind}`)}
      </Button>
    </Form>
  );
}

type Factors = { code: boolean; passkey: boolean };

/** What the member has as a second factor. */
function useFactors(): Factors {
  const member = useMemberQuery().data;
  return { code: member?.hasAuthenticator ?? false, passkey: (member?.passkeys ?? 0) > 0 };
}

function FactorFields({ form, factors }: { form: Fields<Wish>; factors: Factors }) {
  const { t } = useTranslation(['partner', 'passkey']);
  if (!factors.code) {
    return factors.passkey ? <p className="text-sm text-muted">{t('passkey:instead')}</p> : null;
  }
  return (
    <CodeField
      {...form.field('otp')}
      label={t('partner:transfer.code')}
      hint={t(factors.passkey ? 'passkey:orCode' : 'partner:transfer.codeHint')}
    />
  );
}

type TransferFields = { needsId: boolean; factors: Factors };

/** What is typed, and what is the matter with it. */
function useTransferFields({ needsId, factors }: TransferFields) {
  const { t } = useTranslation('partner');
  return useFields<Wish>({
    start: empty,
    problems: {
      loginId: ({ loginId }) =>
        needsId && loginId.trim() === '' ? t('transfer.noReceiver') : undefined,
      amount: ({ amount }) =>
        amount === '' || amount === '0' ? t('transfer.noAmount') : undefined,
      cashOutPass: ({ cashOutPass }) =>
        cashOutPass.length === PIN_LENGTH ? undefined : t('transfer.noPin'),
      otp: ({ otp }) => {
        const isGiven = otp.length === CODE_LENGTH || (otp === '' && factors.passkey);
        return factors.code && !isGiven ? t('transfer.noCode') : undefined;
      },
    },
  });
}

type Sent = Omit<BodyOf<ServicePaths, '/api/partner/transfer/give'>, 'amount'> & { amount: string };

/**
 * Once in effect: the key is kept until the outcome is known, also over a reload. Whatever came of it, what is shown
 * of money is asked for afresh.
 */
function useTransfer(kind: TransferKind, onDone: () => void) {
  const { t } = useTranslation('partner');
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const queryKey of [partnersKey, balanceKey, ['cash']]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return useSubmit({
    name: `partner-${kind}`,
    send: (body: Sent, headers) => {
      const path = `/api/partner/transfer/${kind}` as const;
      return answerOf(api.POST(path, { body, headers })).finally(refresh);
    },
    onDone: ({ state }, { amount }) => {
      const word = state === 'done' ? 'doneOf' : 'onItsWayOf';
      toast('good', t(`transfer.${word}.${kind}`, { amount: won(amount) }));
      onDone();
    },
  });
}
