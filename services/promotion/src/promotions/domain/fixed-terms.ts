/** Invariant: what members play for is not changed while they play. */
import { type Definition, definitionText } from './definition.ts';

/** Whether a change touches dates, rules or caps of a tournament that has begun: a cap decides which places win. */
export function breaksTerms(before: Definition, after: Definition, now: Date): boolean {
  if (before.rules.trigger !== 'tournament' || new Date(before.startsAt) > now) return false;
  return termsOf(before) !== termsOf(after);
}

function termsOf(definition: Definition): string {
  const { startsAt, endsAt, rules } = definitionText(definition);
  const { perDevice = null, ...caps } = definition.caps;
  const moments = [startsAt, endsAt].map((at) => (at === null ? 0 : Date.parse(at)));
  return JSON.stringify([moments, rules, { ...caps, perDevice }]);
}
