import { useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { MemberNote } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export function notesKey(memberId: string) {
  return ['admin', 'members', 'notes', memberId];
}

type NoteProps = { note: MemberNote; memberId: string; mayPin: boolean };

export function Note({ note, memberId, mayPin }: NoteProps) {
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
