import { createSiteParts } from './actions/site-parts.ts';
import { createContents } from './http/contents.ts';
import { mainPageRoutes } from './http/main-page.ts';

/** What the main page shows at first, of the board and of other services, in one call. */
export const mainPageModule = { routes: [...mainPageRoutes] };

/** What it is made of; other services' parts are kept for some seconds in this process. */
export function openMainPage(
  deps: Parameters<typeof createContents>[0] & Parameters<typeof createSiteParts>[0],
) {
  return { contents: createContents(deps), siteParts: createSiteParts(deps) };
}
