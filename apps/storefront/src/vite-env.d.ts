/// <reference types="vite/client" />

declare module "virtual:text-chunks" {
  /** Address of each language's texts; empty while developing. */
  export const textChunks: Readonly<Record<string, string>>;
}
