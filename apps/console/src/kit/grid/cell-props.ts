/** What every kind of cell is given. */
export interface CellProps<Value> {
  /** 'Code Site BaseVN : Opel Lannion' */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The cell is left, or chosen in. */
  onLeave: () => void;
  /** Why it does nothing, or what the server refuses of it. */
  reason: string | null;
  isClosed: boolean;
  isRefused: boolean;
  isChanged: boolean;
}
