import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { backOfficeReads } from '../shared/back-office-reads.ts';

type PartnerChoiceProps = {
  label: string;
  chosen: Person | null;
  isLeftOut?: (person: Person) => boolean;
  onChange: (person: Person) => void;
  error: string | undefined;
};

/** One partner of the site, found by the beginning of an id or nickname. */
export function PartnerChoice({ label, chosen, isLeftOut, onChange, error }: PartnerChoiceProps) {
  const { t } = useTranslation('partner');
  const [words, setWords] = useState('');
  const { data } = useQuery(backOfficeReads.children({ search: words.trim() }));
  const found = data?.list.filter((one) => isLeftOut?.(one) !== true) ?? [];
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        type="search"
        value={words}
        onChange={setWords}
        maxLength={40}
        autoComplete="off"
        hint={t('choice.hint')}
        error={error}
      />
      <ul
        aria-label={label}
        className="max-h-44 divide-y divide-line overflow-y-auto rounded-md border border-line bg-sunken empty:hidden"
      >
        {found.map((person) => (
          <li key={person.memberId}>
            <button
              type="button"
              aria-pressed={chosen?.memberId === person.memberId}
              onClick={() => onChange(person)}
              className="finger flex w-full cursor-pointer items-center justify-between gap-2 px-3 py-2 text-left text-sm hover:bg-hover aria-pressed:bg-brass-soft"
            >
              <PersonName person={person} />
              {chosen?.memberId === person.memberId ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-brass-text" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <p className="text-sm text-muted">{t('choice.chosen', { name: chosen.nickname })}</p>
      )}
    </div>
  );
}
