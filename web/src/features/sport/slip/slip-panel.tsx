import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Empty } from '../../../components/states.tsx';
import { isBusy } from './slip.ts';
import { SportSlipForm } from './slip-form.tsx';
import { SportReceipt } from './slip-receipt.tsx';
import { emptySlip, useSportSlip } from './slip-store.ts';
import { SlipSending, SportSlipUnknown } from './slip-waiting.tsx';

/** The slip beside the matches, where there is room for it. */
export function SportSlipPanel() {
  const { t } = useTranslation(['sport', 'site']);
  return (
    <Panel isFlush title={t('site:bet.slip')} aside={<SlipAside />}>
      <SportSlipBody />
    </Panel>
  );
}

function SlipAside() {
  const { t } = useTranslation(['sport', 'site']);
  const slip = useSportSlip();
  if (slip.legs.length === 0 || slip.outcome?.kind === 'receipt' || isBusy(slip)) return null;
  return (
    <Button look="quiet" size="small" className="-mr-3" onPress={emptySlip}>
      {t('site:bet.removeAll')}
    </Button>
  );
}

/** What the slip is at: being filled in, on its way, placed, or nothing yet. */
export function SportSlipBody() {
  const { t } = useTranslation(['sport', 'site']);
  const { legs, outcome } = useSportSlip();
  if (outcome?.kind === 'receipt') return <SportReceipt slipId={outcome.slipId} />;
  if (outcome?.kind === 'sending') return <SlipSending legs={legs} />;
  if (outcome?.kind === 'unknown') return <SportSlipUnknown sent={outcome.sent} />;
  if (legs.length === 0) {
    return <Empty icon={Ticket} title={t('site:bet.empty')} note={t('site:bet.emptyNote')} />;
  }
  return <SportSlipForm />;
}
