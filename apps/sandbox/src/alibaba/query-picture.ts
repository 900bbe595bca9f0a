import type { World } from "../world.ts";
import type { Answer1688 } from "./answer-1688.ts";
import { pageOfOffers } from "./offer-rows.ts";

/** `product.image.upload`: keeps a picture for a search by it; the payload is its id. */
export async function uploadPicture(
  world: World,
  question: Record<string, unknown>,
): Promise<Answer1688> {
  const imageBase64 = question["imageBase64"];
  const imageId =
    typeof imageBase64 === "string" && imageBase64 !== ""
      ? await world.lookAlikes.keep(Buffer.from(imageBase64, "base64"))
      : undefined;
  if (!imageId) return { success: false, code: "400_1", message: "imageBase64 is not a picture" };
  return { success: true, code: "200", message: "操作成功", result: imageId };
}

/** `product.search.imageQuery`: offers that look like an uploaded picture, the closest first. */
export async function queryPicture(
  world: World,
  question: Record<string, unknown>,
): Promise<Answer1688> {
  const found = await world.lookAlikes.find(String(question["imageId"] ?? ""), "1688");
  if (!found) return { success: "false", code: "400_2", message: "imageId is not known" };
  return {
    // A string here, unlike in every other answer of this family.
    success: "true",
    code: "200",
    message: "操作成功",
    result: {
      ...pageOfOffers(world, found, question),
      picRegionInfo: { currentRegion: "0,800,0,800", yoloCropRegion: "0,800,0,800" },
    },
  };
}
