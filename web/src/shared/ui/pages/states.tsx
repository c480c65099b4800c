import { CloudOff, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { Button } from '../controls/button.tsx';

/** Grey lines in the shape of what is coming. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-sm ${className}`} />;
}

export function SkeletonRows({ rows, className = 'h-11' }: { rows: number; className?: string }) {
  const { t } = useTranslation();
  return (
    <output aria-label={t('state.loading')} className="flex flex-col gap-2">
      {placesOf(rows).map((place) => (
        <Skeleton key={place} className={`w-full ${className}`} />
      ))}
    </output>
  );
}

function placesOf(rows: number): number[] {
  return Array.from({ length: rows }, (_, place) => place);
}

type ArrivingProps = { isFailed: boolean; className?: string; children: ReactNode };

/** A value in its line: its shape while it comes, and a word where it could not be fetched. */
export function Arriving({ isFailed, className, children }: ArrivingProps) {
  const { t } = useTranslation();
  if (children !== undefined && children !== null) return children;
  if (isFailed) return <span className="text-sm font-medium text-faint">{t('state.unknown')}</span>;
  return <Skeleton {...(className === undefined ? {} : { className })} />;
}

type EmptyProps = { icon: LucideIcon; title: string; note?: ReactNode; action?: ReactNode };

/** Nothing here, said honestly, with a way on. */
export function Empty({ icon: Icon, title, note, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Icon aria-hidden="true" className="size-7 text-faint" strokeWidth={1.5} />
      <p className="font-medium text-muted">{title}</p>
      {note === undefined ? null : <p className="text-sm text-faint">{note}</p>}
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}

/** Facts beside a form that could not be fetched: the form still works, so it is said in a line. */
export function FailedLine({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-raised px-3 py-2 text-sm text-muted"
    >
      {t('state.failed')}
      <Button size="small" onPress={onRetry}>
        <RotateCw aria-hidden="true" className="size-4" />
        {t('action.retry')}
      </Button>
    </div>
  );
}

/** A cell without a value; a card on a phone leaves its line out. */
export function Nothing() {
  return (
    <span data-nothing className="text-faint">
      –
    </span>
  );
}

/** A part that could not be fetched: why, the request's id for support, and another try. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const requestId = error instanceof ApiError ? error.requestId : '';
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <CloudOff aria-hidden="true" className="size-7 text-warn" strokeWidth={1.5} />
      <p className="font-medium">{textOf(error)}</p>
      {requestId === '' ? null : (
        <p className="text-xs text-faint">{t('state.requestId', { id: requestId })}</p>
      )}
      <Button size="small" className="mt-2" onPress={onRetry}>
        <RotateCw aria-hidden="true" className="size-4" />
        {t('action.retry')}
      </Button>
    </div>
  );
}
