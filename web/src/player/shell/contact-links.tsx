import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteOptionQuery } from '../../shared/member/site-queries.ts';

/** How the site can be reached, as its operators say; without a name a contact is not shown. */
export function ContactLinks() {
  const { t } = useTranslation();
  const option = useQuery(siteOptionQuery).data?.siteOption;
  if (option === undefined) return null;
  const contacts = [
    { name: option.sns1, id: option.sns1Id, link: option.sns1Link },
    { name: option.sns2, id: option.sns2Id, link: option.sns2Link },
    { name: option.sns3, id: option.sns3Id, link: option.sns3Link },
  ].filter(({ name }) => name !== '');
  if (contacts.length === 0) return null;
  return (
    <ul aria-label={t('contact.title')} className="flex flex-wrap gap-x-5 gap-y-1">
      {contacts.map(({ name, id, link }) => (
        <li key={name} className="inline-flex min-h-8 items-center gap-2">
          <span className="text-faint">{name}</span>
          {link === '' ? (
            <span className="font-medium text-paper">{id}</span>
          ) : (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="finger inline-flex items-center font-medium text-brass-text underline-offset-4 hover:underline"
            >
              {id === '' ? name : id}
              <span className="sr-only"> {t('contact.opens')}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
