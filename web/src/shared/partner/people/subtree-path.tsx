import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../model/contracts.ts';

type SubtreePathProps = {
  /** From the top of what is seen down to who is looked at. */
  path: readonly Person[];
  /** What stands before all of them, where it is more than the first. */
  top?: string;
  onOpen: (memberId: string | undefined) => void;
};

/** Where in the tree one is; each step up is one press. */
export function SubtreePath({ path, top, onOpen }: SubtreePathProps) {
  const { t } = useTranslation('partner');
  const steps = [
    ...(top === undefined ? [] : [{ id: undefined, text: top }]),
    ...path.map(({ memberId, nickname }, at) => ({
      id: at === 0 && top === undefined ? undefined : memberId,
      text: nickname,
    })),
  ];
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {steps.map(({ id, text }, at) => (
          <li key={id ?? ''} className="inline-flex min-w-0 items-center gap-1">
            {at === 0 ? null : (
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
            )}
            {at === steps.length - 1 ? (
              <span aria-current="location" className="truncate py-1 text-paper">
                {text}
              </span>
            ) : (
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="finger cursor-pointer truncate rounded-sm py-1 hover:text-paper hover:underline"
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
