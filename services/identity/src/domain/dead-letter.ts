// Invariant: nobody sees a secret through a dead letter, whatever an event carries now or later.

/** What became of a dead letter: nothing yet, sent again, or dealt with in another way. */
export const letterStates = ['open', 'replayed', 'closed'] as const;
export type LetterState = (typeof letterStates)[number];

export const letterMoves = ['replay', 'close'] as const;
export type LetterMove = (typeof letterMoves)[number];

const after: Record<LetterMove, LetterState> = { replay: 'replayed', close: 'closed' };

/** The state a move leads to. */
export function stateAfter(move: LetterMove): LetterState {
  return after[move];
}

/**
 * Whether a letter can be moved. What was sent again is not sent twice: should it die again, that
 * is a letter of its own. What was put away by mistake can still be sent.
 */
export function mayMove(state: LetterState, move: LetterMove): boolean {
  return state === 'open' || (state === 'closed' && move === 'replay');
}

const secretNames =
  /pass(word|code)?$|passcheck|secret|token|otp|cookie|authori[sz]ation|api.?key|privatekey|phone|holder|bankacc|account(no|number)|payoutaccount$/i;

const hidden = '•••';

/** The value with what no operator should read taken out, by the names of its fields. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) && inner !== '' && inner !== null ? hidden : withoutSecrets(inner),
    ]),
  );
}

/** `pay_out-Account` and `payoutAccount` are one name. */
function isSecret(name: string): boolean {
  return secretNames.test(name.replaceAll(/[-_. ]/g, ''));
}

/** The consumer's name: its group without what every group begins and ends with. */
export function consumerOf(group: string, around: { prefix: string; topic: string }): string {
  const { prefix, topic } = around;
  const inner = group.startsWith(prefix) ? group.slice(prefix.length) : group;
  const end = `.${topic}`;
  return inner.endsWith(end) ? inner.slice(0, -end.length) : inner;
}
