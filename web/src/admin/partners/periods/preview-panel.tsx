import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { cycles } from '../tree/terms-dialog.tsx';
import { AloneChoice, usePartner } from './alone-choice.tsx';
import { type Cycle, closedPeriods } from './closed-periods.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { PreviewList } from './preview-list.tsx';

const PERIODS_OFFERED = 12;

type PreviewPanelProps = {
  mayFreeze: boolean;
  /** The partner it is of alone. */
  partnerId: string | undefined;
  onPartner: (partnerId: string | undefined) => void;
};

/** What a period that is over would come to, beside the one before; from here it is frozen. */
export function PreviewPanel({ mayFreeze, partnerId, onPartner }: PreviewPanelProps) {
  const { t } = useTranslation('partner');
  const today = useKoreaDay();
  const [cycle, setCycle] = useState<Cycle>('day');
  const [chosen, setChosen] = useState('');
  const [page, setPage] = useState(1);
  const [isFreezing, setFreezing] = useState(false);
  const found = usePartner(partnerId);
  const { partner } = found;
  const offered = closedPeriods(cycle, today, PERIODS_OFFERED);
  const [newest] = offered;
  const days = offered.find(({ fromDay }) => fromDay === chosen) ?? newest;
  if (days === undefined) return null;
  const wish = { cycle, ...days, ...(partnerId === undefined ? {} : { partnerId }) };
  return (
    <Panel
      isFlush
      title={t('preview.title')}
      aside={
        mayFreeze ? (
          <FreezeButton
            isDisabled={partnerId !== undefined && partner === undefined}
            onPress={() => setFreezing(true)}
          />
        ) : null
      }
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2.5 sm:px-5">
        <Segmented
          label={t('terms.cycle')}
          choices={cycles.map((id) => ({ id, text: t(`cycle.${id}`) }))}
          value={cycle}
          onChange={(id) => {
            setCycle(id);
            setPage(1);
          }}
        />
        <div className="w-64 max-sm:w-full">
          <Select
            label={t('preview.days')}
            isLabelHidden
            placeholder={t('preview.days')}
            choices={offered.map(({ fromDay, untilDay }) => ({
              id: fromDay,
              text: fromDay === untilDay ? fromDay : `${fromDay} ~ ${untilDay}`,
            }))}
            value={days.fromDay}
            onChange={(id) => {
              setChosen(id);
              setPage(1);
            }}
          />
        </div>
        <AloneChoice
          {...{ partnerId, found }}
          onChange={(id) => {
            setPage(1);
            onPartner(id);
          }}
        />
      </div>
      <PreviewList wish={{ ...wish, page }} onPage={setPage} />
      {isFreezing ? (
        <FreezeDialog wish={wish} partner={partner} onClose={() => setFreezing(false)} />
      ) : null}
    </Panel>
  );
}

function FreezeButton(props: { isDisabled: boolean; onPress: () => void }) {
  const { t } = useTranslation('partner');
  return (
    <Button look="main" size="small" {...props}>
      <Snowflake aria-hidden="true" className="size-4" />
      {t('preview.freeze')}
    </Button>
  );
}
