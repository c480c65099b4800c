// Generated from the folders beside it by npm run generate.
import type part0 from './admin/ko.json';
import type part1 from './community/ko.json';
import type part2 from './game/ko.json';
import type part3 from './helpdesk/ko.json';
import type part4 from './inquiry/ko.json';
import type part5 from './moderation/ko.json';
import type part6 from './notification/ko.json';
import type part7 from './partner/ko.json';
import type part8 from './passkey/ko.json';
import type part9 from './promotion/ko.json';
import type part10 from './protection/ko.json';
import type part11 from './reward/ko.json';
import type part12 from './sport/ko.json';
import type part13 from './verify/ko.json';
import ko from './ko.json';

/** Korean, the site's own language, comes with the first files: most pages wait for nothing then. */
export const catalogues = {
  ko: {
    site: async () => ({ default: ko }),
    'admin': () => import('./admin/ko.json'),
    'community': () => import('./community/ko.json'),
    'game': () => import('./game/ko.json'),
    'helpdesk': () => import('./helpdesk/ko.json'),
    'inquiry': () => import('./inquiry/ko.json'),
    'moderation': () => import('./moderation/ko.json'),
    'notification': () => import('./notification/ko.json'),
    'partner': () => import('./partner/ko.json'),
    'passkey': () => import('./passkey/ko.json'),
    'promotion': () => import('./promotion/ko.json'),
    'protection': () => import('./protection/ko.json'),
    'reward': () => import('./reward/ko.json'),
    'sport': () => import('./sport/ko.json'),
    'verify': () => import('./verify/ko.json'),
  },
  en: {
    site: () => import('./en.json'),
    'admin': () => import('./admin/en.json'),
    'community': () => import('./community/en.json'),
    'game': () => import('./game/en.json'),
    'helpdesk': () => import('./helpdesk/en.json'),
    'inquiry': () => import('./inquiry/en.json'),
    'moderation': () => import('./moderation/en.json'),
    'notification': () => import('./notification/en.json'),
    'partner': () => import('./partner/en.json'),
    'passkey': () => import('./passkey/en.json'),
    'promotion': () => import('./promotion/en.json'),
    'protection': () => import('./protection/en.json'),
    'reward': () => import('./reward/en.json'),
    'sport': () => import('./sport/en.json'),
    'verify': () => import('./verify/en.json'),
  },
  vi: {
    site: () => import('./vi.json'),
    'admin': () => import('./admin/vi.json'),
    'community': () => import('./community/vi.json'),
    'game': () => import('./game/vi.json'),
    'helpdesk': () => import('./helpdesk/vi.json'),
    'inquiry': () => import('./inquiry/vi.json'),
    'moderation': () => import('./moderation/vi.json'),
    'notification': () => import('./notification/vi.json'),
    'partner': () => import('./partner/vi.json'),
    'passkey': () => import('./passkey/vi.json'),
    'promotion': () => import('./promotion/vi.json'),
    'protection': () => import('./protection/vi.json'),
    'reward': () => import('./reward/vi.json'),
    'sport': () => import('./sport/vi.json'),
    'verify': () => import('./verify/vi.json'),
  },
} as const;

/** Files of their own, for pages that ask for them: the first page needs none of these. */
export const laterParts = ['admin', 'community', 'game', 'helpdesk', 'inquiry', 'moderation', 'notification', 'partner', 'passkey', 'promotion', 'protection', 'reward', 'sport', 'verify'] as const;

export type Texts = {
  site: typeof ko;
  'admin': typeof part0;
  'community': typeof part1;
  'game': typeof part2;
  'helpdesk': typeof part3;
  'inquiry': typeof part4;
  'moderation': typeof part5;
  'notification': typeof part6;
  'partner': typeof part7;
  'passkey': typeof part8;
  'promotion': typeof part9;
  'protection': typeof part10;
  'reward': typeof part11;
  'sport': typeof part12;
  'verify': typeof part13;
};
