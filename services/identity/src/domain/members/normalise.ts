// Invariant: two values that a person would call the same normalise to the same text, and the
// database's unique indexes stand on the normalised text only.

/** Login ids and nicknames: full-width forms, letter case and outer blanks make no difference. */
export function normaliseName(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** Phones and account numbers: only the digits count; full-width digits are digits. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** What a person typed as a name, shown again as it is but without odd blanks. */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}
