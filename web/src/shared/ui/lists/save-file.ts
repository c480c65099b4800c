/** Hands a text or bytes to the browser as a file to keep; it never leaves the page otherwise. */
export function saveFile(
  name: string,
  content: string | Blob | Uint8Array<ArrayBuffer>,
  type: string,
): void {
  const isText = typeof content === 'string';
  const blob = new Blob([content], { type: isText ? `${type};charset=utf-8` : type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
