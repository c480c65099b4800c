import { Link, useNavigate } from '@tanstack/react-router';
import {
  ChevronRight,
  Dices,
  HandHeart,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Scale,
  ScrollText,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../components/page.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { soon } from '../coming/soon.ts';
import { NewestNotices } from '../notice/newest-notices.tsx';
import { deskSupport } from './support-paths.ts';
import { faqCategories } from './support-search.ts';

/** The customer centre's front: ask first, then what is new, then where the rules are. */
export function SupportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={t('support.title')} note={t('support.note')}>
      <Panel>
        <div className="flex flex-col gap-4">
          <SearchForm
            label={t('support.searchFaq')}
            words=""
            onSearch={(search) =>
              void navigate({ to: '/member/cscenter/faq/list', search: { search } })
            }
            className="[&_button]:h-12 [&_input]:h-12"
          />
          <ul aria-label={t('faq.category')} className="flex flex-wrap gap-2">
            {faqCategories.map((category) => (
              <li key={category}>
                <Link
                  to="/member/cscenter/faq/list"
                  search={{ category }}
                  className="finger inline-flex h-9 items-center rounded-md border border-line-strong bg-raised px-3 text-sm font-medium hover:bg-hover"
                >
                  {t(`faq.categories.${category}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <NewestNotices paths={deskSupport} />
        <Panel isFlush title={t('support.guides')}>
          <ul className="divide-y divide-line">
            <Door
              icon={Scale}
              link={{ to: '/member/cscenter/bettingguide' }}
              title={t('support.tab.bettingRules')}
              note={t('support.door.bettingRules')}
            />
            <Door
              icon={Dices}
              link={{ to: '/member/cscenter/gameguide' }}
              title={t('support.tab.gameGuide')}
              note={t('support.door.gameGuide')}
            />
            <Door
              icon={ScrollText}
              link={{ to: '/terms' }}
              title={t('textPage.terms')}
              note={t('support.door.terms')}
            />
            <Door
              icon={HandHeart}
              link={{ to: '/responsible' }}
              title={t('textPage.responsible')}
              note={t('support.door.responsible')}
            />
          </ul>
        </Panel>
      </div>
      <Contacts />
    </Page>
  );
}

function Contacts() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel isFlush>
        <ul className="divide-y divide-line">
          <Door
            icon={MessageSquareText}
            link={soon('cscenter/qna/list')}
            title={t('support.inquiry')}
            note={t('support.inquiryNote')}
          />
          <Door
            icon={Landmark}
            link={soon('cscenter/account')}
            title={t('support.accountInquiry')}
            note={t('support.inquiryNote')}
          />
        </ul>
      </Panel>
      <Panel>
        <div className="flex h-full flex-col justify-center gap-1">
          <p className="font-semibold">{t('support.helpTitle')}</p>
          <p className="text-muted">{t('support.helpText')}</p>
          <a href="tel:1336" className="text-2xl font-bold text-brass-text underline">
            1336
          </a>
        </div>
      </Panel>
    </div>
  );
}

type DoorProps = { icon: LucideIcon; link: { to: string }; title: string; note: string };

function Door({ icon: Icon, link, title, note }: DoorProps) {
  return (
    <li>
      <Link {...link} className="flex items-center gap-4 px-4 py-3 hover:bg-raised sm:px-5">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brass-text" strokeWidth={1.75} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium">{title}</span>
          <span className="text-sm text-faint">{note}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
