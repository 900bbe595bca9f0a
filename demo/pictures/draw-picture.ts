import { composePicture } from "./compose-picture.ts";
import { recipeOf } from "./recipe-of.ts";

/** Draws the picture of that name; undefined for a name that stands for no product. */
export async function drawPicture(name: string): Promise<Buffer | undefined> {
  const recipe = recipeOf(name);
  return recipe && composePicture(recipe);
}
