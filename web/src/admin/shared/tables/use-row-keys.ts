import { useEffect } from 'react';
import { pressedKey } from '../../../shared/hooks/pressed-key.ts';

type RowKeys = {
  /** What Enter does with the row that has the focus. */
  onOpen?: (key: string) => void;
  /** What x does with it. */
  onMark?: (key: string) => void;
};

const rowSelector = '[data-worked-row]';

/** j and k, or arrows, walk the rows; Enter opens, x marks, a row's own letters press its buttons. */
export function useRowKeys({ onOpen, onMark }: RowKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      if (act(event, { onOpen, onMark })) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onOpen, onMark]);
}

/** Whether a key belongs to somebody else: a field, an open dialog, the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
  return isTyped || isDialogOpen();
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

type Acting = { onOpen: RowKeys['onOpen']; onMark: RowKeys['onMark'] };

function act(event: KeyboardEvent, { onOpen, onMark }: Acting): boolean {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
  const isOnRow = row !== null && document.activeElement === row;
  const rowKey = row?.dataset.workedRow ?? '';
  const key = pressedKey(event);
  switch (key) {
    case 'j':
      return walk(row, 1);
    case 'k':
      return walk(row, -1);
    case 'ArrowDown':
      return isOnRow && walk(row, 1);
    case 'ArrowUp':
      return isOnRow && walk(row, -1);
    case 'Enter':
      if (!isOnRow || onOpen === undefined) return false;
      onOpen(rowKey);
      return true;
    case 'x':
      if (row === null || onMark === undefined) return false;
      onMark(rowKey);
      return true;
    default:
      return row !== null && key !== null && press(row, key);
  }
}

function walk(from: HTMLElement | null, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const at = from === null ? -1 : rows.indexOf(from);
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.focus();
  return next !== undefined;
}

function press(row: HTMLElement, key: string): boolean {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-shortcut]')];
  const button = buttons.find((one) => one.dataset.shortcut === key);
  button?.click();
  return button !== undefined;
}
