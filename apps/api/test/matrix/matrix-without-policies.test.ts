import { usualEngines } from '../database.ts';
import { customersApart } from './customers-apart.ts';
import { withoutRowSecurity } from './walls.ts';

// What is left is the statements' own text, which is the same for each engine.
customersApart('with the wall of statements alone', withoutRowSecurity, usualEngines());
