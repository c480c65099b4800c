/** What an operator chooses of content that is put up: the board keeps it, the back office offers it. */

export const noticeCategories = ['notice', 'event'] as const;
export const faqCategories = ['cash', 'member', 'betting', 'etc'] as const;
export const audiences = ['all', 'guests', 'members'] as const;
export const bannerPlaces = ['main-top', 'main-middle'] as const;
/** The drawings the web has; nobody uploads pictures. */
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
