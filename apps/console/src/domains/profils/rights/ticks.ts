/** A box among many, as the server holds it. */
export interface Box {
  key: string;
  stored: boolean;
  /** Off: nobody changes it. */
  enabled: boolean;
  /** Whether the person at work may give what it stands for; what is held may always be taken away. */
  mayGive: boolean;
}

/** The boxes that a form changes, and no others: without changes it is empty. */
export type Ticks = Readonly<Record<string, boolean>>;

export const isTicked = ({ key, stored }: Box, ticks: Ticks) => ticks[key] ?? stored;

export type Lock = 'disabled' | 'beyond';

/** Why a box does nothing. What was held when the page was read may be taken away and given again. */
export const lockOf = ({ enabled, mayGive, stored }: Box): Lock | null => {
  if (!enabled) return 'disabled';
  return mayGive || stored ? null : 'beyond';
};

/** The changes, once these boxes are set; locked ones stay as they are, but for a tick whose leave was withdrawn meanwhile: it may go. */
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

/** What the box of a group shows: it tells of the boxes that it may set. */
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
