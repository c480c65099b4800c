let wanted: string | null = null;

/** Remembers the page a guest asked for, so that a login leads on to it. */
export function rememberReturn(href: string): void {
  wanted = href;
}

/** The page to go on to after a login; it is forgotten by asking. */
export function takeReturn(): string | null {
  const href = wanted;
  wanted = null;
  return href;
}
