import { customersApart } from './customers-apart.ts';
import { withoutRowSecurity } from './walls.ts';

customersApart('with the wall of statements alone', withoutRowSecurity);
