import { Link } from '@tanstack/react-router';

type Named = { memberId: string; memId: string; memNick: string };

/** A member by nickname and id, leading to their page. */
export function MemberLink({ member }: { member: Named }) {
  return (
    <Link
      to="/admin/members/$memberId"
      params={{ memberId: member.memberId }}
      className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {member.memNick} <span className="text-faint">{member.memId}</span>
    </Link>
  );
}
