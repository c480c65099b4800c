/** Where a page of a list ended: the time of its last row, and its id. */
export type ListPlace = { at: Date; id: string };

/** Milliseconds of the time, and the id. */
export const LIST_PLACE = /^\d{1,13}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function listPlaceText({ at, id }: ListPlace): string {
  return `${at.getTime()}_${id}`;
}

/** @param text one that `LIST_PLACE` has found right */
export function listPlaceOf(text: string): ListPlace {
  const [ms = '', id = ''] = text.split('_');
  return { at: new Date(Number(ms)), id };
}
