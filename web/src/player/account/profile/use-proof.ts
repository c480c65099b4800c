import { isPin } from '@noriter/rules/member-fields';
import { useTranslation } from 'react-i18next';
import { CODE_LENGTH } from '../../../shared/forms/codes/code-field.tsx';
import { memberUpdateBounds } from '../../../shared/forms/player-bounds.gen.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useMemberQuery } from '../../../shared/member/member-queries.ts';
import { useMemberPasskey } from '../../../shared/passkeys/use-member-passkey.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import type { Proof } from './proof-fields.tsx';

const noProof: Proof = { presentPass: '', presentCashOutPass: '', otp: '' };

/** What a form asks for beside its own fields, and what of it goes to the server. */
export function useProof({ cashOutPass }: { cashOutPass: boolean }) {
  const { t } = useTranslation();
  const { data: member } = useMemberQuery();
  const asks = {
    cashOutPass,
    code: member?.hasAuthenticator ?? false,
    passkey: (member?.passkeys ?? 0) > 0,
  };
  const byPasskey = useMemberPasskey();
  const form = useFields({
    start: noProof,
    bounds: { presentPass: memberUpdateBounds.presentPass },
    problems: {
      presentPass: t('my.emptyPresentPass'),
      presentCashOutPass: ({ presentCashOutPass: pin }) =>
        asks.cashOutPass && !isPin(pin) ? t('my.emptyPresentCashOutPass') : undefined,
      otp: ({ otp }) => {
        const isCode = otp.length === CODE_LENGTH || (otp === '' && asks.passkey);
        return asks.code && !isCode ? t('my.emptyOtp') : undefined;
      },
    },
    shown: 'elsewhere',
  });
  return {
    fields: { form, asks },
    clear: form.clear,
    /** What is sent; null when something is missing, which the member has been told. */
    async given() {
      if (form.problem !== undefined) await showAlert(form.problem.text);
      if (form.problem !== undefined) return null;
      const { presentPass, presentCashOutPass, otp } = form.values;
      const passkey = asks.passkey && otp === '' ? await byPasskey() : undefined;
      if (passkey === null) return null;
      return {
        presentPass,
        ...(asks.cashOutPass ? { presentCashOutPass } : {}),
        ...(passkey === undefined ? {} : { passkey }),
        ...(asks.code && otp !== '' ? { otp } : {}),
      };
    },
  };
}
