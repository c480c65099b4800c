import { useTranslation } from 'react-i18next';
import type { InquiryDetail } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { ImageList } from '../../shared/images/image-list.tsx';

/** What one side wrote: the member's at the right, the operators' at the left, as plain text. */
export function InquiryEntry({ entry }: { entry: InquiryDetail['entries'][number] }) {
  const { t } = useTranslation('inquiry');
  const isMine = entry.author === 'member';
  return (
    <li
      className={`flex max-w-[42rem] flex-col gap-1 sm:w-4/5 ${isMine ? 'self-end' : 'self-start'}`}
    >
      <p className={`flex gap-2 text-sm text-faint ${isMine ? 'justify-end' : ''}`}>
        <span className="font-medium text-muted">{t(isMine ? 'me' : 'operator')}</span>
        <time dateTime={entry.at}>{koreaMinute(entry.at)}</time>
      </p>
      <div
        className={`flex flex-col gap-3 rounded-lg border px-4 py-3 ${isMine ? 'border-brass-line bg-brass-soft' : 'border-line bg-raised'}`}
      >
        <p className="break-words whitespace-pre-line">{entry.body}</p>
        <ImageList images={entry.images} />
      </div>
    </li>
  );
}
