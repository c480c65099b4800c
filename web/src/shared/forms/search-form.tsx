import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS_LENGTH_MAX } from '../search/search-keys.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

type SearchFormProps = {
  label: string;
  placeholder?: string;
  /** The words the list below was asked with; empty for none. */
  words: string;
  onSearch: (words: string) => void;
  className?: string;
};

/**
 * Words to search a list by. They live in the address, so going back empties the field too; the keyboard
 * stays in the field that was searched by or emptied.
 */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, words, className = '' } = props;
  const { t } = useTranslation();
  const { typed, isEmptied, type, search, empty } = useWords(props);
  return (
    <search className={className}>
      <Form className="" onSubmit={search}>
        <TextField
          label={label}
          isLabelHidden
          type="search"
          name="search"
          value={typed}
          onChange={type}
          maxLength={WORDS_LENGTH_MAX}
          placeholder={placeholder ?? label}
          takesFocus={isEmptied}
          className="[&_input]:h-10 [&_input::-webkit-search-cancel-button]:hidden"
          trailing={
            <>
              {words === '' ? null : (
                <IconButton label={t('search.clear')} onPress={empty}>
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              )}
              <Button type="submit" aria-label={t('search.submit')}>
                <Search aria-hidden="true" className="size-4" />
              </Button>
            </>
          }
        />
      </Form>
    </search>
  );
}

function useWords({ words, onSearch }: Pick<SearchFormProps, 'words' | 'onSearch'>) {
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  const [asked, setAsked] = useState<string>();
  const [isEmptied, setEmptied] = useState(false);
  if (words !== before) {
    setBefore(words);
    setAsked(undefined);
    // Words it asked for itself leave what was typed on since; any others are put into the field.
    if (words !== asked) setTyped(words);
  }
  function ask(wanted: string): void {
    setAsked(wanted === words ? undefined : wanted);
    onSearch(wanted);
  }
  return {
    typed,
    /** The button that emptied it is gone with the words: the field takes the focus. */
    isEmptied,
    type: (text: string) => {
      setTyped(text);
      setEmptied(false);
    },
    search: () => ask(typed.trim()),
    empty: () => {
      setTyped('');
      setEmptied(true);
      ask('');
    },
  };
}
