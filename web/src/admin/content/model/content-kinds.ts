/** What an operator puts up, by the name its calls and its address carry. */
export const contentKinds = ['notices', 'faq', 'popups', 'banners'] as const;

export type ContentKind = (typeof contentKinds)[number];

export const noticeCategories = ['notice', 'event'] as const;
export const faqCategories = ['cash', 'member', 'betting', 'etc'] as const;
export const audiences = ['all', 'guests', 'members'] as const;
export const bannerPlaces = ['main-top', 'main-middle'] as const;
export const bannerArts = [
  'deposit',
  'withdrawal',
  'point',
  'live',
  'slot',
  'sport',
  'mini',
  'notice',
  'safety',
] as const;
