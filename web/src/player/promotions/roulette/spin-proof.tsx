import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spin } from '../../../shared/api/contracts.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { spinProofQuery } from './wheel-queries.ts';

/** A spin drawn again in this browser, step by step beside what was published. */
export function SpinProofDialog({ spin, onClose }: { spin: Spin | null; onClose: () => void }) {
  const { t } = useTranslation('promotion');
  return (
    <Dialog title={t('rotary.verifyTitle')} isOpen={spin !== null} onClose={onClose} width="wide">
      {spin === null ? null : <Proof spin={spin} />}
    </Dialog>
  );
}

function Proof({ spin }: { spin: Spin }) {
  const { t } = useTranslation('promotion');
  const { data: proof, error, refetch } = useQuery(spinProofQuery(spin));
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (proof === undefined) return <SkeletonRows rows={4} />;
  const isGood = proof.isHashKept && proof.isSlotRight;
  return (
    <div className="flex flex-col gap-4">
      <NoticeBar
        tone={isGood ? 'good' : 'bad'}
        title={t(isGood ? 'rotary.verdict.good' : 'rotary.verdict.bad')}
      >
        {t('rotary.verifyNote')}
      </NoticeBar>
      <ol className="flex flex-col gap-4">
        <Step isGood={proof.isHashKept} title={t('rotary.check.hash')}>
          <Fact label={t('rotary.seed')} value={spin.seed} />
          <Fact label={t('rotary.hash')} value={spin.seedHash} />
          <Fact label={t('rotary.computed')} value={proof.hash} />
        </Step>
        <Step isGood title={t('rotary.check.number')}>
          <Fact label={t('rotary.name')} value={spin.name} />
          <Fact label={t('rotary.numberOf', { bound: proof.bound })} value={String(proof.number)} />
        </Step>
        <Step isGood={proof.isSlotRight} title={t('rotary.check.slot')}>
          <Fact label={t('rotary.slot')} value={spin.slots[proof.slot]?.text ?? ''} />
        </Step>
      </ol>
    </div>
  );
}

function Step({
  isGood,
  title,
  children,
}: {
  isGood: boolean;
  title: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('promotion');
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-jade' : 'text-warn'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="font-semibold">
          {title}
          <span className={`ml-2 text-sm ${isGood ? 'text-jade' : 'text-warn'}`}>
            {t(isGood ? 'rotary.holds' : 'rotary.fails')}
          </span>
        </h3>
        {children}
      </div>
    </li>
  );
}

/** A long value that is to be compared sign by sign. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className="text-xs text-faint">
      {label}
      <code translate="no" className="block font-sans text-sm break-all text-paper">
        {value}
      </code>
    </p>
  );
}
