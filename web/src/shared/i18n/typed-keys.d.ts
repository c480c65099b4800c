import type { Texts } from './catalogues.gen.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: Texts;
  }
}
