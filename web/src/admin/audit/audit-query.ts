import type { DayRange } from '../../shared/format/day-range.ts';
import type { AuditSearch } from '../shared/admin-search.ts';

/** The days a search is about: today unless it says otherwise. */
export function auditRange(search: AuditSearch, today: string): DayRange {
  const endDate = search.endDate ?? search.startDate ?? today;
  return { startDate: search.startDate ?? endDate, endDate };
}

/** What the server is asked with, without the page. */
export function auditBody(search: AuditSearch, range: DayRange) {
  const { operator, action, subject, text } = search;
  return {
    ...range,
    ...(operator === undefined ? {} : { operatorId: operator }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    ...(text === undefined ? {} : { text }),
  };
}
