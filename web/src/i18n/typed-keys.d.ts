import type admin from './admin/ko.json';
import type site from './ko.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; admin: typeof admin };
  }
}
