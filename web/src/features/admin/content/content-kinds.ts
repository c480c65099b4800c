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

export const TITLE_LENGTH_MAX = 100;
export const BODY_LENGTH_MAX = 20_000;
export const CAPTION_LENGTH_MAX = 200;
export const LINK_LENGTH_MAX = 300;
export const ORDER_MAX = 9_999;
