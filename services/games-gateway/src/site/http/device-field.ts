import { z } from 'zod';
import { devices } from '../domain/visibility.ts';

/** On what somebody looks at games: some are shown on one of them alone. */
export const deviceField = z.enum(devices).default('desktop');
