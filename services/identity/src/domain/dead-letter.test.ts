import { describe, expect, it } from 'vitest';

import { consumerOf, mayMove, withoutSecrets } from './dead-letter.ts';

describe('a dead letter', () => {
  it.each([
    ['open', 'replay', true],
    ['open', 'close', true],
    ['closed', 'replay', true],
    ['closed', 'close', false],
    ['replayed', 'replay', false],
    ['replayed', 'close', false],
  ] as const)('that is %s may be moved by %s: %s', (state, move, may) => {
    expect(mayMove(state, move)).toBe(may);
  });

  it('shows no secret, however deep and however it is written', () => {
    const letter = {
      memberId: 'm1',
      profile: { loginId: 'player1', memPass: 'x', cash_out_password: 'x', phone: '010' },
      list: [{ 'api-key': 'x', accessToken: 'x', bankAccNumber: 'x', account_holder: '' }],
      counterAccount: 'house:sport',
      selectionId: 'home',
      passed: true,
      nothing: null,
    };
    expect(withoutSecrets(letter)).toEqual({
      memberId: 'm1',
      profile: { loginId: 'player1', memPass: '•••', cash_out_password: '•••', phone: '•••' },
      list: [{ 'api-key': '•••', accessToken: '•••', bankAccNumber: '•••', account_holder: '' }],
      counterAccount: 'house:sport',
      selectionId: 'home',
      passed: true,
      nothing: null,
    });
  });

  it.each([
    ['wallet.wallet.commands', '', 'wallet'],
    ['t_1.betting.rounds.wallet.commands', 't_1.', 'betting.rounds'],
    ['something-else', 't_1.', 'something-else'],
  ])('of the group %s died at a consumer of its own', (group, prefix, consumer) => {
    expect(consumerOf(group, { prefix, topic: 'wallet.commands' })).toBe(consumer);
  });
});
