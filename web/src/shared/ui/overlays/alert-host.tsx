import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import type { AlertRequest } from './alerts.ts';
import { useBackCloses } from './use-back-closes.ts';

/** Shows the oldest waiting alert above everything else. */
export default function AlertHost({ request }: { request: AlertRequest }) {
  const { t } = useTranslation();
  const asks = request.kind === 'ask';
  useTakenBack(request);
  useBackCloses(true, () => request.answer(false));
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => (open ? undefined : request.answer(false))}
      className="enter-fade fixed inset-0 z-60 flex items-center justify-center bg-veil p-5"
    >
      <Modal className="enter-rise w-full max-w-sm rounded-lg border border-line-strong bg-surface shadow-overlay">
        <Dialog role="alertdialog" className="flex flex-col gap-5 p-6 outline-none">
          <div className="flex flex-col gap-2">
            <Heading slot="title" className="text-sm font-semibold text-brass-text">
              {request.title ?? t(asks ? 'alert.askTitle' : 'alert.sayTitle')}
            </Heading>
            <p className="text-lg whitespace-pre-line">{request.message}</p>
          </div>
          <div className="flex gap-2">
            {asks ? (
              <Button size="large" className="flex-1" onPress={() => request.answer(false)}>
                {t('action.cancel')}
              </Button>
            ) : null}
            <Button
              look={request.isDangerous === true ? 'danger' : 'main'}
              size="large"
              className="flex-1"
              takesFocus
              onPress={() => request.answer(true)}
            >
              {request.confirmLabel ?? t('action.confirm')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Who goes back instead of answering has not agreed: a question does not outlive its page. */
function useTakenBack(request: AlertRequest): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged && request.kind === 'ask') request.answer(false);
      }),
    [router, request],
  );
}
