import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WORDS_LENGTH_MAX } from '../search/search-keys.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';

const bounds = { search: { maxLength: WORDS_LENGTH_MAX } };

type SearchFormProps = {
  label: string;
  placeholder?: string;
  /** The words the list below was asked with; empty for none. */
  words: string;
  onSearch: (words: string) => void;
  className?: string;
};

/** Words to search a list by. They live in the address, so going back empties the field too. */
export function SearchForm(props: SearchFormProps) {
  return <Typed key={props.words} {...props} />;
}

function Typed({ label, placeholder, words, onSearch, className = '' }: SearchFormProps) {
  const { t } = useTranslation();
  const form = useFields({ start: { search: words }, bounds });
  return (
    <search className={className}>
      <Form className="" onSubmit={() => form.submit(({ search }) => onSearch(search.trim()))}>
        <TextField
          {...form.field('search')}
          label={label}
          isLabelHidden
          type="search"
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
      </Form>
    </search>
  );
}
