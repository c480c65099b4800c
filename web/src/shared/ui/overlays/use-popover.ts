import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

/**
 * Whether a list or a small panel above the page is open. Like a sheet, it is closed by going back.
 *
 * @example <DialogTrigger {...usePopover()}>
 */
export function usePopover(): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return { isOpen, onOpenChange: setOpen };
}
