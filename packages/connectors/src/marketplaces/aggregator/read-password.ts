import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Yuan } from "../../read-answer.ts";
import { readUrl } from "../read-url.ts";
import type { SharedItem } from "../share-resolver.ts";
import type { AggregatorSession } from "./aggregator-config.ts";
import { askAggregator } from "./ask-api.ts";

const Shared = z.object({
  item: z.object({
    url: z.string().nullish(),
    title: z.string().nullish(),
    pic_url: z.string().nullish(),
    price: Yuan.nullish().catch(null),
  }),
});

/** Asks what a share password of the platform stands for; unknown and expired ones are `not_found`. */
export async function readAggregatorPassword(
  session: AggregatorSession,
  text: string,
): Promise<Result<SharedItem, SourceFailure>> {
  const shared = await askAggregator(session, {
    api: "item_password",
    parameters: { word: text },
    answer: Shared,
  });
  if (!shared.ok) {
    // The one thing that can be wrong with this question is the password.
    const { error } = shared;
    return error.code === "rejected" ? refuse({ ...error, code: "not_found" }) : shared;
  }
  const { url, title, pic_url, price } = shared.value.item;
  if (!url) {
    const detail = "the password is unknown or expired";
    return refuse({ code: "not_found", source: session.source.name, detail });
  }
  return ok({
    url: readUrl(url),
    title: title ?? "",
    ...(pic_url && { image: readUrl(pic_url) }),
    ...(typeof price === "number" && { price }),
  });
}
