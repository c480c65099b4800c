import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageInfo } from '../../api/envelope.ts';
import { IconButton } from './icon-button.tsx';

const around = 2;

/** The page numbers to offer: the present one with its neighbours, never outside the list. */
export function pageNumbers(page: number, last: number): number[] {
  const from = Math.max(1, Math.min(page - around, last - around * 2));
  const until = Math.min(last, Math.max(page + around, 1 + around * 2));
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
}

/** The last page there is; an empty list has one. */
export function lastPageOf({ tatal_list_count: total, count_per_list: rows }: PageInfo): number {
  return Math.max(1, Math.ceil(total / Math.max(1, rows)));
}

export function Pagination({ info, onPage }: { info: PageInfo; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const last = lastPageOf(info);
  if (last === 1) return null;
  return (
    <nav
      aria-label={t('paging.label')}
      className="flex items-center justify-center gap-0.5 sm:gap-1 border-t border-line py-2"
    >
      <IconButton
        label={t('paging.previous')}
        isDisabled={info.page <= 1}
        onPress={() => onPage(info.page - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </IconButton>
      {pageNumbers(info.page, last).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('paging.page', { page: number })}
          aria-current={number === info.page ? 'page' : undefined}
          className={`finger size-10 cursor-pointer rounded-md text-sm font-medium ${number === info.page ? 'bg-brass-soft text-brass-text' : 'text-muted hover:bg-hover'}`}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label={t('paging.next')}
        isDisabled={info.page >= last}
        onPress={() => onPage(info.page + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </IconButton>
    </nav>
  );
}
