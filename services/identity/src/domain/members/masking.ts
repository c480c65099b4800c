// Invariant: a masked value never shows more than is needed to recognise one's own.

/** 010-1234-5678 becomes 010-****-5678. */
export function maskPhone(digits: string): string {
  if (digits.length < 8) return '*'.repeat(digits.length);
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}

/** Only the last four digits of an account number are shown. */
export function maskAccount(digits: string): string {
  return digits.length <= 4 ? '****' : `****${digits.slice(-4)}`;
}

/** 홍길동 becomes 홍*동, 남궁 becomes 남*. */
export function maskHolder(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** What operators' queues and events show, e.g. "국민은행 ****1234 홍*동". */
export function maskPayoutAccount(bankName: string, digits: string, holder: string): string {
  return `${bankName} ${maskAccount(digits)} ${maskHolder(holder)}`;
}
