import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from '../paths.ts';
import { Problem } from '../print/problem.ts';
import { runProgram } from '../processes/run-program.ts';

/** What Playwright's `launchOptions` need to start the browser that was found. */
export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

const otherWays =
  'Install Chromium (apt install chromium), run `npx playwright install chromium`, ' +
  'or print where one is: CHROMIUM_PATH=/path/to/chromium.';

/**
 * The browser for the tests: the one of `CHROMIUM_PATH`, one on the PATH, Playwright's own, else
 * the one inside the npm package @sparticuz/chromium (Linux on x64).
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const given = env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new Problem(`There is no program at CHROMIUM_PATH=${given}. ${otherWays}`);
  }
  const installed = given || (await onPath()) || playwrightsOwn(env);
  if (installed) return { executablePath: installed, args: commonArguments(), env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  throw new Problem(`No Chromium was found. ${otherWays}`);
}

function commonArguments(): string[] {
  const args = ['--disable-dev-shm-usage', '--font-render-hinting=none'];
  // Chromium's sandbox does not work for root.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args;
}

async function onPath(): Promise<string | null> {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = await runProgram('which', [name], { timeoutMs: 5000 });
    if (found.ok) return found.output.trim();
  }
  return null;
}

function playwrightsOwn(env: NodeJS.ProcessEnv): string | null {
  const mac = join(homedir(), 'Library', 'Caches', 'ms-playwright');
  const linux = join(homedir(), '.cache', 'ms-playwright');
  const home = env.PLAYWRIGHT_BROWSERS_PATH || (process.platform === 'darwin' ? mac : linux);
  if (!existsSync(home)) return null;
  const programs = ['chrome-linux/chrome', 'chrome-linux64/chrome', macProgram];
  const paths = readdirSync(home)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => programs.map((program) => join(home, name, program)));
  return paths.find((path) => existsSync(path)) ?? null;
}

const macProgram = 'chrome-mac/Chromium.app/Contents/MacOS/Chromium';

async function packaged(): Promise<Chromium> {
  const home = await unpack();
  const executablePath = join(home, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
  // A bare machine lacks libraries Chromium wants; the package carries those, too.
  const bare = (await missingLibraries(executablePath, {})).length > 0;
  const libraries = bare ? { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } : {};
  const missing = await missingLibraries(executablePath, libraries);
  if (missing.length > 0) {
    throw new Problem(`The packaged Chromium lacks libraries: ${missing.join(', ')}. ${otherWays}`);
  }
  const args = [...commonArguments(), '--no-zygote', '--disable-gpu'];
  return { executablePath, args, env: { ...fonts, ...libraries } };
}

async function unpack(): Promise<string> {
  const index = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageDir = dirname(dirname(index));
  const version = /"version":\s*"([^"]+)"/.exec(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  );
  const home = join(cacheDir(), `chromium-${version?.[1] ?? 'unknown'}`);
  if (existsSync(join(home, 'chromium'))) return home;
  const incoming = `${home}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
  // The package unpacks into the directory for temporary files, whatever lies there already.
  const env = { ...process.env, TMPDIR: incoming };
  const result = await runProgram(process.execPath, [script, join(packageDir, 'bin')], { env });
  if (!result.ok) {
    rmSync(incoming, { recursive: true, force: true });
    throw new Problem(`Chromium could not be unpacked: ${result.output.trim()} ${otherWays}`);
  }
  try {
    renameSync(incoming, home);
  } catch {
    // Another run was quicker.
    rmSync(incoming, { recursive: true, force: true });
  }
  return home;
}

async function missingLibraries(program: string, env: Record<string, string>): Promise<string[]> {
  const result = await runProgram('ldd', [program], { env: { ...process.env, ...env } });
  return result.output
    .split('\n')
    .filter((line) => line.includes('not found'))
    .flatMap((line) => line.trim().split(' ')[0] ?? []);
}
