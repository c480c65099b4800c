import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { toast } from '../../../components/toasts.ts';
import { koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { MemberNote } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';

const NOTE_LENGTH_MAX = 2_000;

function notesKey(memberId: string) {
  return ['admin', 'members', 'notes', memberId];
}

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
  const [text, setText] = useState('');
  const add = useSubmit({
    send: (body: { memberId: string; text: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/notes/add', { body, headers })),
    async onDone() {
      setText('');
      toast('good', t('notes.done'));
      await queries.invalidateQueries({ queryKey: notesKey(memberId) });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '') add.mutate({ memberId, text: text.trim() });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-b border-line p-4 sm:px-5">
      <TextArea
        label={t('notes.write')}
        isLabelHidden
        placeholder={t('notes.write')}
        rows={2}
        maxLength={NOTE_LENGTH_MAX}
        value={text}
        onChange={setText}
        error={add.isError ? textOf(add.error) : undefined}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-faint">{t('notes.stays')}</p>
        <Button type="submit" isDisabled={text.trim() === ''} isPending={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}

type NoteProps = { note: MemberNote; memberId: string; mayPin: boolean };

function Note({ note, memberId, mayPin }: NoteProps) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const textOf = useErrorText();
  const { noteId, pinned } = note;
  const pin = useSubmit({
    send: (body: { noteId: string; pinned: boolean }, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/notes/pin', { body, headers })),
    onDone: () => queries.invalidateQueries({ queryKey: notesKey(memberId) }),
  });
  const wish = { noteId, pinned: !pinned };
  const PinMark = pinned ? PinOff : Pin;
  return (
    <li className={`flex gap-3 px-4 py-3 sm:px-5 ${pinned ? 'bg-brass-soft' : ''}`}>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm whitespace-pre-wrap">{note.text}</p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
          {pinned ? (
            <span className="font-semibold text-brass-text">{t('notes.pinned')}</span>
          ) : null}
          <span>{note.writtenBy}</span>
          <time dateTime={note.writtenAt}>{koreaMinute(note.writtenAt)}</time>
        </p>
      </div>
      {mayPin ? (
        <IconButton
          label={t(pinned ? 'notes.unpin' : 'notes.pin')}
          isDisabled={pin.isPending}
          onPress={() => pin.mutate(wish, { onError: (error) => toast('bad', textOf(error)) })}
        >
          <PinMark aria-hidden="true" className="size-4" />
        </IconButton>
      ) : null}
    </li>
  );
}
