import { z } from 'zod';

/** How a partner can be told to misbehave. Each partner says what `refuse`, `okWithError` and `expired` look like. */
export const faultNames = ['none', 'refuse', 'slow', 'error500', 'garbage', 'okWithError', 'expired', 'busy'] as const;
export type Fault = (typeof faultNames)[number];

export const setting = z.object({ fault: z.enum(faultNames), delayMs: z.number().int().min(0).max(600_000).default(30_000) });
export type FaultSetting = z.output<typeof setting>;
