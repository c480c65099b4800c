import { check } from 'k6';
import type { Options } from 'k6/options';
import { playerToken, post, resultCode, siteId, textAt } from './site.ts';

/** Players look at their balance, as every open browser does. */
export const options: Options = {
  scenarios: {
    warm: { executor: 'constant-vus', vus: 8, duration: '3s', gracefulStop: '2s' },
    balance: { executor: 'constant-vus', vus: 32, duration: '15s', startTime: '3s' },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    'http_req_duration{scenario:balance}': ['p(99)<100'],
  },
};

export default function lookAtBalance(): void {
  const response = post('/api/cash/getUserCash', { siteId }, playerToken());
  check(response, {
    'answers 0': (answer) => resultCode(answer) === '0',
    'has a balance': (answer) => /^\d+$/.test(textAt(answer, 'data.cash')),
  });
}
