/** Whether the server of these pages answers within two seconds. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
};
