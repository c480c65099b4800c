import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../use-operator.ts';
import { type ChangeDecision, DecideChange } from './decide-change.tsx';
import { ChangeTable, type SettingChange } from './review-dialog.tsx';

/** A wish to loosen settings, as every service shows it. */
export type ChangeRequest = {
  requestId: string;
  reason: string;
  status: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  isOwn: boolean;
  isStale: boolean;
  askedByName: string;
  askedAt: string;
  decidedByName: string;
  refusal: string;
};

type WaitingChangesProps<Request extends ChangeRequest> = {
  /** The newest first. */
  requests: readonly Request[];
  /** What decides about them. */
  permission: string;
  /** What is now and what is asked for. */
  changesOf: (request: Request) => SettingChange[];
  decide: (decision: ChangeDecision, headers: { 'idempotency-key': string }) => Promise<unknown>;
  /** What each is about, where several may wait. */
  nameOf?: (request: Request) => string;
  /** Why one cannot be approved any more, where it is not of settings. */
  staleNote?: string;
  /** Of the settings and their requests, which are looked at again. */
  queryKey: QueryKey;
};

/** What waits for a second operator, and what became of one's own newest wish. */
export function WaitingChanges<Request extends ChangeRequest>(props: WaitingChangesProps<Request>) {
  const { requests, permission, changesOf, nameOf, decide, queryKey } = props;
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const mayDecide = usePermits()(permission);
  const { staleNote = t('settings.stale') } = props;
  const waiting = requests.filter(({ status }) => status === 'waiting');
  const [newest] = requests;
  return (
    <>
      {newest?.isOwn === true && newest.status === 'refused' ? (
        <NoticeBar
          tone="warn"
          title={t('settings.refusedBy', {
            name: newest.decidedByName,
            reason: newest.refusal,
          })}
        />
      ) : null}
      {waiting.length === 0 ? null : (
        <Panel isFlush title={t('settings.waiting')}>
          <ul className="divide-y divide-line">
            {waiting.map((request) => (
              <li key={request.requestId} className="flex flex-col gap-3 bg-brass-soft p-4 sm:p-5">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="min-w-0">
                    {nameOf === undefined ? null : (
                      <strong className="block break-all">{nameOf(request)}</strong>
                    )}
                    <strong>
                      {t('settings.askedBy', {
                        name: request.askedByName,
                        at: koreaMinute(request.askedAt),
                      })}
                    </strong>
                    <span className="block text-sm text-muted">{request.reason}</span>
                  </p>
                  {mayDecide ? (
                    <DecideChange
                      request={request}
                      decide={decide}
                      onDecided={() => queries.invalidateQueries({ queryKey })}
                      name={nameOf?.(request)}
                    >
                      {nameOf === undefined ? undefined : (
                        <ChangeTable changes={changesOf(request)} />
                      )}
                    </DecideChange>
                  ) : null}
                </div>
                {request.isStale ? (
                  <p className="text-sm text-warn">{staleNote}</p>
                ) : (
                  <ChangeTable changes={changesOf(request)} />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
