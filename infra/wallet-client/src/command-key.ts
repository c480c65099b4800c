import { secretKeysText } from '@noriter/kit/secret-keys';

/** The setting COMMAND_KEY, for the configuration of a service that asks the wallet for money. */
export const commandKeySetting = secretKeysText
  .meta({ secret: true })
  .describe(
    'Key that commands to the wallet and its answers are proven with, 32 bytes in base64, known to the wallet; an older one may follow, with a comma between',
  );
