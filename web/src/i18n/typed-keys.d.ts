import type admin from './admin/ko.json';
import type site from './ko.json';
import type sport from './sport/ko.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; sport: typeof sport; admin: typeof admin };
  }
}
