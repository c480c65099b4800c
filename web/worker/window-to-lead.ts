/** A game that runs has its window, and on a phone the page, to itself; the back office is another site. */
const notToBeLeft = /^\/(member\/slot\/game|admin)(\/|$)/;

/**
 * Which of the open windows a notification may lead to its page: the one that was in front last and shows
 * the site. To leave a game would cut it off in the middle of a round.
 *
 * @param open the latest first, as the browser names them
 */
export function windowToLead<Opened extends { readonly url: string }>(
  open: readonly Opened[],
): Opened | undefined {
  return open.find(({ url }) => !notToBeLeft.test(new URL(url).pathname));
}
