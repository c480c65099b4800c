import { z } from 'zod';

import { type CheckWindow, isUnderMaintenance } from '../domain/site/maintenance.ts';
import { wordsShape } from '../domain/site/site-options-shape.ts';

/** The maintenance window on the wire, as the specification's client reads it. */
export const checkShape = {
  siteCheckInfo: z
    .object({
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime().nullable(),
      message: wordsShape.nullable().describe("The operators' own words, by language"),
    })
    .nullable(),
  serverTime: z.iso.datetime(),
  maintenance: z.boolean().describe('Whether it is on now'),
};

export function checkView(check: CheckWindow | null, now: Date) {
  const window =
    check === null
      ? null
      : {
          startDate: check.startsAt.toISOString(),
          endDate: check.endsAt?.toISOString() ?? null,
          message: check.message,
        };
  return {
    siteCheckInfo: window,
    serverTime: now.toISOString(),
    maintenance: isUnderMaintenance(check, now),
  };
}
