import { z } from 'zod';

/** A version's column is an integer, and one more has to fit too. */
export const VERSION_MAX = 2_147_483_646;

/**
 * The version a change was made from, or that a row has.
 *
 * @example body: z.object({ version: versionNumber.describe('0 for a new one') })
 */
export const versionNumber = z.int().min(0).max(VERSION_MAX);
