/**
 * Invariant: a public feed shows a real member and nobody can find out which: at most the first two
 * characters of the login id, and the mask does not give away its length.
 */
export function maskedLoginId(loginId: string): string {
  return `${loginId.slice(0, 2)}***`;
}
