import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../components/use-now.ts';
import type { Language } from '../../../i18n/language.ts';
import { BannerCard } from '../../banner/banner-card.tsx';
import { Question } from '../../faq/question.tsx';
import { NoticeArticle } from '../../notice/notice-article.tsx';
import { PopupView } from '../../popup/popup-view.tsx';
import { safeAddress } from '../../text-page/text-blocks.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Draft, Words } from './draft.ts';
import { type Device, PreviewPanel } from './preview-panel.tsx';

/** A draft in the very parts the player's pages are made of. */
export function ContentPreview({ kind, draft }: { kind: ContentKind; draft: Draft }) {
  return (
    <PreviewPanel
      texts={draft.texts}
      show={(words, place) => <Shown kind={kind} draft={draft} words={words} {...place} />}
    />
  );
}

const MINUTE_MS = 60_000;

type ShownProps = {
  kind: ContentKind;
  draft: Draft;
  words: Words;
  language: Language;
  device: Device;
};

function Shown({ kind, draft, words, language, device }: ShownProps) {
  const { t } = useTranslation('site');
  const now = useNow(MINUTE_MS);
  const link = safeAddress(draft.link.trim());
  switch (kind) {
    case 'notices':
      return (
        <div lang={language} className="flex flex-col gap-4 p-5">
          <p className="text-2xl font-bold">{words.title}</p>
          <NoticeArticle
            notice={{
              category: draft.noticeCategory,
              pinned: draft.pinned,
              postedAt: new Date(now).toISOString(),
              views: 0,
              body: words.body,
            }}
          />
        </div>
      );
    case 'faq':
      return (
        <div lang={language}>
          <Question
            isOpen
            question={words.title}
            answer={words.body}
            category={t(`faq.categories.${draft.faqCategory}`)}
          />
        </div>
      );
    case 'popups':
      return <PopupFrame device={device} popup={{ ...words, link, language }} />;
    case 'banners':
      return (
        <div lang={language} className={`p-5 ${device === 'phone' ? '' : 'max-w-md'}`}>
          <BannerCard banner={{ art: draft.art, title: words.title, text: words.body, link }} />
        </div>
      );
    default:
      return kind satisfies never;
  }
}

type PopupFrameProps = {
  device: Device;
  popup: { title: string; body: string; link: string | null; language: string };
};

/** A popup over a page: in its middle on a desktop, from below on a phone. */
function PopupFrame({ device, popup }: PopupFrameProps) {
  const isPhone = device === 'phone';
  return (
    <div
      className={`flex justify-center bg-veil ${isPhone ? 'min-h-140 items-end' : 'min-h-100 items-center p-6'}`}
    >
      <div
        className={`w-full border border-line bg-surface shadow-overlay ${isPhone ? 'rounded-t-lg' : 'max-w-md rounded-lg'}`}
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <p className="text-lg font-semibold">{popup.title}</p>
          <span className="inline-flex size-10 items-center justify-center text-muted">
            <X aria-hidden="true" className="size-5" />
          </span>
        </div>
        <div className="p-5">
          <PopupView popup={popup} place={1} count={1} onClose={nothing} />
        </div>
      </div>
    </div>
  );
}

/** Nothing in a preview can be pressed: the frame around it is inert. */
function nothing(): void {
  return;
}
