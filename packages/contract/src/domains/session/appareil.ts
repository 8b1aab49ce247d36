import { z } from 'zod';

/** What the browser keeps to be known again; programs need not send it (docs/regles/acces.md#new-devices). */
export const appareilHeaders = z.object({ 'x-appareil': z.string().optional() });
