/**
 * Leads to the first number in a form that cannot be read, so that its words are seen.
 *
 * @returns whether there is one: the form is not sent then
 */
export function focusUnread(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLInputElement>('[data-unread] input');
  // A field says what is wrong with it once it was left.
  input?.blur();
  input?.focus();
  return input !== null;
}
