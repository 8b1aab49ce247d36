import { allEndpoints } from '@comptoir/contract/all';
import { cachedLists } from '../app.ts';
import { openapi } from '../http/docs/openapi.ts';
import { version } from '../version.ts';

process.stdout.write(`${JSON.stringify(openapi(allEndpoints, version, cachedLists()), null, 2)}\n`);
