export interface Area {
  readonly name: string;
  readonly name_en: string;
  /** The whole code, where an area has one. */
  readonly postal_code?: string;
  /** The digits a code there begins with; the street decides the rest. */
  readonly postal_prefix?: string;
}
