export const siteCheckKey = ['admin', 'site', 'check'] as const;
