/** What any vendor can ask of us, whatever its protocol calls it. */
export const verbs = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'bet_and_win',
  'rollback',
  'adjust',
  'promotion_win',
  'jackpot_win',
  'close_round',
  'ping',
] as const;
export type Verb = (typeof verbs)[number];

/** Verbs with a transaction of their own: answered once, and kept for ever. */
export type MoneyVerb = Exclude<Verb, 'authenticate' | 'balance' | 'close_round' | 'ping'>;

export function isMoneyVerb(verb: Verb): verb is MoneyVerb {
  return !['authenticate', 'balance', 'close_round', 'ping'].includes(verb);
}
