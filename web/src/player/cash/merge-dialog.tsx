import { Check, TriangleAlert } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useBackCloses } from '../../shared/ui/overlays/use-back-closes.ts';
import { GamesOnTheirWay } from '../games/money/games-on-their-way.tsx';

export type MergeState =
  | { kind: 'waiting' }
  | { kind: 'complete'; merged: string; onItsWay: string }
  | { kind: 'failed' };

/** Where the merging stands. While it is under way the dialog stays, since its end is not known. */
export default function MergeDialog({
  state,
  onClose,
}: {
  state: MergeState;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const isWaiting = state.kind === 'waiting';
  useBackCloses(!isWaiting, onClose);
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={isWaiting}
      onOpenChange={(open) => (open || isWaiting ? undefined : onClose())}
      className="enter-fade fixed inset-0 z-50 flex items-center justify-center bg-veil p-5"
    >
      <Modal className="enter-rise w-full max-w-sm rounded-lg border border-line-strong bg-surface shadow-overlay">
        <AriaDialog className="flex flex-col items-center gap-5 p-6 text-center outline-none">
          <Mark kind={state.kind} />
          <div className="flex flex-col gap-1">
            <Heading slot="title" className="text-lg font-semibold">
              {t('merge.title')}
            </Heading>
            <output className="text-pretty text-muted">{useText(state)}</output>
          </div>
          <div className="w-full text-left empty:hidden">
            <GamesOnTheirWay />
          </div>
          {isWaiting ? null : (
            <Button look="main" size="large" className="w-full" onPress={onClose} takesFocus>
              {t('action.confirm')}
            </Button>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function useText(state: MergeState): string {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'waiting':
      return t('merge.waiting');
    case 'complete':
      if (state.merged === '0' && state.onItsWay !== '0') {
        return t('merge.onItsWay', { amount: won(state.onItsWay) });
      }
      return state.merged === '0'
        ? t('merge.nothing')
        : t('merge.complete', { amount: won(state.merged) });
    case 'failed':
      return t('merge.failed');
    default:
      return state satisfies never;
  }
}

function Mark({ kind }: { kind: MergeState['kind'] }) {
  switch (kind) {
    case 'waiting':
      return (
        <span
          aria-hidden="true"
          className="size-10 animate-spin rounded-full border-3 border-brass border-r-transparent"
        />
      );
    case 'complete':
      return <Check aria-hidden="true" className="size-10 text-jade" strokeWidth={1.75} />;
    case 'failed':
      return (
        <TriangleAlert aria-hidden="true" className="size-10 text-danger" strokeWidth={1.75} />
      );
    default:
      return kind satisfies never;
  }
}
