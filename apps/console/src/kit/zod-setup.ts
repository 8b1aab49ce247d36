import { inFrench } from '@comptoir/contract/texts/issues';
import { z } from 'zod';

z.config({ customError: inFrench });
