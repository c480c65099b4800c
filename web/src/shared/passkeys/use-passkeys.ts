import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { makePasskey, provePasskey } from './passkeys.ts';

/** The browser's passkeys, with what goes wrong said in the page's language. */
export function usePasskeys() {
  const { t } = useTranslation('passkey');
  const texts = { failed: t('failed'), known: t('known') };
  return {
    make: (options: PublicKeyCredentialCreationOptionsJSON) => makePasskey(options, texts),
    prove: (options: PublicKeyCredentialRequestOptionsJSON) => provePasskey(options, texts),
  };
}
