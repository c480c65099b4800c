/**
 * A failure whose message is written for the person at the terminal: one or two sentences that
 * say what is missing and the ways to provide it. Commands print it without a stack trace.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What a failed promise or a caught value says, for a sentence that goes on. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
