import { carton, plinth, rail } from "./furniture.ts";
import { layFlat, type Layer, stand } from "./layers.ts";
import type { LitObject } from "./light-object.ts";
import type { Prop, Recipe, SceneName } from "./recipe.ts";

/** Prepares one object at a size; `rotate` adds to its own turn. */
export type Prepare = (prop: Prop, size: number) => Promise<LitObject>;

/** Sets the objects of a recipe up before the camera: layers from the back to the front. */
export function setScene(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  return SCENES[recipe.scene](recipe, prepare);
}

const SCENES: Readonly<Record<SceneName, (r: Recipe, prepare: Prepare) => Promise<Layer[]>>> = {
  hang,
  hangThree,
  flat,
  flatPair,
  stand: single,
  plinth: onPlinth,
  trio,
  row,
  close,
  box,
};

/** The n-th object, beginning again where there are fewer. */
const propAt = (recipe: Recipe, at: number): Prop => recipe.props[at % recipe.props.length]!;

const turnedBy = (prop: Prop, degrees: number): Prop => ({
  ...prop,
  rotate: prop.rotate + degrees,
});

async function hang(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size);
  const top = Math.round(Math.max(150, 420 - object.height / 2));
  const hanger = rail({ x: 400, neck: top + 12, spread: object.width * 0.2, y: 84 });
  return [
    ...(recipe.hanger ? [hanger] : []),
    ...(await layFlat(object, { left: Math.round(400 - object.width / 2), top }, 1.2)),
  ];
}

async function hangThree(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const [at, x] of [146, 400, 654].entries()) {
    const object = await prepare(propAt(recipe, at), recipe.size * 0.54);
    const left = Math.round(x - object.width / 2);
    if (recipe.hanger) {
      layers.push(rail({ x, neck: 288, spread: object.width * 0.2, y: 172 }));
    }
    layers.push(...(await layFlat(object, { left, top: 276 }, 0.9)));
  }
  return layers;
}

async function flat(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size);
  return layFlat(object, {
    left: Math.round(400 - object.width / 2),
    top: Math.round(396 - object.height / 2),
  });
}

async function flatPair(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const behind = await prepare(turnedBy(propAt(recipe, 1), 14), recipe.size * 0.8);
  const front = await prepare(turnedBy(propAt(recipe, 0), -14), recipe.size * 0.8);
  return [
    ...(await layFlat(behind, {
      left: Math.round(556 - behind.width / 2),
      top: Math.round(300 - behind.height / 2),
    })),
    ...(await layFlat(front, {
      left: Math.round(270 - front.width / 2),
      top: Math.round(500 - front.height / 2),
    })),
  ];
}

async function single(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size * 1.1);
  return stand(object, { x: 388, floor: Math.min(700, 430 + object.height / 2) });
}

async function onPlinth(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size);
  const radius = Math.max(170, Math.min(300, object.width * 0.6));
  return [
    ...(await plinth({ x: 400, top: 622, radius, height: 100 }, recipe.tone)),
    ...(await stand(object, { x: 396, floor: 630 })),
  ];
}

async function trio(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const [at, x, floor, scale] of [
    [1, 196, 560, 0.66],
    [2, 612, 568, 0.66],
    [0, 404, 668, 0.74],
  ] as const) {
    const object = await prepare(propAt(recipe, at), recipe.size * scale);
    layers.push(...(await stand(object, { x, floor })));
  }
  return layers;
}

/** How wide each of three side by side may be. */
const ROOM_OF_THREE = 232;

async function row(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const [at, x] of [152, 400, 648].entries()) {
    const prop = propAt(recipe, at);
    const tall = await prepare(prop, recipe.size * 0.86);
    const object =
      tall.width > ROOM_OF_THREE
        ? await prepare(prop, Math.max(tall.width, tall.height) * (ROOM_OF_THREE / tall.width))
        : tall;
    layers.push(...(await stand(object, { x, floor: 632 })));
  }
  return layers;
}

async function close(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size * 1.62);
  return layFlat(
    object,
    { left: Math.round(470 - object.width / 2), top: Math.round(470 - object.height / 2) },
    1.4,
  );
}

async function box(recipe: Recipe, prepare: Prepare): Promise<Layer[]> {
  const object = await prepare(recipe.props[0], recipe.size * 0.72);
  const print = await prepare(recipe.props[0], 220);
  return [
    ...(await carton(
      { x: 470, floor: 590, side: 330, tall: 1.15 },
      { face: [226, 214, 196], tape: [236, 228, 214] },
      print,
    )),
    ...(await stand(object, { x: 236, floor: 676 })),
  ];
}
