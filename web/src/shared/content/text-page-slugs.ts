/** The text pages the site has an address for; the operator writes what stands in them. */
export const textPageSlugs = [
  'betting-rules',
  'sports-rules',
  'game-guide',
  'terms',
  'responsible-play',
] as const;

export type TextPageSlug = (typeof textPageSlugs)[number];
