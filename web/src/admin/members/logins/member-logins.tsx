import { useQuery } from '@tanstack/react-query';
import type { LoginsSearch } from '../../shared/admin-search.ts';
import { memberDetailQuery } from '../calls/member-detail-query.ts';
import { LoginHistoryPanel } from './login-history-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

type MemberLoginsProps = {
  memberId: string;
  search: LoginsSearch;
  onSearch: (search: LoginsSearch) => void;
};

/** Where a member is and was logged in, and each time somebody tried. */
export function MemberLogins({ memberId, search, onSearch }: MemberLoginsProps) {
  const { data } = useQuery(memberDetailQuery(memberId));
  return (
    <>
      {data === undefined ? null : <SessionsPanel memberId={memberId} sessions={data.sessions} />}
      <LoginHistoryPanel memberId={memberId} search={search} onSearch={onSearch} />
    </>
  );
}
