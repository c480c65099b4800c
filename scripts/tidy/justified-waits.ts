/**
 * The tests that let time pass, and why no event, clock or question to the database could take its
 * place. `tidy.test.ts` refuses every other wait of 100 ms and more.
 */
export const justifiedWaits: Readonly<Record<string, string>> = {
  // Something must not happen, and a while is all that can show it: longer waits miss nothing.
  'infra/kit/test/kafka/mended-kafkajs.int.test.ts': 'an idle connection asks for nothing',
  'infra/kit/test/outbox/outbox-fence.int.test.ts':
    'a row behind an open transaction does not leave',
  'infra/kit/test/outbox/outbox.int.test.ts': 'a row behind an open transaction does not leave',
  'infra/kit/test/service/jobs.int.test.ts':
    'a job that ended, or ran elsewhere, does not run again',
  'infra/local/src/processes/keeper.test.ts': 'what was stopped on purpose does not come back',
  'services/betting/test/feed/feed.int.test.ts': 'who lost its lease counts for nothing',
  'services/betting/test/placement/bet-delay.int.test.ts': 'no stake is asked for twice',
  'services/betting/test/placement/delayed-stakes.int.test.ts': 'no refund comes twice',
  'services/gateway/src/forwarding/call-connections.test.ts': 'a closed connection opens no other',
  'web/e2e/first-picture.spec.ts': 'the page does not move by itself',
  'web/src/betting/sportsbook/fixtures/market-panel.test.tsx':
    'nothing is drawn that was not asked for',

  // It is about time itself, and the clock is not ours: Redis, the database, a client in Go.
  'infra/kit/src/telemetry/health.test.ts': 'answers are kept for a second',
  'infra/velocity/test/velocity.int.test.ts': 'a window of Redis slides',
  'services/betting/test/placement/bet-delay-veto.int.test.ts':
    'the delay is the one of the database',
  'services/betting/test/placement/velocity.int.test.ts': 'rules are kept for a while',
  'services/identity/test/velocity.int.test.ts': 'rules are kept for a while',
  'services/notifier/test/go-client.int.test.ts': 'several heart-beats pass',
  'services/wallet/test/velocity.int.test.ts': 'rules are kept for a while',

  // It plays somebody who is slow.
  'infra/kit/test/service/clock-check.int.test.ts': 'a database that answers late',
  'infra/kit/test/service/service.int.test.ts': 'an answer that takes its time',
  'services/betting/test/placement/mini-slips.int.test.ts': 'a person who presses again',
  'services/gateway/test/raw-requests.int.test.ts': 'a client and a service that take their time',
  'services/gateway/test/services-in-trouble.int.test.ts': 'a service that takes its time',
  'web/e2e/site-calls.ts': 'a site that is busy is asked again',
  'web/e2e/screenshots.spec.ts': 'a picture for the eye, no test',
};
