import type {
  VendorAnswer,
  VendorCall,
  VendorRequest,
  WireAnswer,
} from '../vocabulary/vendor-call.ts';
import type { VendorRules } from '../vocabulary/vendor-rules.ts';

/** Whether a request is its vendor's own. */
export type Verdict = 'ok' | 'bad_signature' | 'stale';

/** An outside protocol: how its calls are read, checked and answered. */
export type Adapter = {
  readonly rules: VendorRules;
  /** @param keys any of them will do, while they change */
  verify(request: VendorRequest, keys: readonly string[], now: Date): Verdict;
  /** What may come once within the protocol's window; null where it has nothing of that kind. */
  nonceOf(request: VendorRequest): string | null;
  /** @returns null for what is none of its calls, or lacks a part of one */
  read(request: VendorRequest): VendorCall | null;
  /** @param call null where it could not be read */
  answer(call: VendorCall | null, answer: VendorAnswer): WireAnswer;
};
