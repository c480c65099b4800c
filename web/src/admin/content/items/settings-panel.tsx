import { faqCategories, noticeCategories } from '@noriter/rules/lists/content-choices';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { useProblemText } from '../editor/use-problem-text.ts';
import { LINK_LENGTH_MAX } from '../model/content-bounds.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { ChoiceField } from './choice-field.tsx';
import { BannerFields, PopupFields } from './place-fields.tsx';
import type { SettingsProps } from './settings-props.ts';

/** All that is not words: what a thing is, who sees it, where, and when. */
export function SettingsPanel({ kind, ...props }: SettingsProps & { kind: ContentKind }) {
  const { t } = useTranslation('admin');
  const { draft, onChange } = props;
  return (
    <Panel
      title={t('content.settings')}
      aside={
        <Switch
          label={t('content.enabled')}
          name="enabled"
          isOn={draft.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          {kind === 'notices' ? <NoticeFields {...props} /> : null}
          {kind === 'faq' ? <FaqFields {...props} /> : null}
          {kind === 'popups' ? <PopupFields {...props} /> : null}
          {kind === 'banners' ? <BannerFields {...props} /> : null}
        </div>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {kind === 'faq' ? null : <PeriodFields {...props} />}
          {kind === 'popups' || kind === 'banners' ? <LinkField {...props} /> : null}
          {kind === 'notices' ? null : <OrderField {...props} />}
        </div>
      </div>
    </Panel>
  );
}

function NoticeFields({ draft, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <ChoiceField
        label={t('content.category')}
        choices={noticeCategories.map((id) => ({ id, text: t(`content.noticeCategories.${id}`) }))}
        value={draft.noticeCategory}
        onChange={(noticeCategory) => onChange({ noticeCategory })}
      />
      <div className="flex items-end">
        <Switch
          label={t('content.pinned')}
          name="pinned"
          isOn={draft.pinned}
          onChange={(pinned) => onChange({ pinned })}
        />
      </div>
    </>
  );
}

function FaqFields({ draft, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  return (
    <ChoiceField
      label={t('content.category')}
      choices={faqCategories.map((id) => ({ id, text: t(`content.faqCategories.${id}`) }))}
      value={draft.faqCategory}
      onChange={(faqCategory) => onChange({ faqCategory })}
    />
  );
}

function PeriodFields({ draft, problems, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <>
      <DateField
        label={t('content.from')}
        withTime
        isOptional
        value={draft.from}
        onChange={(from) => onChange({ from })}
        hint={t('content.fromHint')}
      />
      <DateField
        label={t('content.until')}
        withTime
        isOptional
        value={draft.until}
        onChange={(until) => onChange({ until })}
        hint={t('content.untilHint')}
        error={problemText(problems.until)}
      />
    </>
  );
}

function LinkField({ draft, problems, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <TextField
      label={t('content.link')}
      name="link"
      value={draft.link}
      onChange={(link) => onChange({ link })}
      maxLength={LINK_LENGTH_MAX}
      placeholder="https://"
      hint={t('content.linkHint')}
      error={problemText(problems.link)}
    />
  );
}

function OrderField({ draft, problems, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <NumberField
      label={t('content.order')}
      name="order"
      sort="whole"
      value={draft.order}
      onChange={(order) => onChange({ order })}
      hint={t('content.orderHint')}
      error={problemText(problems.order)}
    />
  );
}
