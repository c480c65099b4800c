import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import type { SessionStore } from '../session/session-store.ts';
import { makePasskey, provePasskey } from './passkeys.ts';

/**
 * The browser's passkeys, with what goes wrong said in the page's language. Its question closes with the session
 * that asked: nobody answers it for another.
 */
export function usePasskeys(session: SessionStore | null) {
  const { t } = useTranslation('passkey');
  const texts = { failed: t('failed'), known: t('known') };
  return {
    make: (options: () => Promise<PublicKeyCredentialCreationOptionsJSON>) =>
      makePasskey({ session, options }, texts),
    prove: (options: () => Promise<PublicKeyCredentialRequestOptionsJSON>) =>
      provePasskey({ session, options }, texts),
  };
}
