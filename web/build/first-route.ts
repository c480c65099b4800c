/**
 * What every first page needs, in few files: left alone, the bundler makes some eighty of it, and
 * each costs a kilobyte of headers. What only some pages need must not be caught here.
 */
export const firstRoute = [
  // What loads the others: kept apart, or the entry would need the whole site before its first line.
  {
    name: 'start',
    test: /\/src\/(app\/(load-part|next-task)|design\/theme)\.ts$|vite\/preload-helper/,
  },
  // What the entry runs itself: with the libraries below in one file it would be one long task.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /node_modules\/(@tanstack|i18next|react-i18next|zustand|openapi-fetch)\//,
  },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'site', test: isFirstRoute },
];

const firstRouteFiles =
  /\/web\/src\/(api|app|art|format|routes|session|design\/theme|i18n\/(\w+\.ts|ko\.json)|live\/live-state|shell\/(?!popup-host|menu-drawer)|features\/(member|coming\/(coming-routes|soon)|auth\/use-logout|admin\/(office-search|content\/content-kind)|banner|home\/home-queries|notice\/(newest-notices|notice-queries)|popup\/(popup-queries|popup-marks|dismissed|waiting-popups)|support\/support-(paths|search)|text-page\/(text-link|text-page-slugs)|cash\/(list-range|merge-money)|points\/point-usage|sport\/(sport-search|sports)\.ts|my-page\/ledger-filter\.)|components\/(alerts|badge|button|locale|overlay-host|page|route-failed|states|toasts|use-))/;

/** A route's page is a part of the route's file with a mark in its name: that part stays lazy. */
function isFirstRoute(id: string): boolean {
  return firstRouteFiles.test(id) && !id.includes('tsr-split') && !id.includes('/start-site.');
}

const officeFile = /\/web\/src\/(features|routes|i18n)\/admin\//;

/** The folder of a part: what only operators load lies apart, so that no player keeps it. */
export function partName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const ours = moduleIds.filter((id) => id.includes('/web/src/'));
  const isOffice = ours.length > 0 && ours.every((id) => officeFile.test(id));
  return isOffice ? 'assets/office/[name]-[hash].js' : 'assets/[name]-[hash].js';
}
