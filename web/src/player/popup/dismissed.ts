/** The popups put away since the site was opened here; they come again with the next visit. */
const shut = new Set<number>();

export const dismissed: ReadonlySet<number> = shut;

export function dismissPopup(bannerIdx: number): void {
  shut.add(bannerIdx);
}
