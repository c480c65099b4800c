import { baseConfig, portSetting } from '@noriter/kit/config';
import type { z } from 'zod';

export const boardConfig = baseConfig.extend({ PORT: portSetting(8104) });

export type BoardConfig = z.infer<typeof boardConfig>;
