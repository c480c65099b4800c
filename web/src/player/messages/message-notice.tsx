import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../../shared/member/unread.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { desktopMessages, isMessagePath } from './message-paths.ts';

const seenMark = (sessionId: string) => `noriter:messages-seen:${sessionId}`;

function seenBefore(sessionId: string): number {
  return Number(tabStorage.getItem(seenMark(sessionId))) || 0;
}

/**
 * The specification's notice: unread messages wait, and this is no page of messages. Who closes it is
 * not shown it again until there are more.
 */
export default function MessageNotice({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const unread = useUnread();
  const navigate = useNavigate();
  const isAtMessages = useLocation({ select: ({ pathname }) => isMessagePath(pathname) });
  const [seen, setSeen] = useState(() => seenBefore(sessionId));
  // What was read since makes room for the next one to be noticed.
  const least = Math.min(seen, unread);
  if (least !== seen) setSeen(least);

  function close(): void {
    tabStorage.setItem(seenMark(sessionId), unread.toString());
    setSeen(unread);
  }

  if (unread <= seen || isAtMessages) return null;
  return (
    <Dialog title={t('messageNotice.title')} isOpen onClose={close}>
      <div className="flex flex-col gap-5">
        <p>{t('messageNotice.text')}</p>
        <div className="flex justify-end gap-2">
          <Button onPress={close}>{t('action.close')}</Button>
          <Button
            look="main"
            takesFocus
            onPress={() => {
              close();
              void navigate({ to: desktopMessages.list });
            }}
          >
            {t('messageNotice.open', { count: unread })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
