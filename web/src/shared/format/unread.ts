/**
 * Invariant: what was typed for a number and is none stays in the form as it was typed, behind a mark
 * by which no rule and no sum takes it for a number. No form is sent with it.
 */
const MARK = '\u2060';

export function unread(text: string): string {
  return `${MARK}${text}`;
}

export function isUnread(value: string): boolean {
  return value.startsWith(MARK);
}

/** What stands in the field. */
export function unreadText(value: string): string {
  return value.slice(MARK.length);
}

/** Whether a number that cannot be read is anywhere in what was filled in. */
export function hasUnread(filled: unknown): boolean {
  if (typeof filled === 'string') return isUnread(filled);
  return typeof filled === 'object' && filled !== null && Object.values(filled).some(hasUnread);
}
