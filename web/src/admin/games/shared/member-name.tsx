import { Link } from '@tanstack/react-router';

type MemberNameProps = { memberId: string; loginId: string };

/** A member by id, leading to their page. */
export function MemberName({ memberId, loginId }: MemberNameProps) {
  return (
    <Link
      to="/admin/members/$memberId"
      params={{ memberId }}
      className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
    >
      {loginId}
    </Link>
  );
}
