/** What of a typed text is digits, and no more of them than there may be. */
export function digitsOf(text: string, most: number): string {
  return text.replaceAll(/\D/g, '').slice(0, most);
}
