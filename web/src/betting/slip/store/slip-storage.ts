/**
 * Invariant: a stored slip is read by the session that wrote it only, and one that was on its way
 * when the page went is taken for one whose answer is lost: it may have been placed.
 */
import { noSlip, type Slip, type SlipLine } from '../model/slip.ts';

/** Raised when the shape changes: what an older page wrote is left alone. */
const VERSION = 2;

export function slipText<Line extends SlipLine, Body>(
  slip: Slip<Line, Body>,
  sessionId: string,
): string {
  return JSON.stringify({ version: VERSION, sessionId, slip });
}

/** The slip of a session as it was left; an empty one where there is none. */
export function storedSlip<Line extends SlipLine, Body>(
  text: string | null,
  sessionId: string | undefined,
): Slip<Line, Body> {
  const stored = parse(text);
  if (!isStored<Line, Body>(stored) || stored.sessionId !== sessionId) return noSlip;
  const { outcome } = stored.slip;
  if (outcome?.kind !== 'sending') return stored.slip;
  return { ...stored.slip, outcome: { kind: 'unknown', body: outcome.body } };
}

type Stored<Line extends SlipLine, Body> = { sessionId: string; slip: Slip<Line, Body> };

function isStored<Line extends SlipLine, Body>(value: unknown): value is Stored<Line, Body> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value) || value.version !== VERSION) return false;
  if (!('sessionId' in value) || !('slip' in value)) return false;
  const { slip } = value;
  return typeof slip === 'object' && slip !== null && 'lines' in slip && Array.isArray(slip.lines);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
