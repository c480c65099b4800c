import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '../../../shared/member/guards.ts';

export const Route = createFileRoute('/_site/member')({ beforeLoad: membersOnly });
