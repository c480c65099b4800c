import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';
import type { MiniGame } from '../mini/mini-games.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipReceipt } from './slip-receipt.tsx';
import { emptySlip, useSlip } from './slip-store.ts';
import { SlipUnknown } from './slip-unknown.tsx';

export type SlipProps = { game: MiniGame; round: MiniRound | null; isOpen: boolean };

/** The slip beside the markets, where there is room for it. */
export function SlipPanel(props: SlipProps) {
  const { t } = useTranslation();
  return (
    <Panel isFlush title={t('bet.slip')} aside={<SlipAside game={props.game} />}>
      <SlipBody {...props} />
    </Panel>
  );
}

function SlipAside({ game }: { game: MiniGame }) {
  const { t } = useTranslation();
  const { picks, outcome } = useSlip(game);
  if (picks.length === 0 || outcome?.kind === 'sent') return null;
  return (
    <Button look="quiet" size="small" className="-mr-3" onPress={() => emptySlip(game)}>
      {t('bet.removeAll')}
    </Button>
  );
}

/** What the slip is at: being filled in, on its way, placed, or nothing yet. */
export function SlipBody({ game, round, isOpen }: SlipProps) {
  const { t } = useTranslation();
  const { picks, outcome } = useSlip(game);
  if (outcome?.kind === 'sent') return <SlipReceipt game={game} slipId={outcome.slipId} />;
  if (outcome?.kind === 'unknown') return <SlipUnknown game={game} body={outcome.body} />;
  if (picks.length === 0) {
    return <Empty icon={Ticket} title={t('bet.empty')} note={t('bet.emptyNote')} />;
  }
  return <SlipForm game={game} round={round} isOpen={isOpen} />;
}
