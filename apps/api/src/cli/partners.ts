import { partners } from '@comptoir/contract/partners/all';
import { variableOf } from '@comptoir/contract/partners/kit';

const width = Math.max(...partners.map(({ name }) => variableOf(name).length));
for (const { name, guide } of partners) process.stdout.write(`${variableOf(name).padEnd(width)}  ${guide}\n`);
