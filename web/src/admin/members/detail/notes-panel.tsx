import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Pagination } from '../../../shared/ui/controls/pagination.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { noteBounds } from '../../shared/back-office-bounds.gen.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { Note, notesKey } from './note.tsx';

/** What operators tell each other about a member. What is written stays as it was written. */
export function NotesPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const writes = usePermits()('members.note');
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [...notesKey(memberId), page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/members/notes/list', { body: { memberId, page } })),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel isFlush title={t('notes.title')}>
      {writes ? <NewNote memberId={memberId} /> : null}
      {query.isPending ? (
        <div className="p-5">
          <SkeletonRows rows={2} />
        </div>
      ) : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.list.length === 0 ? (
        <p className="px-4 py-5 text-sm text-faint sm:px-5">{t('notes.empty')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {query.data?.list.map((note) => (
          <Note key={note.noteId} note={note} memberId={memberId} mayPin={writes} />
        ))}
      </ul>
      {query.data === undefined ? null : <Pagination info={query.data.pageInfo} onPage={setPage} />}
    </Panel>
  );
}

function NewNote({ memberId }: { memberId: string }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const textOf = useErrorText();
  const form = useFields({ start: { text: '' }, bounds: noteBounds });
  const add = useSubmit({
    send: (body: { memberId: string; text: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/notes/add', { body, headers })),
    async onDone() {
      form.clear();
      toast('good', t('notes.done'));
      await queries.invalidateQueries({ queryKey: notesKey(memberId) });
    },
  });
  const isEmpty = form.values.text.trim() === '';
  return (
    <Form
      className="flex flex-col gap-2 border-b border-line p-4 sm:px-5"
      onSubmit={() =>
        form.submit(({ text }) => (isEmpty ? null : add.mutate({ memberId, text: text.trim() })))
      }
    >
      <TextArea
        {...form.field('text')}
        label={t('notes.write')}
        isLabelHidden
        placeholder={t('notes.write')}
        rows={2}
        error={add.isError ? textOf(add.error) : undefined}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-faint">{t('notes.stays')}</p>
        <Button type="submit" isDisabled={isEmpty} isPending={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  );
}
