/// <reference types="vite/client" />

declare module "virtual:text-files" {
  /** Address of each language's texts; empty while developing. */
  export const textFiles: Readonly<Record<string, string>>;
}
