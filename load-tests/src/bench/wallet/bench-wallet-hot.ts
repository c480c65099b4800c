import { benchWallet } from './wallet-beside-pgbench.ts';

// Every command on one member, beside debits spread over 100,000: npm run bench:wallet-hot
await benchWallet({ name: 'bench-wallet-hot', goal: 1, members: 1, commands: 200_000 });
