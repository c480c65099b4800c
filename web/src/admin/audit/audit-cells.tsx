import { useTranslation } from 'react-i18next';
import type { AuditRow } from '../shared/contracts.ts';
import { actionKey, subjectParts } from './action-texts.ts';
import { changedFields } from './audit-change.ts';
import { ChangeList } from './change-list.tsx';
import type { NameOf } from './use-id-names.ts';

/** What changed, and what finds the entry again elsewhere: in the log and in the chain. */
export function Below({ row, nameOf }: { row: AuditRow; nameOf: NameOf }) {
  const { t } = useTranslation('admin');
  const changes = changedFields(row.before, row.after);
  return (
    <div className="flex flex-col gap-1.5">
      {changes.length === 0 ? null : <ChangeList changes={changes} nameOf={nameOf} />}
      <p className="flex flex-wrap gap-x-4 text-xs break-all whitespace-normal text-faint tabular-nums">
        <span>
          {t('audit.position')} {row.position}
        </span>
        <span>
          {t('audit.requestId')} {row.requestId}
        </span>
        <span>
          {t('audit.hash')} {row.hash.slice(0, 16)}
        </span>
      </p>
    </div>
  );
}

export function Action({ action }: { action: string }) {
  const { t } = useTranslation('admin');
  const key = actionKey(action);
  return <span className="font-medium">{key === undefined ? action : t(key)}</span>;
}

type SubjectProps = {
  subject: string;
  nameOf: NameOf;
  onSubject: (subject: string) => void;
};

/** A press shows everything that was done to the same subject. */
export function Subject({ subject, nameOf, onSubject }: SubjectProps) {
  const { t } = useTranslation('admin');
  const { key, id, shown } = subjectParts(subject);
  const called = nameOf(id);
  const name = [key === undefined ? '' : t(key), called ?? '', shown].join(' ').trim();
  return (
    <button
      type="button"
      aria-label={`${name} ${t('audit.ofSubject')}`}
      className="finger min-h-6 cursor-pointer text-left tabular-nums underline decoration-line-strong underline-offset-4 hover:text-brass-text"
      onClick={() => onSubject(subject)}
    >
      {key === undefined ? null : t(key)} {called}{' '}
      <span className={called === undefined ? '' : 'text-faint'}>{shown}</span>
    </button>
  );
}
