const ID_LENGTH_SHOWN = 8;

/** Enough of a UUID to tell it from the others on the screen; a name that is no UUID says nothing. */
export function shortId(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, ID_LENGTH_SHOWN) : '';
}
