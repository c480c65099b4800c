import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

export const overlayClass =
  'enter-fade fixed inset-0 z-50 flex items-end justify-center bg-veil sm:items-center sm:p-6';

const widths = { narrow: 'sm:max-w-md', wide: 'sm:max-w-2xl', full: 'sm:max-w-5xl' };

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Beside the title: what is done with all of it. */
  aside?: ReactNode;
  width?: keyof typeof widths;
  /** False keeps a half-filled form from being lost by a press beside it. */
  isDismissable?: boolean;
};

/** A dialog on a desktop, a sheet from below on a phone. */
export function Dialog({ title, isOpen, onClose, children, aside, ...look }: DialogProps) {
  const { t } = useTranslation();
  useBackCloses(isOpen, onClose);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={look.isDismissable ?? true}
      className={overlayClass}
    >
      <Modal
        className={`enter-rise flex max-h-[92dvh] sm:max-h-[95dvh] w-full flex-col overflow-hidden rounded-t-lg border border-line bg-surface shadow-overlay sm:rounded-lg ${widths[look.width ?? 'narrow']}`}
      >
        <AriaDialog className="flex min-h-0 flex-col outline-none">
          <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
            <Heading slot="title" className="text-lg font-semibold">
              {title}
            </Heading>
            <div className="ml-auto flex items-center gap-4">
              {aside}
              <IconButton label={t('action.close')} onPress={onClose}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          </header>
          <div className="overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
