/** As the server names them: the first is what the document itself says. */
const all = ['a', 'b', 'c', 'd'] as const;

export type VariantName = (typeof all)[number];

/** The names of a draft's variants, the first among them. */
export function namesOf(others: readonly unknown[]): VariantName[] {
  return all.slice(0, others.length + 1);
}

/** What the others leave to the first, in percent; an unreadable share takes nothing. */
export function firstShare(others: readonly { share: string }[]): number {
  return others.reduce((left, { share }) => left - (Number(share) || 0), 100);
}
