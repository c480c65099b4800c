// Invariant: a site plays for real money only when nothing of the demonstration is left in it.

/** What a site has of the demonstration. */
export type DemonstrationLeft = {
  /** Operators by login id whose password everybody knows, and those of such a second factor. */
  readonly passwords: readonly string[];
  readonly factors: readonly string[];
  /** Settings that hold a key which is in the repository. */
  readonly keys: readonly string[];
  /** How many came while it was played for nothing. */
  readonly members: number;
};

export function isNothingLeft({ passwords, factors, keys, members }: DemonstrationLeft): boolean {
  return passwords.length + factors.length + keys.length + members === 0;
}

/** The same as it is put into a sentence. */
export function leftTexts(left: DemonstrationLeft) {
  const { passwords, factors, keys, members } = left;
  return {
    passwords: listed(passwords),
    factors: listed(factors),
    keys: listed(keys),
    members: members.toString(),
  };
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '–' : names.join(', ');
}

/** What is to be read where the service does not start. */
export function leftSentence(siteId: string, left: DemonstrationLeft): string {
  const { passwords, factors, keys, members } = leftTexts(left);
  return (
    `Site ${siteId} is in real mode with what the demonstration left: ` +
    `operators with a published password: ${passwords}; ` +
    `with a published second factor: ${factors}; published keys: ${keys}; ` +
    `members of the demonstration: ${members}. It does not start.`
  );
}
