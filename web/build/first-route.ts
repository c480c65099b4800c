import { iconGroups } from './icon-groups.ts';

const names = [
  'app/(?!session/)',
  'routes/',
  'player/(shell/(?!popup-host)|navigation/(?!menu-drawer))',
  'player/home/(banner-|home-queries)',
  'player/main-page/',
  'player/popup/(popup-queries|popup-marks|dismissed|waiting-popups)',
  'player/content/(newest-notices|notice-queries|support-paths|support-search)',
  'player/(game/game-search|games/(launch/open-game|model/lobb))',
  'player/auth/(auth-popups|use-logout)',
  'player/cash/merge-money',
  'player/account/(points/point-usage|ledger/ledger-filter[.])',
  'betting/sportsbook/model/(sport-search|sports)[.]',
  'admin/shared/(admin-search|operator-session)',
  'admin/content/model/content-kind',
  'shared/(api|art|loading)/',
  'shared/session/(?!last-use|token-refresh|unused|use-watch)',
  'shared/format/(?!odds|reward-text|tournament-score|short-number)',
  'shared/hooks/(?!use-ledger-text|use-settled)',
  'shared/member/(?!save-image|free-bets)',
  'shared/(design/theme|live/live-state|dates/list-range|i18n/([a-z0-9.-]+[.]ts|ko[.]json))',
  'shared/content/(banner-card|text-link|text-page-slugs)',
  'shared/ui/controls/button',
  'shared/ui/figures/badge',
  'shared/ui/overlays/(alerts|overlay-entries|overlay-host|toasts)',
  'shared/ui/pages/(locale|new-version-line|page|route-failed|states|theme-switch)',
];

const firstRouteFiles = new RegExp(`/web/src/(${names.join('|')})`);

/** What the main page and the login draw beside them. */
const drawnFirst =
  /\/src\/(player\/(home\/|notifications\/notification-bell|auth\/(?!join))|shared\/(captcha\/|forms\/password-field|ui\/lists\/feed))/;

/**
 * What every first page needs, in few files: left alone, the bundler makes some eighty of it, and
 * each costs a kilobyte of headers. What only some pages need must not be caught here.
 */
export const firstRoute = [
  // What loads the others: kept apart, or the entry would need the whole site before its first line.
  {
    name: 'start',
    test: /\/src\/shared\/(loading\/(load-part|next-task)|design\/theme|storage\/storage)\.ts$|vite\/preload-helper/,
  },
  // What the entry runs itself: with the libraries below in one file it would be one long task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /node_modules\/(@tanstack\/(?!react-table|table-core)|i18next|react-i18next|zustand|openapi-fetch)\//,
  },
  ...iconGroups((file) => firstRouteFiles.test(file) || drawnFirst.test(file)),
  { name: 'site', test: isFirstRoute },
];

/** A route's page is a part of the route's file with a mark in its name: that part stays lazy. */
function isFirstRoute(id: string): boolean {
  return firstRouteFiles.test(id) && !id.includes('tsr-split') && !id.includes('/start-site.');
}

const backOfficeFile = /\/web\/src\/(admin|routes\/admin|shared\/i18n\/admin)\//;

type Part = { name: string; moduleIds: readonly string[] };

/** The folder of a part: what only operators load lies apart, so that no player keeps it. */
export function partName({ name, moduleIds }: Part): string {
  const ours = moduleIds.filter((id) => id.includes('/web/src/'));
  const isBackOffice =
    name === 'back-office-icons' ||
    (ours.length > 0 && ours.every((id) => backOfficeFile.test(id)));
  return isBackOffice ? 'assets/back-office/[name]-[hash].js' : 'assets/[name]-[hash].js';
}
