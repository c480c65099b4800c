import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../shared/format/time.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { DeadLetterDetail } from '../shared/contracts.ts';
import type { AskedMove } from './decide-letters.tsx';
import { LetterActions } from './letter-actions.tsx';
import { LetterStateBadge } from './letter-state.tsx';
import { letterQuery } from './letters-query.ts';

type LetterDialogProps = {
  letterId: string;
  onAsk: (asked: AskedMove) => void;
  onClose: () => void;
};

/** One letter: where and of what it died, its headers and what it says. */
export function LetterDialog({ letterId, onAsk, onClose }: LetterDialogProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(letterQuery(letterId));
  return (
    <Dialog title={t('deadLetters.one')} isOpen onClose={onClose} width="wide">
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : <Letter letter={query.data} onAsk={onAsk} />}
    </Dialog>
  );
}

type LetterProps = { letter: DeadLetterDetail; onAsk: LetterDialogProps['onAsk'] };

function Letter({ letter, onAsk }: LetterProps) {
  const { t } = useTranslation('admin');
  const { event, headers, decidedAt } = letter;
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5 text-sm">
        <Fact name={t('deadLetters.diedAt')} value={koreaSecond(letter.diedAt)} />
        <Fact name={t('deadLetters.topic')} value={letter.topic} />
        <Fact name={t('deadLetters.consumer')} value={letter.consumer} />
        <Fact name={t('deadLetters.type')} value={letter.eventType} />
        <Fact name={t('deadLetters.key')} value={letter.key} />
        <Fact name={t('deadLetters.eventId')} value={letter.eventId} />
        <Fact name={t('deadLetters.attempts')} value={String(letter.attempts)} />
        <dt className="text-faint">{t('cash.statusName')}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LetterStateBadge state={letter.state} />
          {decidedAt === null ? null : (
            <span className="break-all">
              {koreaSecond(decidedAt)} <span className="text-muted">{letter.decidedBy}</span>{' '}
              {letter.reason}
            </span>
          )}
        </dd>
      </dl>
      <TextBlock name={t('deadLetters.error')} text={letter.error} />
      {event === null ? (
        <Block name={t('deadLetters.event')}>
          <p className="text-sm text-muted">
            {t('deadLetters.unreadable', { bytes: letter.bytes })}
          </p>
        </Block>
      ) : (
        <TextBlock name={t('deadLetters.event')} text={JSON.stringify(event, null, 2)} />
      )}
      <TextBlock name={t('deadLetters.headers')} text={JSON.stringify(headers, null, 2)} />
      <LetterActions letter={letter} onAsk={onAsk} />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd translate="no" className="break-all tabular-nums">
        {value}
      </dd>
    </>
  );
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{name}</h3>
      {children}
    </section>
  );
}

/** Words of the machines, letter by letter. */
function TextBlock({ name, text }: { name: string; text: string }) {
  return (
    <Block name={name}>
      <pre
        translate="no"
        className="rounded-md bg-sunken px-3 py-2 text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </Block>
  );
}
