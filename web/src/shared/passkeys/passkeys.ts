import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../api/api-error.ts';
import type { SessionStore } from '../session/session-store.ts';
import { whileThere } from './while-there.ts';

/** Loaded by who uses a passkey: no page carries it. */
async function load(signal: AbortSignal) {
  const library = await import('@simplewebauthn/browser');
  signal.throwIfAborted();
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony());
  return library;
}

/** Whether this browser has passkeys at all; one on a page that is not encrypted has none. */
export function hasPasskeySupport(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** What is said where a browser or its user did not go on. */
export type PasskeyTexts = { readonly failed: string; readonly known: string };

/** Whose question it is, and how the server is asked what the browser is to do. */
type Question<Options> = { session: SessionStore | null; options: () => Promise<Options> };

/** Lets the browser make a passkey. @throws ApiError with the text to show */
export function makePasskey(
  { session, options }: Question<PublicKeyCredentialCreationOptionsJSON>,
  texts: PasskeyTexts,
) {
  return whileThere(session, async (signal) => {
    const optionsJSON = await options();
    const { startRegistration } = await load(signal);
    return startRegistration({ optionsJSON }).catch((error: unknown) => {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      throw passkeyError(isKnown ? texts.known : texts.failed);
    });
  });
}

/** Lets the browser prove one. @throws ApiError with the text to show */
export function provePasskey(
  { session, options }: Question<PublicKeyCredentialRequestOptionsJSON>,
  texts: PasskeyTexts,
) {
  return whileThere(session, async (signal) => {
    const optionsJSON = await options();
    const { startAuthentication } = await load(signal);
    return startAuthentication({ optionsJSON }).catch(() => {
      throw passkeyError(texts.failed);
    });
  });
}

/** Browsers say in words of their own what went wrong; people are told what to do. */
function passkeyError(text: string): ApiError {
  return new ApiError({ resultCode: 'PASSKEY', resultMessage: text, data: null, requestId: '' }, 0);
}
