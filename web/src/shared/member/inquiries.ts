/** Where the member's inquiries lie in the cache: an answer that comes makes them new. */
export const inquiriesKey = ['member', 'inquiries'] as const;
