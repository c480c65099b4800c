/**
 * The arrows between the folders of `web/src`: who may import from whom, values and types alike.
 * `tidy.test.ts` at the root of the repository enforces this table, and that no folders of a
 * subject import each other in a circle.
 */
export const arrows: Readonly<Record<string, readonly RegExp[]>> = {
  // Imports nothing of the others.
  shared: [/^shared\//],
  player: [/^(player|shared)\//],
  betting: [/^(betting|shared)\//],
  partner: [/^(partner|shared)\//],
  // Of betting, operators see what is named and drawn from data alone: no calls, no stores.
  admin: [/^(admin|shared)\//, /^betting\/\w+\/model\//],
  // The page that shows every component.
  dev: [/^(dev|shared)\//],
  // A route names its page; `app` puts the site together out of all subjects.
  routes: [/^/],
  app: [/^/],
};

/** What a `model` of betting may import: whoever draws from it brings the data. */
export const modelImports =
  /^(betting\/\w+\/model\/|shared\/(bets|dates|format|i18n|search|ui)\/|shared\/api\/(api-error|calls|contracts|envelope)\.)/;

/** Folders put together from all subjects, so that arrows go both ways between them. */
export const composition: readonly string[] = ['routes', 'app'];

/** A folder holds at most so many files, tests included. */
export const folderFilesMax = 16;
