/**
 * What the addresses of the back office may say. Written by hand, as every address is read before
 * its page is loaded: a library for it would travel to every player.
 */
export const memberStatuses = ['active', 'pending', 'suspended', 'refused', 'excluded'] as const;
export const cashStatuses = [0, 2, 1, -1] as const;
export const auditSources = ['identity', 'wallet'] as const;

type Asked = Record<string, unknown>;

/** The first page is the one that is not named. */
export type PageSearch = { page?: number };

export type MembersSearch = PageSearch & {
  status?: (typeof memberStatuses)[number] | undefined;
  search?: string | undefined;
};

export type CashSearch = PageSearch & {
  status?: (typeof cashStatuses)[number] | undefined;
  search?: string | undefined;
};

export type AuditSearch = PageSearch & {
  source?: (typeof auditSources)[number] | undefined;
  day?: string | undefined;
};

const wordsLengthMax = 50;

export function pageSearch(asked: Asked): PageSearch {
  const page = Number(asked.page);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}

export function membersSearch(asked: Asked): MembersSearch {
  const status = memberStatuses.find((known) => known === asked.status);
  return { ...pageSearch(asked), status, search: wordsOf(asked) };
}

export function cashSearch(asked: Asked): CashSearch {
  const status = cashStatuses.find((known) => known === asked.status);
  return { ...pageSearch(asked), status, search: wordsOf(asked) };
}

export function auditSearch(asked: Asked): AuditSearch {
  const source = auditSources.find((known) => known === asked.source);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(String(asked.day)) ? String(asked.day) : undefined;
  return { ...pageSearch(asked), source, day };
}

/** Where to go after the log-in: a path of the back office, never an address outside. */
export function loginSearch(asked: Asked): { from?: string } {
  const { from } = asked;
  return typeof from === 'string' && /^\/admin(\/|$|\?)/.test(from) ? { from } : {};
}

/** A number in the address reads as a number; as a word searched for it is text again. */
function wordsOf({ search }: Asked): string | undefined {
  const words = typeof search === 'number' ? String(search) : search;
  if (typeof words !== 'string' || words === '') return undefined;
  return words.slice(0, wordsLengthMax);
}
