import type { Needs } from "../needs.ts";
import { seal, unseal } from "./seal.ts";

/** What a customer submits to be verified; it lies sealed in the database. */
export interface RealName {
  readonly real_name: string;
  readonly id_card: string;
  readonly front_img: string;
  readonly back_img: string;
}

const ownerOf = (accountId: number): string => `real_name:${accountId}`;

export const sealRealName = (
  { config, chance }: Pick<Needs, "config" | "chance">,
  accountId: number,
  realName: RealName,
): Buffer =>
  seal(config.sealKey, { text: JSON.stringify(realName), owner: ownerOf(accountId) }, chance);

export const unsealRealName = (
  { config }: Pick<Needs, "config">,
  accountId: number,
  sealed: Buffer,
): RealName =>
  JSON.parse(unseal(config.sealKey, { sealed, owner: ownerOf(accountId) })) as RealName;
