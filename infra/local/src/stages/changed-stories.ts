/** What a story in the browser stands on; each of it can break every story. */
const underAll =
  /^(services|infra|proto|web\/(src|build|public|index\.html|e2e\/(?!.*\.spec\.ts)))/;

/**
 * Which browser tests a change can touch.
 *
 * @param changed paths from the root of the repository
 * @returns files of web/e2e; none of them named means all; null for none at all
 */
export function storiesFor(changed: readonly string[]): string[] | null {
  const product = changed.filter((path) => underAll.test(path) && !/\.(test\.tsx?|md)$/.test(path));
  if (product.length > 0) return [];
  const specs = changed.filter((path) => /^web\/e2e\/.*\.spec\.ts$/.test(path));
  return specs.length > 0 ? specs.map((path) => path.replace(/^web\//, '')) : null;
}
