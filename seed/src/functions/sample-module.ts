export interface SampleModule {
  code: string;
  name: string;
  /** Kinds of right per profile, by the profile's letter: `V:UCM D:U`. */
  held: string;
  /** Kinds of right that are enabled, name, comment. */
  functions: readonly string[];
  /** The group's own administrator does not hold it either. */
  byProvider?: true;
}
