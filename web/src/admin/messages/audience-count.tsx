import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { MessageTarget } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { sentKey } from './message-queries.ts';

/** How many a message would reach, asked for by a press: counting is no light question. */
export function AudienceCount({ target }: { target: MessageTarget }) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const text = JSON.stringify(target);
  const [asked, setAsked] = useState('');
  const isAsked = asked === text;
  const { data, error, isFetching } = useQuery({
    queryKey: [...sentKey, 'audience', text],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/board/messages/audience', { body: { target } })),
    enabled: isAsked,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" isPending={isAsked && isFetching} onPress={() => setAsked(text)}>
        {t('messages.filter.count')}
      </Button>
      <output className="font-medium tabular-nums">
        {isAsked && data !== undefined ? t('messages.filter.found', { count: data.members }) : ''}
        {isAsked && error !== null ? errorText(error) : ''}
      </output>
    </div>
  );
}
