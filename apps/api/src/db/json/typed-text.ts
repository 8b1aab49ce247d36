import type { NumericText } from '../numeric.ts';

/** What a value that the driver reads is in JSON: a `numeric` becomes a number, the rest stays. */
export type Json<T> = T extends NumericText
  ? number
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : T;

/** Every key of a value, at any depth. */
export type Keys<T> = unknown extends T
  ? string
  : T extends readonly (infer Item)[]
    ? Keys<Item>
    : T extends object
      ? { [Key in keyof T & string]-?: Key | `${Key}.${Keys<T[Key]>}` }[keyof T & string]
      : never;

/**
 * JSON as it was built, a record by PostgreSQL, a list's bytes while its rows arrived; it goes to the network as it is.
 * `T` is what it says. A text is taken for another only if it says all of it and has no key that the other lacks.
 */
export class JsonText<out T, out K = Keys<T>> {
  /** For the compiler alone. */
  declare readonly keys: K;
  readonly json: string | Buffer;
  constructor(json: string | Buffer) {
    this.json = json;
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }

  parse(): T {
    // Who made the text named its type.
    return JSON.parse(this.json.toString()) as T;
  }
}
