/** Which operator's site this bundle belongs to. Both values are public by their nature. */
export const siteId: string = import.meta.env.VITE_SITE_ID ?? 'noriter';
export const siteKey: string = import.meta.env.VITE_SITE_KEY ?? 'noriter-demo-site-key';
