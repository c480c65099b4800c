import { useCallback } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { useBalance } from '../../../shared/member/member-queries.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { useBackCloses } from '../../../shared/ui/overlays/use-back-closes.ts';
import { Arriving } from '../../../shared/ui/pages/states.tsx';
import type { OpenGame } from './open-game.ts';
import { closeGame, useOpenGameWatch } from './use-open-game-watch.ts';

/** Over the page as long as a game is open beside it, or on its way. Going back closes the game. */
export default function GameOverlay({ open }: { open: OpenGame }) {
  const { t } = useTranslation('game');
  const { data: balance, isError } = useBalance();
  const isOpening = open.sessionId === null;
  useBackCloses(true, () => closeGame(open));
  useOpenGameWatch(
    open,
    useCallback(() => void showAlert(t('launch.locked')), [t]),
  );
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="enter-fade fixed inset-0 z-50 flex items-center justify-center bg-veil p-5"
    >
      <Modal className="enter-rise w-full max-w-sm rounded-lg border border-line-strong bg-surface shadow-overlay">
        <Dialog className="flex flex-col items-center gap-5 p-6 text-center outline-none">
          {isOpening ? (
            <span
              aria-hidden="true"
              className="size-10 animate-spin rounded-full border-3 border-brass border-r-transparent"
            />
          ) : null}
          <div className="flex flex-col gap-1">
            <Heading slot="title" className="text-lg font-semibold">
              {nameIn(open.game.names)}
            </Heading>
            <output className="text-pretty text-muted">
              {t(isOpening ? 'launch.opening' : 'launch.open')}
            </output>
          </div>
          {isOpening ? null : (
            <>
              <p className="text-2xl font-bold text-brass-text tabular-nums">
                <Arriving isFailed={isError} className="h-8 w-40">
                  {balance && won(balance.cash)}
                </Arriving>
              </p>
              <div className="flex w-full gap-2">
                <Button className="flex-1" size="large" onPress={() => closeGame(open)}>
                  {t('launch.close')}
                </Button>
                <Button
                  className="flex-1"
                  size="large"
                  look="main"
                  takesFocus
                  onPress={() => open.window?.focus()}
                >
                  {t('launch.show')}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
