import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../api/api-error.ts';

/** Loaded by who uses a passkey: no page carries it. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at all; one on a page that is not encrypted has none. */
export function hasPasskeySupport(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** What is said where a browser or its user did not go on. */
export type PasskeyTexts = { readonly failed: string; readonly known: string };

/** Lets the browser make a passkey. @throws ApiError with the text to show */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  texts: PasskeyTexts,
) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw passkeyError(isKnown ? texts.known : texts.failed);
  });
}

/** Lets the browser prove one. @throws ApiError with the text to show */
export async function provePasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  texts: PasskeyTexts,
) {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON }).catch(() => {
    throw passkeyError(texts.failed);
  });
}

/** Browsers say in words of their own what went wrong; people are told what to do. */
function passkeyError(text: string): ApiError {
  return new ApiError({ resultCode: 'PASSKEY', resultMessage: text, data: null, requestId: '' }, 0);
}
