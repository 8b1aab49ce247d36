import { inFrench } from '@comptoir/contract/texts/issues';
import { z } from 'zod';

// The page's security policy forbids the code that zod would generate. This must run before the first schema is made,
// so the build keeps this file in one chunk with zod (vite.config.ts).
z.config({ jitless: true, customError: inFrench });
