import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortNumber } from '../../shared/format/short-number.ts';
import { type ChangedField, recordText } from './audit-change.ts';
import { useFieldText, useWordText } from './field-texts.ts';
import type { NameOf } from './use-id-names.ts';

/** Names of the machines, which stay as they are in every language. */
const technicalFields = new Set(['letters']);

type ChangeListProps = { changes: readonly ChangedField[]; nameOf: NameOf };

/** What an audited action changed, one line for each field; words of the record stay in quotes. */
export function ChangeList({ changes, nameOf: called }: ChangeListProps) {
  const { t } = useTranslation('admin');
  const nameOf = useFieldText();
  const wordOf = useWordText();
  const valueText = (field: string, value: string | undefined) => {
    if (value === undefined || ['null', '""', '[]'].includes(value)) return '–';
    if (value === 'true') return t('audit.yes');
    if (value === 'false') return t('audit.no');
    const id = value.slice(1, -1);
    const name = called(id);
    if (name !== undefined) return `${name} (${shortNumber(id)})`;
    return wordOf(field, value) ?? recordText(value);
  };
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2 text-xs sm:grid-cols-[max-content_1fr]">
      {changes.map((change) => (
        <div key={change.field} className="contents">
          <dt className="text-faint">{nameOf(change.field)}</dt>
          <dd
            translate={technicalFields.has(change.field) ? 'no' : 'yes'}
            className="flex flex-wrap items-center gap-x-2 break-all whitespace-normal"
          >
            {change.before === undefined ? null : (
              <>
                <span className="text-muted">{valueText(change.field, change.before)}</span>
                <ArrowRight aria-label={t('audit.becomes')} className="size-3 text-faint" />
              </>
            )}
            <span className="font-medium">{valueText(change.field, change.after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
