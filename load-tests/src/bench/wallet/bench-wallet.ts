import { benchWallet } from './wallet-beside-pgbench.ts';

// Commands spread evenly over 100,000 members: npm run bench:wallet
await benchWallet({ name: 'bench-wallet', goal: 2, members: 100_000, commands: 200_000 });
