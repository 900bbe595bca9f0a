import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Flag, Yuan } from "../../read-answer.ts";
import type { SharedItem } from "../share-resolver.ts";
import { readUrl } from "../read-url.ts";
import { askTop, type TaobaoTopSession } from "./ask-api.ts";

const Shared = z.object({
  suc: Flag.nullish(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  price: Yuan.nullish().catch(null),
  pic_url: z.string().nullish(),
  url: z.string().nullish(),
});

/**
 * Asks Taobao what a share password stands for. An unknown or expired password is `not_found`
 * [SRCH-09] [API-55].
 */
export async function querySharePassword(
  session: TaobaoTopSession,
  text: string,
): Promise<Result<SharedItem, SourceFailure>> {
  const shared = await askTop(session, {
    method: "taobao.wireless.share.tpwd.query",
    parameters: { password_content: text },
    payload: Shared,
  });
  if (!shared.ok) {
    // The one thing that can be wrong with this question is the password.
    const { error } = shared;
    return error.code === "rejected" ? refuse({ ...error, code: "not_found" }) : shared;
  }
  const { suc, title, content, price, pic_url, url } = shared.value;
  if (suc === false || !url) {
    const detail = "the password is unknown or expired";
    return refuse({ code: "not_found", source: session.source.name, detail });
  }
  return ok({
    url: readUrl(url),
    // Taobao calls every item "a treasure" in `title` and names it in `content`.
    title: content ?? title ?? "",
    ...(pic_url && { image: readUrl(pic_url) }),
    ...(typeof price === "number" && { price }),
  });
}
