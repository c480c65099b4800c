import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
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
    <div className="flex flex-wrap items-end justify-between gap-3 pb-4">
      <fieldset aria-label={t('filter.status')} className="flex flex-wrap gap-1">
        {[{ id: '', text: t('filter.all') }, ...choices].map(({ id, text }) => (
          <Button
            key={id}
            size="small"
            look={id === choice ? 'plain' : 'quiet'}
            aria-pressed={id === choice}
            onPress={() => onChange({ choice: id, words })}
          >
            {text}
          </Button>
        ))}
      </fieldset>
      <search className="w-full sm:w-72">
        <form onSubmit={submit}>
          <TextField
            label={t('filter.search')}
            type="search"
            name="search"
            value={typed}
            onChange={setTyped}
            placeholder={t('filter.searchHint')}
            trailing={
              <Button type="submit" aria-label={t('filter.search')} className="h-11">
                <Search aria-hidden="true" className="size-4" />
              </Button>
            }
          />
        </form>
      </search>
    </div>
  );
}
