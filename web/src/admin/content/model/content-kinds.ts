/** What an operator puts up, by the name its calls and its address carry. */
export const contentKinds = ['notices', 'faq', 'popups', 'banners'] as const;

export type ContentKind = (typeof contentKinds)[number];
