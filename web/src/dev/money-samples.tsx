import { useState } from 'react';
import { won } from '../shared/format/money.ts';
import { MoneyField } from '../shared/forms/numbers/money-field.tsx';
import { Countdown } from '../shared/ui/figures/countdown.tsx';
import { PriceCell } from '../shared/ui/figures/price-cell.tsx';
import { PriceFigure } from '../shared/ui/figures/price-figure.tsx';
import { SignedAmount } from '../shared/ui/figures/signed-amount.tsx';
import { StatusTimeline } from '../shared/ui/figures/status-timeline.tsx';
import { UsageBar } from '../shared/ui/figures/usage-bar.tsx';
import { Sample, Samples } from './sample.tsx';

const at = '2026-11-21 17:05';

export function MoneySamples() {
  const [amount, setAmount] = useState('1230000');
  return (
    <Samples title="Money, odds and time">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label="입금할 금액" value={amount} onChange={setAmount} max="5000000" />
        <MoneyField
          label="출금할 금액"
          value=""
          onChange={setAmount}
          error="보유금보다 많습니다."
        />
      </div>
      <Sample name="signed amount">
        <div className="flex gap-4">
          <SignedAmount amount="50000" account="cash" />
          <SignedAmount amount="-50000" account="cash" />
          <SignedAmount amount="1200" account="points" />
        </div>
      </Sample>
      <PriceSamples />
      <Sample name="usage: some, nearly all, all">
        {['200000', '850000', '1000000'].map((used) => (
          <UsageBar key={used} label="하루 입금 한도" used={used} limit="1000000" show={won} />
        ))}
      </Sample>
      <TimeSamples />
    </Samples>
  );
}

function PriceSamples() {
  const [chosen, setChosen] = useState('승');
  return (
    <>
      <Sample name="price: plain, chosen, up, down, suspended">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {['승', '무'].map((name) => (
            <PriceCell
              key={name}
              name={name}
              isChosen={chosen === name}
              onChoose={() => setChosen(name)}
            >
              <PriceFigure price="1.92" />
            </PriceCell>
          ))}
          <PriceCell name="패" onChoose={() => setChosen('패')}>
            <PriceFigure price="2.35" before="2.20" />
          </PriceCell>
          <PriceCell name="오버" onChoose={() => setChosen('오버')}>
            <PriceFigure price="1.80" before="1.95" />
          </PriceCell>
          <PriceCell name="언더" isLocked onChoose={() => undefined}>
            <PriceFigure price="1.90" />
          </PriceCell>
        </div>
      </Sample>
      <Sample name="lower price: plain, chosen, closed">
        <div className="grid grid-cols-3 gap-2">
          <PriceCell layout="compact" name="홀" onChoose={() => undefined}>
            <PriceFigure price="1.95" />
          </PriceCell>
          <PriceCell layout="compact" isChosen name="짝" onChoose={() => undefined}>
            <PriceFigure price="1.95" />
          </PriceCell>
          <PriceCell
            layout="compact"
            isLocked
            lockedText="베팅 마감"
            name="오버"
            onChoose={() => undefined}
          >
            <PriceFigure price="1.95" />
          </PriceCell>
        </div>
      </Sample>
    </>
  );
}

function TimeSamples() {
  const [start] = useState(Date.now);
  const later = (ms: number) => new Date(start + ms).toISOString();
  return (
    <>
      <Sample name="countdown: long, soon, over">
        <div className="flex gap-6">
          <Countdown until={later(3_725_000)} />
          <Countdown until={later(45_000)} />
          <Countdown until={later(-1)} />
        </div>
      </Sample>
      <Sample name="timeline: under way, done, refused">
        <StatusTimeline
          label="입금"
          steps={[
            { key: 'a', text: '신청', at, state: 'done' },
            { key: 'b', text: '확인 중', state: 'now' },
            { key: 'c', text: '완료', state: 'coming' },
          ]}
        />
        <StatusTimeline
          label="입금"
          steps={[
            { key: 'a', text: '신청', at, state: 'done' },
            { key: 'b', text: '확인', at, state: 'done' },
            { key: 'c', text: '완료', at, state: 'done' },
          ]}
        />
        <StatusTimeline
          label="출금"
          steps={[
            { key: 'a', text: '신청', at, state: 'done' },
            { key: 'b', text: '거절', at, state: 'failed', note: '예금주 이름이 다릅니다' },
          ]}
        />
      </Sample>
    </>
  );
}
