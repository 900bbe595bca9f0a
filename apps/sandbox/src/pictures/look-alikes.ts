import type { SandboxProduct } from "../catalogue-shape.ts";
import { describePicture, likeness } from "./describe-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/** Finds goods that look like a picture somebody sent. */
export type LookAlikes = {
  /** Keeps a picture and gives its id; undefined for bytes that are no picture. */
  keep(picture: Buffer): Promise<string | undefined>;
  /** The goods of a marketplace, the most alike first; undefined for an unknown id. */
  find(imageId: string, platform: string): Promise<SandboxProduct[] | undefined>;
};

const AT_A_TIME = 4;
const KEPT_MAX = 200;
const FOUND_MAX = 60;
/** Less than this in common is no likeness at all. */
const LIKENESS_MIN = 2.9;

export function createLookAlikes(
  products: readonly SandboxProduct[],
  pictures: PictureStore,
): LookAlikes {
  const descriptionById = new Map<string, Float64Array>();
  let lastId = 1_490_507_813_791_335_080n;
  let described: Promise<ReadonlyMap<string, Float64Array>> | undefined;

  /** Looks at every main picture once, when the first person sends one; a few at a time. */
  async function describeAll() {
    // Sellers borrow pictures from each other: there are far fewer of them than goods.
    const waiting = [...new Set(products.map((product) => product.pictures[0]!))];
    const descriptionByName = new Map<string, Float64Array>();
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        const picture = await pictures.read(name);
        if (picture) descriptionByName.set(name, await describePicture(picture));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return descriptionByName;
  }

  return {
    async keep(picture) {
      try {
        const description = await describePicture(picture);
        described ??= describeAll();
        lastId += 7n;
        const id = String(lastId);
        descriptionById.set(id, description);
        if (descriptionById.size > KEPT_MAX) {
          descriptionById.delete(descriptionById.keys().next().value!);
        }
        return id;
      } catch {
        // sharp throws for whatever it cannot read; the marketplaces answer that with a refusal.
        return undefined;
      }
    },
    async find(imageId, platform) {
      const wanted = descriptionById.get(imageId);
      if (!wanted) return undefined;
      described ??= describeAll();
      const alikeByPicture = new Map(
        [...(await described)].map(([name, description]) => [name, likeness(description, wanted)]),
      );
      return products
        .filter((product) => product.platform === platform)
        .map((product) => ({ product, alike: alikeByPicture.get(product.pictures[0]!) ?? 0 }))
        .filter((one) => one.alike >= LIKENESS_MIN)
        .toSorted((one, other) => other.alike - one.alike)
        .slice(0, FOUND_MAX)
        .map((one) => one.product);
    },
  };
}
