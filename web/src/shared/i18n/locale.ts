import type { Language } from './language.ts';

/** The full locale of each language, for numbers, dates and the component base. */
export const localeOf: Record<Language, string> = { ko: 'ko-KR', en: 'en-US', vi: 'vi-VN' };
