import { LoaderPinwheel } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spin, Wheel } from '../../../shared/api/contracts.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { useSpin } from './use-spin.ts';
import { WheelView } from './wheel-view.tsx';

const WORD_LENGTH_MAX = 40;

/** A part of the draw that no server knew when it promised the seed. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

export function SpinPanel({ wheel, onProve }: { wheel: Wheel; onProve: (spin: Spin) => void }) {
  const { t } = useTranslation('promotion');
  const [word, setWord] = useState(randomWord);
  const { turned, isTurning, landed, spin } = useSpin(wheel);
  const { spinsLeft, spinsPerDay, slots } = wheel;
  return (
    <Panel>
      <div className="flex flex-col items-center gap-5">
        <WheelView slots={slots} turned={turned} />
        <output className="flex min-h-14 flex-col items-center gap-1 text-center">
          {landed === null ? null : <Landed spin={landed} onProve={onProve} />}
        </output>
        <div className="flex w-full max-w-sm flex-col gap-4">
          <p className="flex items-baseline justify-between">
            <span className="text-sm text-faint">{t('rotary.left')}</span>
            <strong className="tabular-nums">
              {t('rotary.leftTimes', { left: spinsLeft, all: spinsPerDay })}
            </strong>
          </p>
          <TextField
            label={t('rotary.word')}
            value={word}
            onChange={setWord}
            maxLength={WORD_LENGTH_MAX}
            autoComplete="off"
            hint={t('rotary.wordHint')}
          />
          <Button
            look="main"
            size="large"
            isPending={isTurning}
            isDisabled={spinsLeft === 0 && !isTurning}
            // The next seed is promised from here on: the word for it must be another.
            onPress={() => void spin(word).then(() => setWord(randomWord()))}
          >
            {isTurning ? null : <LoaderPinwheel aria-hidden="true" className="size-5" />}
            {t(isTurning ? 'rotary.spinning' : spinsLeft === 0 ? 'rotary.none' : 'rotary.spin')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Landed({ spin, onProve }: { spin: Spin; onProve: (spin: Spin) => void }) {
  const { t } = useTranslation('promotion');
  const slot = spin.slots[spin.slot];
  return (
    <>
      <strong className="text-lg">{t('rotary.landed', { text: slot?.text ?? '' })}</strong>
      <Button size="small" onPress={() => onProve(spin)}>
        {t('rotary.verify')}
      </Button>
    </>
  );
}
