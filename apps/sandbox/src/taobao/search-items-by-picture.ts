import type { TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { itemRow } from "./item-rows.ts";
import type { TaobaoAnswer } from "./taobao-answer.ts";

const ROWS_MAX = 100;
/** Three megabytes, as long as they are in base64. */
const BASE64_MAX = 4 * 1024 * 1024;

/** `/upload/image`: keeps a picture for a search by it. */
export async function uploadItemPicture(world: World, fields: TextFields): Promise<TaobaoAnswer> {
  if ((fields["image_base64"] ?? "").length > BASE64_MAX) {
    return { biz_error_code: "IMAGE_TOO_LARGE", biz_error_msg: "the image is larger than 3 MB" };
  }
  const image_id = await world.lookAlikes.keep(Buffer.from(fields["image_base64"] ?? "", "base64"));
  return image_id
    ? { data: { image_id } }
    : { biz_error_code: "ILLEGAL_ARGUMENT", biz_error_msg: "image_base64 is not a picture" };
}

/** `/traffic/item/imgsearch`: items that look like an uploaded picture, in one list. */
export async function searchItemsByPicture(
  world: World,
  fields: TextFields,
): Promise<TaobaoAnswer> {
  const found = await world.lookAlikes.find(fields["image_id"] ?? "", "taobao");
  if (!found) return { biz_error_code: "ILLEGAL_ARGUMENT", biz_error_msg: "image_id is unknown" };
  return {
    data: found
      .map((product) => world.changes.apply(product))
      .filter((product) => product.isPublished)
      .slice(0, ROWS_MAX)
      .map((product) => itemRow(world, product, fields["language"])),
  };
}
