/** A box among many, as the server holds it. */
export interface Box {
  key: string;
  stored: boolean;
  /** Off: nobody may change it. */
  enabled: boolean;
  /** Whether this person may give the right; a held one may always be removed. */
  mayGive: boolean;
}

/** The boxes that a form changes: empty without changes. */
export type Ticks = Readonly<Record<string, boolean>>;

export const isTicked = ({ key, stored }: Box, ticks: Ticks) => ticks[key] ?? stored;

/** How many of them people of the profile would have: a tick counts only where the right is enabled. */
export const countHeld = (boxes: readonly (Box | undefined)[], ticks: Ticks) =>
  boxes.filter((box) => box?.enabled && isTicked(box, ticks)).length;

export type Lock = 'disabled' | 'beyond';

/** Why a box is disabled. A right that was held when the page was read may be removed and restored. */
export const lockOf = ({ enabled, mayGive, stored }: Box): Lock | null => {
  if (!enabled) return 'disabled';
  return mayGive || stored ? null : 'beyond';
};

/** The changes after setting these boxes. Locked ones stay, except a tick whose permission was withdrawn meanwhile: it may go. */
export const withTicks = (ticks: Ticks, boxes: readonly Box[], on: boolean): Ticks => {
  const next = new Map(Object.entries(ticks));
  for (const box of boxes) {
    if (!box.enabled || (on && lockOf(box))) continue;
    if (box.stored === on) next.delete(box.key);
    else next.set(box.key, on);
  }
  return Object.fromEntries(next);
};

export type GroupState = 'all' | 'some' | 'none' | 'locked';

/** The state of a group's box, from the boxes that it may set. */
export const stateOf = (boxes: readonly Box[], ticks: Ticks): GroupState => {
  const open = boxes.filter((box) => !lockOf(box));
  if (open.length === 0) return 'locked';
  const ticked = open.filter((box) => isTicked(box, ticks)).length;
  if (ticked === 0) return 'none';
  return ticked === open.length ? 'all' : 'some';
};

/** How many of these boxes the form changes. */
export const countChanged = (boxes: readonly Box[], ticks: Ticks) =>
  boxes.filter(({ key, stored }) => (ticks[key] ?? stored) !== stored).length;
