import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '../../../session/guards.ts';

export const Route = createFileRoute('/_site/member')({ beforeLoad: membersOnly });
