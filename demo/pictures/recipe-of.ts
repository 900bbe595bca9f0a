import { readContent } from "../content/read-content.ts";
import { seededChance } from "../catalogue/seeded-chance.ts";
import { goodsColour, type Tone } from "./colours.ts";
import type { Motif } from "./motif.ts";
import { motifOf } from "./motif-of.ts";
import type { BackdropName, Prop, Recipe, SceneName } from "./recipe.ts";

/** A listing as far as its pictures go. */
type Goods = { readonly base: string; readonly colors: readonly string[] };

const content = readContent();
const goodsByKey: ReadonlyMap<string, Goods> = new Map([
  ...content.products.map(
    (product) =>
      [
        product.id,
        {
          base: product.id,
          colors: product.options.find((one) => one.dimension === "color")?.values ?? [],
        },
      ] as const,
  ),
  ...content.variations.map(
    (variation) => [variation.id, { base: variation.of, colors: variation.colors }] as const,
  ),
]);
const hexByColor: ReadonlyMap<string, string | null | undefined> = new Map(
  content.dimensions
    .find((dimension) => dimension.id === "color")!
    .values.map((value) => [value.id, value.hex]),
);

const TONES: readonly Tone[] = ["stone", "sand", "mist", "blush", "sky", "pearl"];

/**
 * How to draw the picture of a name `<product>.<view>`, where the view is a colour, `main`,
 * `together`, `close`, `laid` or `box`; undefined for a product there is none of.
 */
export function recipeOf(name: string): Recipe | undefined {
  const [key = "", view = ""] = name.split(".");
  const goods = goodsByKey.get(key);
  if (!goods) return undefined;
  const motif = motifOf(key, goods.base);
  const chance = seededChance(`${key}/set`);
  const look = { tone: pick(motif.tones ?? TONES, chance), chance };
  switch (view) {
    case "together":
      return recipe(name, motif, {
        ...look,
        scene: TOGETHER[motif.scene],
        props: threeColors(goods).map((color) => propOf(motif, color)),
      });
    case "close":
      return recipe(name, motif, { ...look, scene: "close", props: [firstProp(motif, goods)] });
    case "laid":
      return recipe(name, motif, {
        ...look,
        scene: "flat",
        props: [{ ...firstProp(motif, goods), rotate: (motif.rotate ?? 0) - 9 }],
      });
    case "box":
      return recipe(name, motif, { ...look, scene: "box", props: [firstProp(motif, goods)] });
    case "main":
      return recipe(name, motif, { ...look, scene: motif.scene, props: [firstProp(motif, goods)] });
    default:
      return hexByColor.has(view)
        ? recipe(name, motif, { ...look, scene: motif.scene, props: [propOf(motif, view)] })
        : undefined;
  }
}

/** How several colours of one thing are shown, by how one of them is. */
const TOGETHER = {
  hang: "hangThree",
  hangThree: "hangThree",
  flat: "flatPair",
  flatPair: "flatPair",
  stand: "trio",
  plinth: "row",
  trio: "trio",
  row: "row",
  close: "close",
  box: "box",
} as const satisfies Record<SceneName, SceneName>;

function recipe(
  name: string,
  motif: Motif,
  set: { tone: Tone; chance: () => number; scene: SceneName; props: readonly Prop[] },
): Recipe {
  const [first, ...others] = set.props;
  return {
    name,
    scene: set.scene,
    backdrop: backdropFor(set.scene, motif, set.chance),
    tone: set.tone,
    props: [first!, ...others],
    size: motif.size ?? DEFAULT_SIZE[set.scene],
    hanger: motif.hanger ?? true,
  };
}

const DEFAULT_SIZE = {
  hang: 480,
  hangThree: 480,
  flat: 500,
  flatPair: 480,
  stand: 440,
  plinth: 380,
  trio: 430,
  row: 400,
  close: 480,
  box: 440,
} as const satisfies Record<SceneName, number>;

const SURFACES: readonly BackdropName[] = ["linen", "marble", "terrazzo", "wood", "linen"];

function backdropFor(scene: SceneName, motif: Motif, chance: () => number): BackdropName {
  switch (scene) {
    case "hang":
    case "hangThree":
      return "wall";
    case "flat":
    case "flatPair":
      return motif.surface ?? pick(SURFACES, chance);
    case "close":
      return motif.scene === "hang" ? "linen" : (motif.surface ?? "linen");
    default:
      return "studio";
  }
}

const firstProp = (motif: Motif, goods: Goods) => propOf(motif, goods.colors[0]);

function threeColors(goods: Goods): (string | undefined)[] {
  const [first, second, third] = goods.colors;
  return [first, second ?? first, third ?? first];
}

function propOf(motif: Motif, color: string | undefined): Prop {
  const hex = (color === undefined ? undefined : hexByColor.get(color)) ?? motif.colour;
  const colour = hex === undefined ? undefined : goodsColour(hex);
  return {
    object: motif.object,
    ...(colour && !motif.keepsColour ? { colour } : {}),
    texture: motif.texture ?? "matt",
    rotate: motif.rotate ?? 0,
    all: motif.all ?? false,
    chroma: motif.chroma ?? 0.66,
  };
}

function pick<T>(list: readonly T[], chance: () => number): T {
  return list[Math.floor(chance() * list.length)]!;
}
