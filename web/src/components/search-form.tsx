import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { TextField } from './text-field.tsx';

type SearchFormProps = {
  label: string;
  placeholder?: string;
  /** The words the list below was asked with; empty for none. */
  words: string;
  onSearch: (words: string) => void;
  className?: string;
};

const WORDS_LENGTH_MAX = 50;

/** Words to search a list by. They live in the address, so going back empties the field too. */
export function SearchForm(props: SearchFormProps) {
  return <Typed key={props.words} {...props} />;
}

function Typed({ label, placeholder, words, onSearch, className = '' }: SearchFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(words);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextField
          label={label}
          isLabelHidden
          type="search"
          name="search"
          value={typed}
          onChange={setTyped}
          maxLength={WORDS_LENGTH_MAX}
          placeholder={placeholder ?? label}
          className="[&_input]:h-10 [&_input::-webkit-search-cancel-button]:hidden"
          trailing={
            <>
              {words === '' ? null : (
                <IconButton label={t('search.clear')} onPress={() => onSearch('')}>
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              )}
              <Button type="submit" aria-label={t('search.submit')}>
                <Search aria-hidden="true" className="size-4" />
              </Button>
            </>
          }
        />
      </form>
    </search>
  );
}
