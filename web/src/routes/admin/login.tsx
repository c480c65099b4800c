import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { LoginPage } from '../../features/admin/login/login-page.tsx';

export const Route = createFileRoute('/admin/login')({
  // Only a path of this site: an address from outside must not become a redirect.
  validateSearch: z.object({
    from: z
      .string()
      .regex(/^\/admin(\/|$)/)
      .optional()
      .catch(undefined),
  }),
  component: LoginPage,
});
