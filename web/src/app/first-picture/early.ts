/**
 * What the first picture needs to know before it is painted, in a file of its own that the browser
 * runs ahead of everything else: it holds back the page's head, so it stays this small.
 */
import { applyTheme } from '../../shared/design/theme.ts';
import { language } from '../../shared/i18n/language.ts';
import { memberSessionKey, storedSession } from '../../shared/session/stored-session.ts';

applyTheme();
document.documentElement.lang = language();
// Pictures are drawn in Korean alone; of whom a page's picture is, the styles compare.
const visitor = storedSession(memberSessionKey) === null ? 'guest' : 'member';
document.documentElement.dataset.visitor = language() === 'ko' ? visitor : 'other';
