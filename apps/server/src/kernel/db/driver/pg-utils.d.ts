/** The part of the client that writes values out for the database; its types leave it out. */
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}

/** The readers of every type by its number; those of the package itself take only numbers that it lists. */
declare module "pg/lib/type-overrides.js" {
  export default class TypeOverrides {
    getTypeParser(type: number): (text: string) => unknown;
  }
}
