/** Under which name a picture's bytes are kept. */
export function objectName({ siteId, imageId }: { siteId: string; imageId: string }): string {
  return `${siteId}/${imageId}.webp`;
}
