import { SCATTER, type Theme, WILD } from '../../src/slots/theme.ts';
import { common, t } from '../shared/texts.ts';
import { texts } from './texts.ts';

/** What each symbol pays, as a dialog. */
export function drawPaytable(theme: Theme, rtp: string | null): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'pays';
  const order = [WILD, 'G', 'A', 'B', 'C', 'D', 'E', 'F'];
  const rows = order.map((symbol) => {
    const [three, four, five] = theme.pays[symbol] ?? [0, 0, 0];
    return rowOf(symbol, `5 × ${five} · 4 × ${four} · 3 × ${three}`);
  });
  const scatters = ([5, 4, 3] as const)
    .map((count) => {
      const { pays, spins } = theme.scatter[count];
      return `${count}: ×${pays} + ${spins}${t(texts.spins)}`;
    })
    .join(' · ');
  const text = `${t(texts.lines)} ${t(common.rtp)} ${rtp ?? ''} %`;
  const explained = document.createElement('p');
  explained.textContent = text;
  const close = document.createElement('button');
  close.textContent = t(texts.close);
  close.addEventListener('click', () => dialog.close());
  const title = document.createElement('h2');
  title.textContent = t(texts.pays);
  dialog.append(title, ...rows, rowOf(SCATTER, scatters), explained, close);
  document.body.append(dialog);
  return dialog;
}

function rowOf(symbol: string, text: string): HTMLElement {
  const row = document.createElement('div');
  row.className = 'row';
  row.innerHTML = `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#symbol-${symbol}"/></svg>`;
  const words = document.createElement('span');
  words.textContent = text;
  row.append(words);
  return row;
}
