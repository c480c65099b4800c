/** What is bet on; `marketKey` is the market's own among those of its fixture. */
export type LegName = {
  readonly fixtureId: string;
  readonly marketKey: string;
  readonly selectionId: string;
};

/** Two names of one selection are equal texts. */
export function legText({ fixtureId, marketKey, selectionId }: LegName): string {
  return JSON.stringify([fixtureId, marketKey, selectionId]);
}
