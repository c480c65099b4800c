import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';

const groups = [
  {
    text: 'keys.anywhere',
    keys: [
      { keys: ['Ctrl K', '/'], text: 'keys.search' },
      { keys: ['?'], text: 'keys.help' },
    ],
  },
  {
    text: 'keys.lists',
    keys: [
      { keys: ['j', '↓'], text: 'keys.next' },
      { keys: ['k', '↑'], text: 'keys.previous' },
      { keys: ['Enter'], text: 'keys.open' },
      { keys: ['x'], text: 'keys.mark' },
      { keys: ['t'], text: 'keys.take' },
      { keys: ['a'], text: 'keys.approve' },
      { keys: ['r'], text: 'keys.refuse' },
    ],
  },
  { text: 'keys.member', keys: [{ keys: ['1 ~ 7'], text: 'keys.tabs' }] },
] as const;

/** What the keyboard can do here. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t('keys.title')} isOpen onClose={onClose}>
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <section key={group.text}>
            <h3 className="mb-1 text-sm font-semibold text-muted">{t(group.text)}</h3>
            <dl className="divide-y divide-line">
              {group.keys.map(({ keys, text }) => (
                <div key={text} className="flex h-10 items-center justify-between gap-4">
                  <dt>{t(text)}</dt>
                  <dd className="flex gap-1.5">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-sm border border-line-strong bg-raised px-1.5 font-sans text-xs leading-5 font-semibold"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
