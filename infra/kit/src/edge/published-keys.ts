/** The site key of the demonstration: it is in the repository, so a real site has another one. */
const demonstrationSiteKey = 'noriter-demo-site-key';

/** Whether everybody knows a site's key. */
export function isPublishedSiteKey(key: string): boolean {
  return key === demonstrationSiteKey;
}
