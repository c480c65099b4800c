import { Pause, Play, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';

/** Says that a list fills itself, and lets it be held still, as something that moves must be. */
export function FeedControl({
  isPaused,
  onPaused,
}: {
  isPaused: boolean;
  onPaused: (isPaused: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-1">
      <span
        className={`inline-flex items-center gap-1.5 text-xs font-semibold ${isPaused ? 'text-faint' : 'text-jade'}`}
      >
        <Radio aria-hidden="true" className="size-3.5" />
        {t(isPaused ? 'feed.paused' : 'feed.live')}
      </span>
      <IconButton
        label={t(isPaused ? 'feed.resume' : 'feed.pause')}
        onPress={() => onPaused(!isPaused)}
      >
        {isPaused ? (
          <Play aria-hidden="true" className="size-4" />
        ) : (
          <Pause aria-hidden="true" className="size-4" />
        )}
      </IconButton>
    </span>
  );
}

export type FeedItem = { key: string; what: ReactNode; when: string; value: ReactNode };

/** The newest events first: who, when, and how much. */
export function Feed({ label, items }: { label: string; items: readonly FeedItem[] }) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {items.map((item) => (
        <li
          key={item.key}
          className="flex items-baseline justify-between gap-3 border-b border-line py-2 last:border-b-0"
        >
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="truncate font-medium">{item.what}</span>
            <span className="shrink-0 text-xs text-faint">{item.when}</span>
          </span>
          <span className="font-semibold whitespace-nowrap">{item.value}</span>
        </li>
      ))}
    </ul>
  );
}
