import { Link } from '@tanstack/react-router';
import { ChevronRight, Landmark, type LucideIcon, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/pages/page.tsx';

export function Contacts() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel isFlush>
        <ul className="divide-y divide-line">
          <Door
            icon={MessageSquareText}
            link={{ to: '/member/cscenter/qna/list' }}
            title={t('support.inquiry')}
            note={t('support.inquiryNote')}
          />
          <Door
            icon={Landmark}
            link={{ to: '/member/cscenter/account' }}
            title={t('support.accountInquiry')}
            note={t('support.accountNote')}
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

export function Door({ icon: Icon, link, title, note }: DoorProps) {
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
