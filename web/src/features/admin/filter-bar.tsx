import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextField } from '../../components/text-field.tsx';

type Choice = { id: string; text: string };

type FilterBarProps = {
  choices: readonly Choice[];
  /** The chosen id; empty for all. */
  choice: string;
  words: string;
  onChange: (wish: { choice: string; words: string }) => void;
};

/** Above a list: one state of it or all, and words to search by. Both live in the address. */
export function FilterBar({ choices, choice, words, onChange }: FilterBarProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(words);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onChange({ choice, words: typed.trim() });
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
      <Segmented
        label={t('filter.status')}
        choices={[{ id: '', text: t('filter.all') }, ...choices]}
        value={choice}
        onChange={(id) => onChange({ choice: id, words })}
      />
      <search className="w-full sm:w-72">
        <form onSubmit={submit}>
          <TextField
            label={t('filter.search')}
            isLabelHidden
            type="search"
            name="search"
            value={typed}
            onChange={setTyped}
            placeholder={t('filter.searchHint')}
            className="[&_input]:h-10"
            trailing={
              <Button type="submit" aria-label={t('filter.search')}>
                <Search aria-hidden="true" className="size-4" />
              </Button>
            }
          />
        </form>
      </search>
    </div>
  );
}
