/**
 * The keyboard's way to the slip and back. The slip's place carries `data-slip`, and where it is a
 * sheet the bar that opens it `data-slip-bar`: whatever stands in them is none of this file's business.
 */
import { useEffect } from 'react';
import { pressedKey } from './pressed-key.ts';

const slipKey = 'b';
const fields = 'input:not([type=radio], [type=checkbox], [disabled]), textarea';
const stops = `${fields}, button:not([disabled]), a[href]`;

let from: HTMLElement | null = null;

/** Moves the keyboard to the stake, or to whatever the slip has first. */
export function focusSlip(): void {
  if (document.activeElement instanceof HTMLElement) from = document.activeElement;
  const slip = document.querySelector('[data-slip]');
  const stop = slip?.querySelector<HTMLElement>(fields) ?? slip?.querySelector<HTMLElement>(stops);
  if (stop !== null && stop !== undefined) stop.focus();
  else document.querySelector<HTMLElement>('[data-slip-bar] button')?.click();
}

/** One key leads to the slip, and from there back to where the keyboard was; so does Escape. */
export function useSlipKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const at = event.target instanceof Element ? event.target : null;
      const isInSlip = at?.closest('[data-slip]') !== null;
      const isBack = isInSlip && (key === slipKey || key === 'Escape');
      // In a dialog keys are its own, and letters are written where there is a field for them.
      if (at === null || !isPlain || at.closest('[role$=dialog]')) return;
      if (isBack && from?.isConnected === true) from.focus();
      else if (key === slipKey && !isInSlip && !at.matches(fields)) focusSlip();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
