/**
 * The numbers a text for members says, in one writing for every language and in their order of size:
 * without those that only count its lines, and without addresses and placeholders.
 */
export function numbersIn(text: string): string[] {
  const words = text
    .replaceAll(/^(#+ )?\d+\. /gm, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/\{\{[^}]*\}\}/g, '');
  return (words.match(/\d+(?:[.,]\d+)*/g) ?? []).map(withoutGroups).toSorted();
}

/** 10,000 and 10.000 are 10000; 1.85 stays what it is. */
function withoutGroups(number: string): string {
  return /^\d{1,3}([.,]\d{3})+$/.test(number) ? number.replaceAll(/[.,]/g, '') : number;
}
