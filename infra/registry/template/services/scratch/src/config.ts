import { baseConfig, portSetting } from '@noriter/kit/config';
import { services } from '@noriter/registry/services';
import type { z } from 'zod';

export const scratchConfig = baseConfig.extend({ PORT: portSetting(services.scratch.port) });

export type ScratchConfig = z.infer<typeof scratchConfig>;
