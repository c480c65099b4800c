import { faqCategories } from '@noriter/rules/lists/content-choices';
import { Link, useNavigate } from '@tanstack/react-router';
import { Dices, HandHeart, Scale, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { NewestNotices } from './newest-notices.tsx';
import { Contacts, Door } from './support-doors.tsx';
import { desktopSupport } from './support-paths.ts';

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
        <NewestNotices paths={desktopSupport} />
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
