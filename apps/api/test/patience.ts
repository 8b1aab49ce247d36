/** Milliseconds that tell a hang from a busy machine, for what comes in its own time. */
export const patience = 120_000;
