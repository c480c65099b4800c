const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
const v6 = /^[0-9a-f:]*:[0-9a-f:.]*(?:\/(\d{1,3}))?$/i;

/** Addresses as they are typed, one on each line; commas and blanks part them too. */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((entry) => entry !== ''))];
}

/** The first entry that is no address or range; the server looks closer. */
export function wrongAddress(entries: readonly string[]): string | undefined {
  return entries.find((entry) => !isEntry(entry));
}

function isEntry(entry: string): boolean {
  const parts = v4.exec(entry);
  if (parts === null) return v6.test(entry) && Number(v6.exec(entry)?.[1] ?? 0) <= 128;
  return parts.slice(1, 5).every((part) => Number(part) <= 255) && Number(parts[5] ?? 0) <= 32;
}
