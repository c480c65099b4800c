import { check, sleep } from 'k6';
import { Counter } from 'k6/metrics';
import type { Options } from 'k6/options';
import { playerToken, post, resultCode, siteId, textAt } from './site.ts';

/**
 * Players ask to deposit and take it back, several windows for each player: only one request may
 * be open at a time, so the others are refused with C003 and nothing else.
 */
export const options: Options = {
  scenarios: {
    // A site that has just started compiles what it runs for the first time.
    warm: { executor: 'constant-vus', vus: 8, duration: '10s', gracefulStop: '5s' },
    cash: {
      executor: 'constant-vus',
      vus: 20,
      duration: '15s',
      startTime: '15s',
      gracefulStop: '5s',
    },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    'http_req_duration{scenario:cash,name:/api/cash/in}': ['p(99)<500'],
    // Where all were refused nothing was measured.
    deposits_taken: ['count>100'],
  },
};

const taken = new Counter('deposits_taken');

/** Taken, one is open already, or a withdrawal of the demonstration data is. */
const EXPECTED = new Set(['0', 'C003', 'F001']);

export default function askAndTakeBack(): void {
  const token = playerToken();
  const asked = post('/api/cash/in', { siteId, amount: '10000' }, token);
  check(asked, { 'is taken or one is open': (answer) => EXPECTED.has(resultCode(answer)) });
  if (resultCode(asked) === '0') {
    const requestId = textAt(asked, 'data.requestId');
    taken.add(1);
    const back = post('/api/cash/del', { siteId, requestId }, token);
    check(back, { 'is taken back': (answer) => resultCode(answer) === '0' });
  }
  sleep(0.05);
}
