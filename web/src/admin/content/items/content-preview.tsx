import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerCard } from '../../../shared/content/banner-card.tsx';
import { NoticeArticle } from '../../../shared/content/notice-article.tsx';
import { Question } from '../../../shared/content/question.tsx';
import { safeAddress } from '../../../shared/content/text-blocks.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { type Device, PreviewPanel } from '../editor/preview-panel.tsx';
import type { ContentKind } from '../model/content-kinds.ts';
import type { Draft, Words } from '../model/draft.ts';
import { namesOf, type VariantName } from '../variants/variant-names.ts';
import { PopupFrame } from './popup-frame.tsx';

/** A draft in the very parts the player's pages are made of. */
export function ContentPreview({ kind, draft }: { kind: ContentKind; draft: Draft }) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<VariantName>('a');
  const names = namesOf(draft.variants);
  // One that was taken away meanwhile is not looked at any more.
  const name = names.includes(chosen) ? chosen : 'a';
  const looked = { ...draft, ...draft.variants[names.indexOf(name) - 1] };
  const choice = (
    <Segmented
      label={t('content.variants.looked')}
      choices={names.map((id) => ({
        id,
        text: t('content.variants.name', { name: id.toUpperCase() }),
      }))}
      value={name}
      onChange={setChosen}
    />
  );
  return (
    <PreviewPanel
      texts={looked.texts}
      choice={names.length === 1 ? null : choice}
      show={(words, place) => <Shown kind={kind} draft={looked} words={words} {...place} />}
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
