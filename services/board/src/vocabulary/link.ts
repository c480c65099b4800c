// Invariant: a link leads to a path of the site or to an https:// address, and to nothing that a
// browser would run or that pretends to be another host.
import { z } from 'zod';

const LINK_LENGTH_MAX = 300;
const SITE_PATH = /^\/(?![/\\])[\w\-./~%?&=#+,:;@!$'*]*$/;

export function isSiteLink(text: string): boolean {
  if (text.length > LINK_LENGTH_MAX) return false;
  if (text.startsWith('/')) return SITE_PATH.test(text);
  // URL mends what it is given (spaces, backslashes), so the text itself has to be clean.
  if (!/^https:\/\/[^\s\\"<>`{}|^\p{Cf}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

export const linkText = z
  .string()
  .trim()
  .max(LINK_LENGTH_MAX)
  .refine(isSiteLink, 'A link is https://… or a path of the site.')
  .nullable()
  .describe('https://… or a path of the site such as /member/chargeMain/charge');
