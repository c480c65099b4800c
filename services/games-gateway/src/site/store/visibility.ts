import { idText } from '@noriter/kit/id-text';
import { refuse } from '@noriter/kit/result-codes';
import type { Settings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { devices, partnerModes, type Visibility } from '../domain/visibility.ts';

/** A rule on the wire and in its table. */
export const ruleShape = z.object({
  vendorKey: z.string(),
  gameCode: z.string().describe('Empty for all games of the vendor'),
  isHidden: z.boolean().describe('From everybody of the site'),
  devices: z.array(z.enum(devices)).readonly(),
  levelFrom: z.int().nullable(),
  levelTo: z.int().nullable(),
  partnerMode: z
    .enum(partnerModes)
    .describe('only: those below the partners named; except: all but them'),
  partners: z.array(z.object({ memberId: idText, loginId: z.string() })).readonly(),
});

export const visibilityShape = z.object({ rules: z.array(ruleShape).readonly() });

/** Who sees which games of a site, with its versions. */
export const visibilitySettings: Settings<Visibility, z.input<typeof visibilityShape>> = {
  table: 'game_visibility',
  initial: { rules: [] },
  parse: (stored) => visibilityShape.parse(stored),
  text: (visibility) => visibilityShape.encode(visibility),
  action: 'game-visibility.set',
  conflict: () => refuse(errors, 'G004'),
};
