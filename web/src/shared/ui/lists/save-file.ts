/** Hands a text or bytes to the browser as a file to keep; it never leaves the page otherwise. */
export function saveFile(name: string, content: string | Uint8Array, type: string): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: `${type};charset=utf-8` })
      : new Blob([content.slice()], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
