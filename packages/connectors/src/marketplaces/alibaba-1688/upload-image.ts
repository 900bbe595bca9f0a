import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Id } from "../../read-answer.ts";
import { askApi1688 } from "./ask-api.ts";
import type { Alibaba1688Session } from "./ask-gateway.ts";

/** Hands a picture to 1688 and returns the id under which it can be searched for. */
export async function uploadImage1688(
  session: Alibaba1688Session,
  image: Uint8Array,
): Promise<Result<string, SourceFailure>> {
  return askApi1688(session, {
    api: "product.image.upload",
    parameters: { uploadImageParam: { imageBase64: Buffer.from(image).toString("base64") } },
    payload: Id,
  });
}
