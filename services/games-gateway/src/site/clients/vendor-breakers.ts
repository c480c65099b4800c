import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { VendorAnswered } from './vendor-http.ts';

/** So many failures in a row, and it is not asked for a while. */
const FAILURES_MAX = 5;
const HALF_OPEN_AFTER_MS = 10_000;

/** A circuit breaker for each vendor, made when it is first asked for. */
export function createBreakers(): (vendorKey: string) => CircuitBreakerPolicy {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return (vendorKey) => {
    const known = breakers.get(vendorKey);
    if (known !== undefined) return known;
    const breaker = circuitBreaker(handleWhen(isAway), {
      halfOpenAfter: HALF_OPEN_AFTER_MS,
      breaker: new ConsecutiveBreaker(FAILURES_MAX),
    });
    breakers.set(vendorKey, breaker);
    return breaker;
  };
}

/** Not one that answers what it does not want: a member asks for that as often as they like. */
function isAway(error: unknown): boolean {
  if (error instanceof VendorAnswered) return error.status >= 500;
  return !(error instanceof SyntaxError);
}
