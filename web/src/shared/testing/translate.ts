/** Does to a page what a browser's translator does: texts of its own in the place of those there. */
export function translatePage(page: Element = document.body): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const words = text.textContent?.trim() ?? '';
    if (words === '' || text.parentElement?.closest('[translate=no], script, style')) continue;
    const font = document.createElement('font');
    font.append(`«${words}»`);
    text.parentNode?.replaceChild(font, text);
  }
}
