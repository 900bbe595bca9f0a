import {
  type DeclaredLine,
  faultOfDeclaration,
} from "@sampan/domain/logistics/merging/declaration";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { PartContent } from "./find-contents.ts";

export type DeclarationRefused = Refusal<"declaration_incomplete" | "declaration_vague">;

/** Every live line is declared by name, or none is yet: then customs is told later. */
export function checkDeclared(
  declaration: readonly DeclaredLine[],
  contents: readonly PartContent[],
): Result<null, DeclarationRefused> {
  const live = contents.filter(({ status }) => isLiveItem(status));
  const oids = [...new Set(live.map(({ oid }) => oid))];
  const fault = declaration.length > 0 && faultOfDeclaration(declaration, oids);
  if (!fault) return ok(null);
  const { code, ...values } = fault;
  return refuse({ code, values });
}
