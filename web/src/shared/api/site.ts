/** Which operator's site this bundle belongs to. Both values are public by their nature. */
export const siteId: string = import.meta.env.VITE_SITE_ID ?? 'noriter';
export const siteKey: string = import.meta.env.VITE_SITE_KEY ?? 'noriter-demo-site-key';

/** What is asked of whether maintenance is on; a call refused for it asks again. */
export const siteCheckKey = ['site', 'check'] as const;
