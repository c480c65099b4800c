/**
 * What the first picture needs to know before it is painted, in a file of its own that the browser
 * runs ahead of everything else: it holds back the page's head, so it stays this small.
 */
import { applyTheme } from '../design/theme.ts';
import { language } from '../i18n/language.ts';
import { memberSessionKey, storedSession } from '../session/stored-session.ts';

applyTheme();
document.documentElement.lang = language();
// Pictures are drawn in Korean alone; of whom a page's picture is, the styles compare.
const visitor = storedSession(memberSessionKey) === null ? 'guest' : 'member';
document.documentElement.dataset.visitor = language() === 'ko' ? visitor : 'other';
