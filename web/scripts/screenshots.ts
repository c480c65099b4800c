// `npm run screenshots`: every page on a desktop and on a phone, filled, empty, loading and failing,
// in the dark theme and filled in the light one too, into .local/screenshots. Words after the
// command choose among the pictures by their path: `-- phone/failing mypage` takes those that have
// one of the words.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../infra/local/src/tools/chromium.ts';
import { freshMember } from '../e2e/fresh-member.ts';
import { enterBackOffice } from '../e2e/operators.ts';
import { desktop, logIn, openBrowser, phone } from '../e2e/people.ts';
import { backOfficePages, guestPages, memberPages, withIds } from '../e2e/routes.ts';
import startTheSite from '../e2e/start-site.ts';
import { filledMember, fillSite, memberIdOf, placeBets } from './pictures/fill.ts';
import { lastingFixture } from './pictures/fill-sports.ts';
import { backOfficeScenes, guestScenes, memberScenes, type Scene } from './pictures/scenes.ts';
import { backOfficeSportScenes, memberSportScenes } from './pictures/sport-scenes.ts';
import { inState, type State, unhappyStates } from './pictures/states.ts';
import { isWanted, picturesDir, takePicture, type Viewport } from './pictures/take.ts';

type Group = { screen: string; who: string; viewport: Viewport };

const screens = { desktop, phone };
const sceneMs = 15_000;
const unplayed: string[] = [];

const stopSite = await startTheSite();
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, '--disable-gpu'],
  env: { ...process.env, ...found.env },
});
try {
  await fillSite();
  for (const [screen, viewport] of Object.entries(screens)) {
    await takeGuest(browser, { screen, who: 'guest', viewport });
    await takeBackOffice(browser, { screen, who: 'backOffice', viewport });
    await takeMember(browser, { screen, who: 'member', viewport });
    await takeNewMember(browser, { screen, who: 'member', viewport });
  }
  console.log(`The pictures are in ${picturesDir}.`);
  for (const scene of unplayed) console.error(scene);
  if (unplayed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stopSite();
}

async function takeGuest(from: Browser, group: Group): Promise<void> {
  const page = await open(from, group);
  for (const state of ['filled', 'empty', ...unhappyStates] as const)
    await takeAll(page, group, state, guestPages);
  await page.context().close();
  await takeScenes(from, group, guestScenes, async () => undefined);
}

async function takeMember(from: Browser, group: Group): Promise<void> {
  // The bets of the first round are settled by now; these wait for the next one.
  await placeBets();
  const page = await open(from, group);
  await logIn(page, filledMember);
  await takeAll(page, group, 'filled', memberPages);
  for (const state of unhappyStates) await takeAll(page, group, state, memberPages);
  await page.context().close();
  await takeScenes(from, group, [...memberScenes, ...memberSportScenes], (other) =>
    logIn(other, filledMember),
  );
}

/** What somebody sees who has just come, on a site where nothing has happened yet. */
async function takeNewMember(from: Browser, group: Group): Promise<void> {
  const { memId, memPass } = await freshMember();
  const page = await open(from, group);
  await logIn(page, memId, memPass);
  await takeAll(page, group, 'empty', memberPages);
  await page.context().close();
}

async function takeBackOffice(from: Browser, group: Group): Promise<void> {
  const page = await open(from, group);
  await enterBackOffice(page);
  await takeAll(page, group, 'filled', backOfficePages);
  for (const state of ['empty', ...unhappyStates] as const) {
    await takeAll(page, group, state, backOfficePages);
  }
  await page.context().close();
  await takeScenes(from, group, [...backOfficeScenes, ...backOfficeSportScenes], enterBackOffice);
}

async function open(from: Browser, { viewport }: Group, withPopups = false): Promise<Page> {
  // Without a worker each answer passes through the page, where it can be held back.
  return openBrowser(from, viewport, { withWorker: false, withPopups });
}

async function takeAll(
  page: Page,
  { screen, who, viewport }: Group,
  state: State,
  paths: readonly string[],
): Promise<void> {
  const wanted = paths.filter((path) => isWanted(nameOf(path)));
  const addresses: { path: string; address: string }[] = [];
  for (const path of wanted) {
    addresses.push({ path, address: await withIds(page, await known(path)) });
  }
  await inState(page, state, async () => {
    for (const { path, address } of addresses) {
      await page.goto(address);
      await takePicture(page, { name: nameOf(path), state, viewport });
    }
  });

  function nameOf(path: string): string {
    return `${screen}/${state}/${who}${path.replaceAll('/', '.').replace(/\.$/, '')}`;
  }
}

/** Those with a history of their own, where the first of a list would be the newest. */
async function known(path: string): Promise<string> {
  const notices = path.replace('$kind', 'notices').replace('$idx', '1');
  if (notices.includes('$fixtureId')) return notices.replace('$fixtureId', await lastingFixture());
  if (!notices.includes('$memberId')) return notices;
  return notices.replace('$memberId', await memberIdOf(filledMember));
}

/** What is only seen by doing something: each in a window of its own. */
async function takeScenes(
  from: Browser,
  group: Group,
  scenes: readonly Scene[],
  enter: (page: Page) => Promise<void>,
): Promise<void> {
  const { screen, who, viewport } = group;
  const nameOf = (scene: Scene) => `${screen}/scenes/${who}.${scene.name}`;
  const wanted = scenes.filter((scene) => isWanted(nameOf(scene)));
  const there = wanted.filter((scene) => (scene.only ?? screen) === screen);
  for (const scene of there) {
    const page = await open(from, group, scene.withPopups ?? false);
    page.setDefaultTimeout(sceneMs);
    await enter(page);
    // One that cannot be played is told at the end: the others are still worth having.
    await scene.play(page).catch((error: unknown) => {
      unplayed.push(`${nameOf(scene)}: ${String(error).split('\n')[0]}`);
    });
    await takePicture(page, { name: nameOf(scene), state: 'scene', viewport });
    await page.context().close();
  }
}
