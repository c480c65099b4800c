/**
 * Invariant: a stored slip is read by the session that wrote it only, and one that was on its way
 * when the page went is taken for one whose answer is lost: it may have been placed.
 */
import { noSlip, type SportSlip } from './slip.ts';

/** Raised when the shape changes: what an older page wrote is left alone. */
const VERSION = 1;

type Stored = { version: typeof VERSION; sessionId: string; slip: SportSlip };

export function slipText(slip: SportSlip, sessionId: string): string {
  return JSON.stringify({ version: VERSION, sessionId, slip } satisfies Stored);
}

/** The slip of a session as it was left; an empty one where there is none. */
export function storedSlip(text: string | null, sessionId: string | undefined): SportSlip {
  const stored = parse(text);
  if (!isStored(stored) || stored.sessionId !== sessionId) return noSlip;
  const { outcome } = stored.slip;
  if (outcome?.kind !== 'sending') return stored.slip;
  return { ...stored.slip, outcome: { kind: 'unknown', sent: outcome.sent } };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value) || value.version !== VERSION) return false;
  if (!('sessionId' in value) || !('slip' in value)) return false;
  const { slip } = value;
  return typeof slip === 'object' && slip !== null && 'legs' in slip && Array.isArray(slip.legs);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
