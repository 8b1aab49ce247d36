/** Milliseconds that distinguish a hang from a busy machine. */
export const patience = 120_000;
