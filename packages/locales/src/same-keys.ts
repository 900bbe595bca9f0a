/**
 * The shape a translation must have: exactly the keys of the simplified Chinese texts, with any
 * words. A missing or a surplus key does not compile.
 */
export type SameKeys<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : SameKeys<Source[Key]>;
};
