import { ApiError } from '../../../shared/api/api-error.ts';

const codes = new Set(['B1023', 'G004', 'PT001', 'S006', 'W002']);

/** Somebody else saved what was being edited. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && codes.has(error.code);
}
