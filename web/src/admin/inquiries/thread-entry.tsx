import { StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { ImageList } from '../../shared/images/image-list.tsx';
import type { BackOfficeInquiryDetail } from '../shared/contracts.ts';

type ThreadEntryProps = { entry: BackOfficeInquiryDetail['entries'][number]; nickname: string };

const looks = {
  member: { place: 'self-start', box: 'border-line bg-raised' },
  operator: { place: 'self-end', box: 'border-brass-line bg-brass-soft' },
  note: { place: 'self-end', box: 'border-dashed border-warn bg-warn-soft' },
} as const;

/** What was written, the member's at the left; a note says that the member does not see it. */
export function ThreadEntry({ entry, nickname }: ThreadEntryProps) {
  const { t } = useTranslation('helpdesk');
  const { author, operator, at, body, images } = entry;
  const look = looks[author];
  return (
    <li className={`flex max-w-[46rem] flex-col gap-1 sm:w-4/5 ${look.place}`}>
      <p
        className={`flex flex-wrap gap-x-2 text-sm text-faint ${author === 'member' ? '' : 'justify-end'}`}
      >
        {author === 'note' ? (
          <span className="inline-flex items-center gap-1 font-semibold text-warn">
            <StickyNote aria-hidden="true" className="size-4" />
            {t('note')}
          </span>
        ) : null}
        <span className="font-medium text-muted">{operator ?? nickname}</span>
        <time dateTime={at}>{koreaMinute(at)}</time>
      </p>
      <div className={`flex flex-col gap-3 rounded-lg border px-4 py-3 ${look.box}`}>
        <p className="break-words whitespace-pre-line">{body}</p>
        <ImageList images={images} />
      </div>
    </li>
  );
}
