const hour = 60 * 60 * 1000;

interface Visits {
  /** The end of the visit before this one. */
  avant: string | null;
  vue: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null);

const read = (stored: string | null): Visits => {
  try {
    const { avant, vue } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Record<keyof Visits, unknown>>;
    return { avant: textOf(avant), vue: textOf(vue) };
  } catch {
    return { avant: null, vue: null };
  }
};

/** Coming back within an hour goes on with the same visit. */
export const visitAt = ({ avant, vue }: Visits, now: number): Visits => ({
  avant: vue !== null && now - Date.parse(vue) > hour ? vue : avant,
  vue: new Date(now).toISOString(),
});

/** Notes that this person is here, and answers when they were here before, in this browser. */
export const beginVisit = (login: string): string | null => {
  const key = `comptoir.visite.${login}`;
  const visit = visitAt(read(localStorage.getItem(key)), Date.now());
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing: changes count from a day ago.
  }
  return visit.avant;
};
