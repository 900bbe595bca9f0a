import { seal, unseal } from "../../kernel/seals/seal.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { SealedCode } from "./sealed-code.ts";

const ownerOf = (to: string): string => `captcha:${to}`;

export const sealCode = (
  { config, chance }: Pick<Needs, "config" | "chance">,
  { to, code }: { readonly to: string; readonly code: string },
): string => seal(config.sealKey, { text: code, owner: ownerOf(to) }, chance).toString("base64");

export const unsealCode = (
  { config }: Pick<Needs, "config">,
  { to, sealed_code }: SealedCode,
): string =>
  unseal(config.sealKey, { sealed: Buffer.from(sealed_code, "base64"), owner: ownerOf(to) });
