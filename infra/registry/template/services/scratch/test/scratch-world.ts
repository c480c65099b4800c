import {
  callAs,
  guestCaller,
  openTestSpace,
  operatorCaller,
  startTestService,
} from '@noriter/kit/testing';
import { scratch } from '../src/service.ts';

export type ScratchWorld = Awaited<ReturnType<typeof openScratchWorld>>;

/** A running scratch service on real servers, and the people who call it. */
export async function openScratchWorld(label: string) {
  const space = await openTestSpace(label);
  const running = await startTestService(scratch, { space });
  const service = { url: running.url, key: space.keyring };
  return {
    guest: callAs(service, guestCaller()),
    operator: callAs(service, operatorCaller({ permissions: ['content.manage'] })),
    async close() {
      await running.stop();
      await space.close();
    },
  };
}
