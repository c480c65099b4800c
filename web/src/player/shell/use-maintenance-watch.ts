import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { siteCheckQuery } from '../../shared/member/site-queries.ts';

/** Leads to the maintenance page as soon as the site says that it is closed. */
export function useMaintenanceWatch(): void {
  const navigate = useNavigate();
  const closed = useQuery(siteCheckQuery).data?.maintenance === true;
  useEffect(() => {
    if (closed) void navigate({ to: '/warning', replace: true });
  }, [closed, navigate]);
}
