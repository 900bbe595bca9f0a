/** The part of the client that writes values out for the database; its types leave it out. */
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
