export const languages = ['ko', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

const cookieName = 'lang';
const yearSeconds = 31_536_000;

/** The chosen language: the cookie's, else Korean. */
export function language(): Language {
  // Without a browser the build draws the first picture.
  if (typeof document === 'undefined') return 'ko';
  const value = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return languages.find((known) => known === value) ?? 'ko';
}

/** The language to show where a site offers only some: the chosen one, Korean, or its first. */
export function offeredLanguage(chosen: Language, offered: readonly Language[]): Language {
  if (offered.length === 0 || offered.includes(chosen)) return chosen;
  return offered.find((one) => one === 'ko') ?? offered[0] ?? chosen;
}

export function rememberLanguage(chosen: Language): void {
  // The Cookie Store API is missing in Safari, so the old way is the one that works everywhere.
  // biome-ignore lint/suspicious/noDocumentCookie: said above.
  document.cookie = `${cookieName}=${chosen}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
