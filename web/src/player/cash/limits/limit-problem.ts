import { parseWon } from '../../../shared/format/money.ts';

/** What a request may be, as the wallet says it. */
export type RequestRoom = {
  minimum: string;
  maximum: string;
  unit: string;
  leftToday: string;
  requestsLeft: number;
};

export type LimitProblem = {
  kind: 'below' | 'above' | 'notUnit' | 'overDay' | 'noRequests';
  /** Won, as a decimal string. */
  limit: string;
};

/**
 * The first limit an amount breaks, said while it is typed. The wallet judges by itself in the
 * same order; this only spares the way there.
 */
export function limitProblem(amount: string, room: RequestRoom): LimitProblem | null {
  const won = parseWon(amount);
  if (won === 0n) return null;
  if (room.requestsLeft === 0) return { kind: 'noRequests', limit: '0' };
  if (won < parseWon(room.minimum)) return { kind: 'below', limit: room.minimum };
  const unit = parseWon(room.unit);
  if (unit > 0n && won % unit !== 0n) return { kind: 'notUnit', limit: room.unit };
  if (won > parseWon(room.maximum)) return { kind: 'above', limit: room.maximum };
  if (won > parseWon(room.leftToday)) return { kind: 'overDay', limit: room.leftToday };
  return null;
}
