import { inFrench } from '@comptoir/contract/texts/issues';
// By its own name: a call on `z` counts as one that does nothing by itself (`vite.config.ts`).
import { config } from 'zod';

config({ customError: inFrench });
