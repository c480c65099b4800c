import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';

type Choice = { id: string; text: string };

type FilterBarProps = {
  choices: readonly Choice[];
  /** The chosen id; empty for all. */
  choice: string;
  words: string;
  onChange: (wish: { choice: string; words: string }) => void;
  /** What the words are compared with, where it is more than id and nickname. */
  hint?: string;
  /** Further filters, folded away until one is wanted. */
  more?: ReactNode;
  /** How many of them hold at the moment. */
  moreCount?: number;
};

/** Above a list: one state of it or all, words to search by, and more. All live in the address. */
export function FilterBar({ choices, choice, words, onChange, ...rest }: FilterBarProps) {
  const { t } = useTranslation('admin');
  const { more, moreCount = 0 } = rest;
  const [isOpen, setOpen] = useState(moreCount > 0);
  return (
    <div className="flex flex-col border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5">
        {choices.length === 0 ? null : (
          <Segmented
            label={t('filter.status')}
            choices={[{ id: '', text: t('filter.all') }, ...choices]}
            value={choice}
            onChange={(id) => onChange({ choice: id, words })}
          />
        )}
        <div className="flex w-full items-center gap-2 sm:w-auto">
          <SearchForm
            label={t('filter.search')}
            placeholder={rest.hint ?? t('filter.searchHint')}
            words={words}
            onSearch={(typed) => onChange({ choice, words: typed })}
            className="min-w-0 flex-1 sm:w-80"
          />
          {more === undefined ? null : (
            <Button aria-pressed={isOpen} onPress={() => setOpen(!isOpen)}>
              <ListFilter aria-hidden="true" className="size-4" />
              <span className="max-sm:sr-only">{t('filter.more')}</span>
              {moreCount === 0 ? null : (
                <span className="rounded-sm bg-brass px-1.5 text-xs leading-5 font-bold text-on-brass">
                  {moreCount}
                </span>
              )}
            </Button>
          )}
        </div>
      </div>
      {isOpen && more !== undefined ? (
        <div className="flex flex-wrap items-end gap-3 border-t border-line bg-sunken px-4 py-3 sm:px-5">
          {more}
        </div>
      ) : null}
    </div>
  );
}
