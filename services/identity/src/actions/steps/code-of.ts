import { errors } from '../../errors.ts';

export type IdentityCode = keyof typeof errors;

/** The rules are data and name their codes as text; a code nobody declared is a defect. */
export function codeOf(text: string): IdentityCode {
  if (!isCode(text)) throw new Error(`A rule names the undeclared result code ${text}.`);
  return text;
}

function isCode(text: string): text is IdentityCode {
  return Object.hasOwn(errors, text);
}
